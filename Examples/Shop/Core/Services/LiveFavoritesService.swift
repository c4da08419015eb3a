import Foundation

/// Favorites in a key-value store. Reads the store each time, so there is no second copy to fall behind.
package actor LiveFavoritesService: FavoritesService {
  private static let key = "favorites"
  private let store: any KeyValueStore
  private let followers = Broadcaster<Set<Product.ID>>()

  package init(store: any KeyValueStore) {
    self.store = store
  }

  package func updates() throws -> AsyncStream<Set<Product.ID>> {
    followers.stream(startingWith: try stored())
  }

  package func toggle(_ id: Product.ID) throws {
    let ids = try stored().symmetricDifference([id])
    try store.set(JSONEncoder().encode(ids.sorted()), forKey: Self.key)
    followers.send(ids)
  }

  // Throws rather than starting afresh: what cannot be read must not be overwritten.
  private func stored() throws -> Set<Product.ID> {
    guard let data = try store.data(forKey: Self.key) else { return [] }
    guard let ids = try? JSONDecoder().decode(Set<Product.ID>.self, from: data) else {
      throw UnreadableFavorites()
    }
    return ids
  }
}

/// The stored favorites are not what this app wrote.
package struct UnreadableFavorites: Error, LocalizedError {
  package init() {}

  package var errorDescription: String? { "The stored favorites cannot be read; they are left as they are." }
}
