import Foundation
import Seam
import SeamDoubles
import SeamTesting
import Testing

@testable import ShopCore
@testable import ShopTerminal

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How the app ends, and a session in it.
@MainActor @Suite(.timeLimit(.minutes(1))) struct EndTests {
  let ada = Account(name: "Ada", token: "t")

  /// An app whose records are in a folder.
  func app(_ folder: URL, transport: any HTTPTransport = OfflineTransport()) -> AppScope {
    let secrets = InMemoryStore.signedIn(ada)
    return AppScope.test {
      $0.play(.empty)
      $0.replace(\SessionScope.orders) {
        LiveOrderService(client: $0.parent.apiClient, database: $0.parent.database, account: $0.account)
      }
      $0.replace(\.database) { _ in
        Deferred { try await Database.open(folder.appending(path: "records.sqlite")) }
      }
      $0.secrets = secrets
      $0.transport = transport
    }
  }

  @Test func `an order that is under way when the app is closed is kept`() async throws {
    try await withTemporaryFolder { folder in
      let gate = Gate()
      let transport = MockHTTPTransport {
        $0.send.handle { request in
          try await gate.pass()
          return response(to: request, #"{"number":"B9","placed":"2026-03-08T00:00:00Z"}"#)
        }
      }
      let app = app(folder, transport: transport)
      let session = SessionScope(parent: app, account: ada)
      let orders = session.orders
      let database = app.database
      async let order = orders.place(CartLine.samples)
      await gate.arrival()
      async let closing: Void = app.close()
      await #expect(throws: DatabaseError.self) {
        repeat { try await database.save { _ in } } while true  // until closing has begun
      }
      gate.open()
      #expect(try await order.number == "B9")
      try await closing
      await #expect(throws: DatabaseError.self) { try await database.run("SELECT 1") }
      let later = try await Database.open(folder.appending(path: "records.sqlite"))
      #expect(try await later.run("SELECT number FROM orders") == [[.text("B9")]])
    }
  }

  @Test func `the window lets go first, then its session ends, then the records are closed`() async throws {
    try await withTemporaryFolder { folder in
      let app = app(folder)
      let database = app.database
      weak var cart: CartModel?
      try await ShopTerminal.withWindow(of: app) { window in
        await eventually { window.member != nil }
        await window.changeCart(Product.samples[0], by: 1)
        cart = window.member?.cart
      }
      #expect(cart == nil)
      #expect(try await database.run("SELECT quantity FROM cart") == [[.integer(1)]])
      try await app.close()
      await #expect(throws: DatabaseError.self) { try await database.run("SELECT 1") }
    }
  }

  @Test func `a session ends when no window has it any more: signing out, another user, the end`()
    async throws
  {
    let app = AppScope.test { $0.play(.empty) }
    let ends = CallRecorder<String>()
    let holders = CallRecorder<Bool>()
    weak var window: Coordinator?
    let sessions = Sessions(tokens: app.tokenStore) {
      SessionScope(parent: app, account: $0)
    } endSession: { session in
      holders.record(window?.member?.session.account == session.account)
      ends.record(session.account.name)
      try await session.close()
    }
    await withWindow(of: app, sessions) { opened in
      window = opened
      try? await app.tokenStore.save(ada)
      await eventually { opened.member?.session.account.name == "Ada" }
      try? await app.tokenStore.save(Account(name: "Bo", token: "u"))
      await eventually { opened.member?.session.account.name == "Bo" }
      await opened.account.signOut()
      await eventually { opened.member == nil }
      try? await app.tokenStore.save(ada)
      await eventually { opened.member != nil }
      try? await sessions.end()
      #expect(opened.member == nil)
    }
    #expect(ends.calls == ["Ada", "Bo", "Ada"])
    #expect(holders.calls == [false, false, false])
  }

  @Test func `what cannot be closed is told, and is a status of its own`() async throws {
    try await withTemporaryFolder { folder in
      let app = app(folder)
      let database = try await app.database.value
      let gate = Gate()
      async let saving: Void = database.save { _ in try await gate.pass() }
      await gate.arrival()
      let errors = CallRecorder<String>()
      let status = await Shop.end(130, closing: app, limit: .zero) { errors.record("\($0)") }
      #expect(status == 1)
      #expect(errors.calls.count == 1)
      #expect(errors.calls.first?.contains("'AppScope.database' is not closed") == true)
      gate.open()
      try await saving
    }
  }

  @Test func `what an argument does not change is closed with the app that it is shared with`() async throws {
    try await withTemporaryFolder { folder in
      let app = app(folder)
      let started = app.replacing { $0.suite = "another" }
      #expect(started.suite == "another")
      let database = started.database
      try await database.run("SELECT 1")
      #expect(await Shop.end(0, closing: app) == 0)
      await #expect(throws: DatabaseError.self) { try await database.run("SELECT 1") }
    }
  }

  @Test func `records that nobody has asked for are not opened to be closed`() async throws {
    try await withTemporaryFolder { folder in
      let app = app(folder)
      _ = app.database
      try await app.close()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func `a session that cannot be closed is told at the end`() async throws {
    struct Stuck: Error {}
    let app = AppScope.test { $0.play(.empty) }
    let sessions = Sessions(tokens: app.tokenStore) {
      SessionScope(parent: app, account: $0)
    } endSession: { _ in
      throw Stuck()
    }
    await withWindow(of: app, sessions) { window in
      try? await app.tokenStore.save(ada)
      await eventually { window.member != nil }
      await #expect(throws: Stuck.self) { try await sessions.end() }
      await #expect(throws: Never.self) { try await sessions.end() }
    }
  }
}
