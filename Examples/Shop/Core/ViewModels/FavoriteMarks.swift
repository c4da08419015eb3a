import Foundation
import Observation

/// The favorites as one screen sees them; the service holds the set, this follows it.
@MainActor @Observable
package final class FavoriteMarks {
  package private(set) var ids: LoadingState<Set<Product.ID>> = .idle
  /// Why the last change was not made.
  package private(set) var notice: String?
  @ObservationIgnored private let service: any FavoritesService

  package init(service: any FavoritesService) {
    self.service = service
  }

  package func contains(_ product: Product) -> Bool { ids.value?.contains(product.id) ?? false }

  /// Keeps `ids` as the service has them, until the task is cancelled.
  package func follow() async {
    do {
      for await ids in try await service.updates() { self.ids = .loaded(ids) }
    } catch is CancellationError {
    } catch {
      ids = .failed(error.localizedDescription)
    }
  }

  /// Adds the product or takes it off; `ids` changes when the service says so.
  package func toggle(_ product: Product) async {
    do {
      try await service.toggle(product.id)
      notice = nil
    } catch {
      notice = error.localizedDescription
    }
  }
}
