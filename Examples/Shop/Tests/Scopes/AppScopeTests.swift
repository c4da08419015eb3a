import Foundation
import Seam
import SeamDoubles
import SeamTesting
import ShopServer
import Testing

@testable import ShopCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct AppScopeTests {
  @Test func `with the edges replaced, everything between runs for real`() async throws {
    let transport = MockHTTPTransport { $0.answer("[]") }
    let app = AppScope.test {
      $0.transport = transport
      $0.secrets = InMemoryStore.signedIn(Account(name: "Ada", token: "abc"))
    }
    #expect(try await app.productService.products() == [])
    let request = try #require(transport.mock.send.calls.first)
    #expect(request.url?.path() == "/products")
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer abc")
  }

  @Test func `one feature plays a mock, and the rest is live with the app's own token`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let app = AppScope.test {
      $0.server = server.url
      $0.defaults = InMemoryStore()
      $0.secrets = InMemoryStore()
      $0.allow(\.transport)
    }
    let part = app.replacing { $0.favoritesService = MockFavoritesService { $0.keep([7]) } }
    #expect(try await part.productService.products().count == 20)
    var updates = try await part.favoritesService.updates().makeAsyncIterator()
    #expect(await updates.next() == [7])
    var untouched = try await app.favoritesService.updates().makeAsyncIterator()
    #expect(await untouched.next() == [])
    let ada = Account(name: "Ada", token: "abc")
    try await part.tokenStore.save(ada)
    #expect(try await app.tokenStore.account() == ada)
  }

  @Test(
    .scope(AppScope.self) {
      $0.defaults = InMemoryStore()
      $0.secrets = InMemoryStore()
    })
  func `there is one token store, and one service that tells of favorites`() {
    let app = AppScope.current
    #expect(app.tokenStore as AnyObject === app.tokenStore as AnyObject)
    #expect(app.favoritesService as AnyObject === app.favoritesService as AnyObject)
  }

  @Test func `an edge that a test forgets is a failure of that test, not a request`() {
    withKnownIssue {
      let app = AppScope.test { $0.transport = MockHTTPTransport { $0.answer("[]") } }
      _ = app.productService
    } matching: { issue in
      issue.comments.first?.rawValue.contains(
        "Reached through: AppScope.productService -> AppScope.apiClient -> AppScope.tokenStore -> AppScope.secrets"
      )
        == true
    }
  }
}
