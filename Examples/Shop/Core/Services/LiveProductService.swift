/// The goods, from the server.
package struct LiveProductService: ProductService {
  let client: APIClient

  package func products() async throws -> [Product] { try await client.get("products") }

  package func product(id: Product.ID) async throws -> Product { try await client.get("products/\(id)") }

  package func update(_ product: Product) async throws -> Product {
    try await client.put("products/\(product.id)", product)
  }

  package func picture(named name: String) async throws -> Picture {
    try await client.get("pictures/\(name)")
  }
}
