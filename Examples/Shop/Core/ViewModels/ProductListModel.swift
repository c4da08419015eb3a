import Observation

/// All goods.
@MainActor @Observable
package final class ProductListModel: ScreenModel {
  package let marks: FavoriteMarks
  private let loader = Loader<[Product]>()
  @ObservationIgnored private let service: any ProductService

  package init(service: any ProductService, favorites: any FavoritesService) {
    self.service = service
    marks = FavoriteMarks(service: favorites)
  }

  package var state: LoadingState<[Product]> { loader.state }

  package var isSettled: Bool { state.isSettled && marks.ids.isSettled }

  package func load() async {
    await loader.load { try await service.products() }
  }
}
