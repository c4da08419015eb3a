import Observation

/// Where one window is: its tab, the product that is open, and what is selected in each list.
///
/// Builds each screen's view model from what it was given; screens know neither it nor each other.
@MainActor @Observable
package final class Coordinator {
  package enum Tab: CaseIterable, Sendable { case products, favorites }

  package let products: ProductListModel
  package let favorites: FavoritesModel
  package private(set) var tab = Tab.products
  /// The product that is open, over the list it was chosen from.
  package private(set) var detail: ProductDetailModel?
  private var selections: [Tab: Selection] = [:]
  @ObservationIgnored private let makeDetail: @MainActor (Product) -> ProductDetailModel

  package init(
    products: ProductListModel, favorites: FavoritesModel,
    makeDetail: @escaping @MainActor (Product) -> ProductDetailModel
  ) {
    self.products = products
    self.favorites = favorites
    self.makeDetail = makeDetail
  }

  /// The screen in front.
  package var screen: any ScreenModel {
    switch (detail, tab) {
    case (let detail?, _): detail
    case (nil, .products): products
    case (nil, .favorites): favorites
    }
  }

  /// What the list of the tab shows.
  package var listed: [Product] {
    switch tab {
    case .products: products.state.value ?? []
    case .favorites: favorites.state.value ?? []
    }
  }

  /// The place of the selected product; where that one is gone, what has come to its place.
  package var selectedIndex: Int? {
    guard !listed.isEmpty else { return nil }
    guard let selection = selections[tab] else { return 0 }
    return listed.firstIndex { $0.id == selection.id } ?? min(selection.index, listed.count - 1)
  }

  /// The product that is open, or else selected.
  package var product: Product? { detail?.product ?? selectedIndex.map { listed[$0] } }

  package func show(_ tab: Tab) {
    detail = nil
    self.tab = tab
  }

  /// Moves the selection, not beyond the ends.
  package func moveSelection(by distance: Int) {
    guard detail == nil, let selectedIndex else { return }
    let index = min(max(selectedIndex + distance, 0), listed.count - 1)
    selections[tab] = Selection(id: listed[index].id, index: index)
  }

  package func openSelection() {
    guard detail == nil, let product else { return }
    detail = makeDetail(product)
  }

  package func closeDetail() { detail = nil }

  package func toggleFavorite() async {
    guard let product else { return }
    await screen.marks.toggle(product)
  }

  private struct Selection {
    var id: Product.ID
    var index: Int
  }
}
