/// The products that are liked on this machine, whoever is signed in: one set, for all screens of all windows.
// seam:mock
package protocol FavoritesService: Sendable {
  /// The set as it is, then the set after each change, whoever made it.
  ///
  /// A slow reader gets the newest set, not each one between. Throws where the set cannot be read.
  func updates() async throws -> AsyncStream<Set<Product.ID>>

  /// Adds the product, or removes it if it is there.
  func toggle(_ id: Product.ID) async throws
}
