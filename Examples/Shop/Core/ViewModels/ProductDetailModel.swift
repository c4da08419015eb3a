import Observation

/// One product: at once as the caller knows it, then as the server has it now.
@MainActor @Observable
package final class ProductDetailModel: ScreenModel {
  package let marks: FavoriteMarks
  private let known: Product
  private let loader = Loader<Product>()
  @ObservationIgnored private let service: any ProductService

  package init(product: Product, service: any ProductService, favorites: any FavoritesService) {
    known = product
    self.service = service
    marks = FavoriteMarks(service: favorites)
  }

  /// The newest that is known; there is always one to show.
  package var product: Product { loader.latest ?? known }

  /// How far the newest is.
  package var state: LoadingState<Product> { loader.state }

  package var isSettled: Bool { state.isSettled && marks.ids.isSettled }

  package func load() async {
    await loader.load { try await service.product(id: known.id) }
  }
}
