/// The goods of the shop.
package protocol ProductService: Sendable {
  func products() async throws -> [Product]
  func product(id: Product.ID) async throws -> Product
}
