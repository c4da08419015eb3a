import Foundation
import Observation
import Seam
import SeamTesting
import Testing

struct Product: Codable, Sendable {
  let id: Int
  let name: String
}

protocol Transport: Sendable {
  func get(_ path: String) async throws -> Data
}

struct LiveTransport: Transport {
  func get(_ path: String) async throws -> Data { fatalError("the world outside") }
}

struct Offline: Transport {
  func get(_ path: String) throws -> Data { throw Closed() }
}

struct StubTransport: Transport {
  private let text: String
  init(_ text: String) { self.text = text }
  func get(_ path: String) -> Data { Data(text.utf8) }
}

struct Closed: Error {}

actor TokenStore {
  var token: String?
}

struct APIClient: Sendable {
  let transport: any Transport
  let tokens: TokenStore

  func get<T: Decodable>(_ path: String) async throws -> T {
    try JSONDecoder().decode(T.self, from: await transport.get(path))
  }
}

protocol ProductService: Sendable {
  func products() async throws -> [Product]
}

struct LiveProductService: ProductService {
  let client: APIClient
  func products() async throws -> [Product] { try await client.get("products") }
}

struct StubProductService: ProductService {
  private let result: Result<[Product], any Error>
  init(_ products: [Product]) { result = .success(products) }
  init(failing error: any Error) { result = .failure(error) }
  func products() throws -> [Product] { try result.get() }
}

@MainActor @Observable
final class ProductDetail {
  let product: Product
  private let service: any ProductService

  init(product: Product, service: any ProductService) {
    self.product = product
    self.service = service
  }
}

@Test func `a boundary that is forgotten is reported as the page says`() {
  withKnownIssue {
    _ = AppScope.test().products
  } matching: { issue in
    expectText("boundary", issue.comments.first?.rawValue ?? "")
    return true
  }
}

@MainActor @Test func `scenarios play as the page says`() async throws {
  let preview = AppScope.preview(.failing).productList()
  await preview.load()
  #expect(preview.problem == "Closed()")
  let test = AppScope.test { $0.play(.empty) }.productList()
  await test.load()
  #expect(test.names == [])
  let launched = try AppScope().playing(arguments: ["app", "-scenario", "failing"]).productList()
  await launched.load()
  #expect(launched.problem == "Closed()")
}
