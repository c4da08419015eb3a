import Foundation
import SeamDoubles
import ShopServer
import Testing

@testable import ShopCore

@Suite(.timeLimit(.minutes(1))) struct LiveProductServiceTests {
  func service(_ server: ShopServer) -> LiveProductService {
    LiveProductService(
      client: APIClient(
        server: server.url, transport: URLSessionTransport(), tokens: LiveTokenStore(store: InMemoryStore())))
  }

  @Test func `the products come from the server`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let products = try await service(server).products()
    #expect(products.count == 20)
    #expect(products.map(\.id) == Array(1...20))
  }

  @Test func `one product comes with its price and date`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let mug = try await service(server).product(id: 6)
    #expect(
      mug
        == Product(
          id: 6, name: "Enamel mug", details: "White with a blue rim. Chips with dignity.",
          price: Price(cents: 1150, currency: "EUR"), updated: Date(timeIntervalSince1970: 1_763_364_000),
          image: "mug"))
  }

  @Test func `a product that is not there is a 404 with the server's message`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    await #expect(throws: APIError.server(status: 404, message: "there is no product '99'")) {
      try await service(server).product(id: 99)
    }
  }

  @Test func `a failing server is an error until it works again`() async throws {
    let backend = try Backend(isFailing: true)
    let server = try ShopServer(backend: backend)
    defer { server.stop() }
    await #expect(throws: APIError.server(status: 500, message: "closed for stocktaking")) {
      try await service(server).products()
    }
    backend.isFailing = false
    #expect(try await service(server).products().count == 20)
  }
}
