/// Products as somebody wishes them.
package actor MockProductService: ProductService {
  package enum Call: Equatable, Sendable {
    case products
    case product(Product.ID)
  }

  package private(set) var calls: [Call] = []
  private var answer: Answer<[Product]>

  package init(_ answer: Answer<[Product]> = .value(Product.samples)) {
    self.answer = answer
  }

  package func change(to answer: Answer<[Product]>) { self.answer = answer }

  package func products() async throws -> [Product] {
    calls.append(.products)
    return try await answer()
  }

  package func product(id: Product.ID) async throws -> Product {
    calls.append(.product(id))
    guard let product = try await answer().first(where: { $0.id == id }) else {
      throw APIError.server(status: 404, message: "there is no product '\(id)'")
    }
    return product
  }
}
