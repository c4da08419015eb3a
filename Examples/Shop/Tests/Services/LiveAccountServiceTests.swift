import Foundation
import Seam
import SeamDoubles
import SeamTesting
import ShopServer
import Testing

@testable import ShopCore

/// What needs an account, from the services to the real server.
@Suite(.timeLimit(.minutes(1))) struct LiveAccountServiceTests {
  func app(_ server: ShopServer) -> AppScope {
    AppScope.test {
      $0.play(.live)
      $0.server = server.url
    }
  }

  @Test func `somebody signs in and out`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let app = app(server)
    await #expect(throws: APIError.server(status: 403, message: "this name and password do not go together"))
    {
      try await app.accountService.signIn(name: "Ada", password: "wrong")
    }
    #expect(try await app.tokenStore.account() == nil)
    try await app.accountService.signIn(name: "Ada", password: Backend.password)
    #expect(try await app.tokenStore.account()?.name == "Ada")
    try await app.accountService.signOut()
    #expect(try await app.tokenStore.account() == nil)
  }

  @Test func `who is signed in can sign out where the server is gone`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let app = app(server)
    try await app.accountService.signIn(name: "Ada", password: Backend.password)
    try await app.replacing { $0.server = URL(string: "http://127.0.0.1:1")! }.accountService.signOut()
    #expect(try await app.tokenStore.account() == nil)
  }

  @Test func `a price is changed by who is signed in, and everybody hears of it`() async throws {
    let (requests, arrive) = AsyncStream.makeStream(of: HTTPRequest.self)
    let server = try ShopServer(backend: Backend(onRequest: { arrive.yield($0) }))
    defer { server.stop() }
    let app = app(server)
    var lamp = try await app.productService.product(id: 1)
    lamp.price.cents = 100
    await #expect(throws: APIError.server(status: 401, message: "sign in first")) {
      try await app.productService.update(lamp)
    }
    try await app.accountService.signIn(name: "Ada", password: Backend.password)
    var changes = try await app.priceService.changes().makeAsyncIterator()
    for await request in requests where request.path == ["prices"] { break }
    let answer = try await app.productService.update(lamp)
    #expect(answer.price.cents == 100)
    #expect(answer.updated > lamp.updated)
    #expect(await changes.next() == PriceChange(id: 1, cents: 100))
    #expect(try await app.productService.product(id: 1) == answer)
  }

  @Test func `an order is placed at the server and kept here, for its owner alone`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let app = app(server)
    try await app.accountService.signIn(name: "Ada", password: Backend.password)
    let session = SessionScope(parent: app, account: try #require(try await app.tokenStore.account()))
    let first = try await session.orders.place(CartLine.samples)
    let second = try await session.orders.place([CartLine.samples[1]])
    #expect(first.number != second.number)
    #expect(try await session.orders.orders().map(\.number) == [second.number, first.number])
    let other = SessionScope(parent: app, account: Account(name: "Bo", token: "x"))
    #expect(try await other.orders.orders() == [])
    await #expect(throws: APIError.server(status: 401, message: "sign in first")) {
      try await app.replacing { $0.replace(\.tokenStore) { _ in LiveTokenStore(store: InMemoryStore()) } }
        .apiClient.post("orders", [String]()) as [String: String]
    }
  }

  @Test func `a picture is drawn by the server`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let picture = try await app(server).productService.picture(named: "lamp")
    #expect(picture.rows == ["┌──────┐", "│ lamp │", "└──────┘"])
  }
}

extension Scenario<AppScope> {
  /// The network is real, and nothing is kept.
  fileprivate static var live: Self {
    Self("live") {
      $0.allow(\.transport)
      $0.secrets = InMemoryStore()
      $0.database = .inMemory()
    }
  }
}
