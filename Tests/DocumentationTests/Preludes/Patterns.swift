import Foundation
import Observation
import Seam
import Testing

struct Product: Codable, Equatable, Sendable {
  let id: Int
  let name: String
}

protocol Transport: Sendable {
  func send(_ method: String, _ path: String, token: String?) async throws -> Data
}

struct LiveTransport: Transport {
  func send(_ method: String, _ path: String, token: String?) async throws -> Data { fatalError("live") }
}

struct NoTransport: Transport {
  func send(_ method: String, _ path: String, token: String?) throws -> Data { throw Closed() }
}

struct Closed: Error {}

protocol KeyValueStore: Sendable {}
struct FileStore: KeyValueStore {}
struct MemoryStore: KeyValueStore {}

struct LivePriceFeed: PriceFeed {
  func prices() -> AsyncStream<Int> { fatalError("live") }
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

func show(_ app: AppScope) async throws {}

extension AppScope {
  @MainActor func productList() -> ProductList { ProductList(service: products) }
}
