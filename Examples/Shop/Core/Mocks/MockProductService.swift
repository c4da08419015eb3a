package import SeamDoubles

/// Products as somebody wishes them.
package struct MockProductService: ProductService {
  package let all: Stub<Void, [Product]>
  package let updating: Stub<Product, Product>
  package let picture: Stub<String, Picture>

  /// - Parameter all: what each question after products is answered from.
  package init(
    _ all: Stub<Void, [Product]>.Behavior = .returns(Product.samples),
    picture: Stub<String, Picture>.Behavior = .calls { Picture(rows: ["[\($0)]"]) }
  ) {
    self.all = Stub(all)
    updating = Stub(.calls { $0 })
    self.picture = Stub(picture)
  }

  package func products() async throws -> [Product] { try await all() }

  package func product(id: Product.ID) async throws -> Product {
    guard let product = try await all().first(where: { $0.id == id }) else {
      throw APIError.server(status: 404, message: "there is no product '\(id)'")
    }
    return product
  }

  package func update(_ product: Product) async throws -> Product { try await updating(product) }

  package func picture(named name: String) async throws -> Picture { try await picture(name) }
}
