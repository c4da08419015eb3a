import Observation
package import ShopCheckout

/// Where one window is: its tab, the product that is open, and what is selected in each list.
///
/// Builds each screen's view model from its scope; screens know neither it nor each other.
@MainActor @Observable
package final class Coordinator {
  package enum Tab: CaseIterable, Sendable { case products, favorites, cart, orders, account, settings }

  package let products: ProductListModel
  package let favorites: FavoritesModel
  package let account: AccountModel
  package private(set) var tab = Tab.products
  /// The product that is open, over the list it was chosen from.
  package private(set) var detail: ProductDetailModel?
  /// What is there for whoever is signed in.
  package private(set) var member: MemberScope?
  package private(set) var checkout: CheckoutModel?
  private var selections: [Tab: Selection] = [:]
  @ObservationIgnored private let window: WindowScope
  @ObservationIgnored private let sessions: Sessions

  package init(window: WindowScope, sessions: Sessions) {
    self.window = window
    self.sessions = sessions
    products = window.products
    favorites = window.favorites
    account = window.account
  }

  /// Takes up each session and lets go of all that was there for the one before, until the task is cancelled.
  package func follow() async {
    await sessions.follow { [self] session in
      member = session.map { MemberScope(parent: window, session: $0) }
      checkout = nil
      selections[.cart] = nil
    }
  }

  /// The screen in front; settings have no model.
  package var screen: (any ScreenModel)? {
    if let checkout { return checkout }
    if let detail { return detail }
    return switch tab {
    case .products: products
    case .favorites: favorites
    case .cart: member?.cart ?? account
    case .orders: member?.orders ?? account
    case .account: account
    case .settings: nil
    }
  }

  /// All screens whose work goes on, also of those that are covered.
  package var screens: [any ScreenModel] {
    var screens: [any ScreenModel] = [products, favorites, account]
    if let member { screens += [member.cart, member.orders] as [any ScreenModel] }
    return screens + ([detail, checkout] as [(any ScreenModel)?]).compactMap(\.self)
  }

  /// What the list of the tab shows.
  package var listed: [Product] {
    switch tab {
    case .products: products.state.value ?? []
    case .favorites: favorites.state.value ?? []
    case .cart: member?.cart.lines.value?.map(\.product) ?? []
    case .orders, .account, .settings: []
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
    checkout = nil
    self.tab = tab
  }

  /// Moves the selection, not beyond the ends.
  package func moveSelection(by distance: Int) {
    guard detail == nil, let selectedIndex else { return }
    let index = min(max(selectedIndex + distance, 0), listed.count - 1)
    selections[tab] = Selection(id: listed[index].id, index: index)
  }

  package func select(_ product: Product) {
    guard let index = listed.firstIndex(where: { $0.id == product.id }) else { return }
    selections[tab] = Selection(id: product.id, index: index)
  }

  package func openSelection() {
    guard detail == nil, checkout == nil, let product else { return }
    open(product)
  }

  package func open(_ product: Product) { detail = window.productDetail(product) }

  package func picture(of product: Product) -> PictureModel { window.picture(of: product) }

  /// Opens the bill; who is not signed in has none.
  package func openCheckout() {
    show(.cart)
    checkout = member.map { CheckoutScope(parent: $0).model }
  }

  /// Closes what is open over the list.
  package func goBack() {
    detail = nil
    checkout = nil
  }

  package func toggleFavorite(_ product: Product) async {
    guard let screen = screen as? any MarkedScreenModel else { return }
    await screen.marks.toggle(product)
  }

  /// Puts that many more of a product into the cart, or takes them out; asks to sign in first.
  package func changeCart(_ product: Product, by amount: Int) async {
    guard let member else { return show(.account) }
    await member.cart.change(product, by: amount)
  }

  package func clearImages() async { await window.images.clear() }

  private struct Selection {
    var id: Product.ID
    var index: Int
  }
}
