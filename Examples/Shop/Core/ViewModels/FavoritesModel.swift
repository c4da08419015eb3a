import Observation

/// The goods somebody likes.
@MainActor @Observable
package final class FavoritesModel: MarkedScreenModel {
  package let marks: FavoriteMarks
  private let loader = Loader<[Product]>()
  @ObservationIgnored private let service: any ProductService

  package init(service: any ProductService, favorites: any FavoritesService) {
    self.service = service
    marks = FavoriteMarks(service: favorites)
  }

  /// Loaded when both are known, the goods and which of them are liked.
  package var state: LoadingState<[Product]> {
    switch (loader.state, marks.ids) {
    case (.failed(let message), _), (_, .failed(let message)): .failed(message)
    case (.loaded(let products), .loaded(let ids)): .loaded(products.filter { ids.contains($0.id) })
    case (.idle, _): .idle
    default: .loading
    }
  }

  package var isSettled: Bool { state.isSettled }

  package func load() async {
    await loader.load { try await service.products() }
  }
}
