/// The goods of the shop.
// seam:mock
package protocol ProductService: Sendable {
  func products() async throws -> [Product]
  func product(id: Product.ID) async throws -> Product
  /// Changes a product, and gives it as the shop has it then.
  func update(_ product: Product) async throws -> Product
  func picture(named name: String) async throws -> Picture
}
