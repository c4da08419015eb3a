package import SeamDoubles

/// Favorites in memory, or an error.
package actor MockFavoritesService: FavoritesService {
  package nonisolated let toggles = CallRecorder<Product.ID>()
  private var ids: Set<Product.ID>
  private let failure: (any Error)?
  private let followers = Broadcaster<Set<Product.ID>>()

  /// - Parameter failure: what each call throws.
  package init(_ ids: Set<Product.ID> = [], failure: (any Error)? = nil) {
    self.ids = ids
    self.failure = failure
  }

  package func updates() throws -> AsyncStream<Set<Product.ID>> {
    if let failure { throw failure }
    return followers.stream(startingWith: ids)
  }

  package func toggle(_ id: Product.ID) throws {
    toggles.record(id)
    if let failure { throw failure }
    ids.formSymmetricDifference([id])
    followers.send(ids)
  }
}
