import Foundation
package import Seam
import SeamDoubles

extension AppScope {
  package static var scenarios: [Scenario<AppScope>] {
    mocked + [.mockFavorites]
  }
  /// Those that reach no boundary: for previews.
  package static var mocked: [Scenario<AppScope>] { [.empty, .failing, .liveFavorites, .loaded, .loading] }
  package static var scenarioNames: [String] { scenarios.map(\.name) }
}

/// What previews, tests and `-scenario NAME` play. None of them reaches a boundary, but for the one that says so.
extension Scenario<AppScope> {
  /// Nothing there, nobody signed in.
  package static var empty: Self {
    Self("empty") {
      $0.productService = MockProductService { $0.sell([]) }
      $0.favoritesService = MockFavoritesService { $0.keep() }
      $0.priceService = MockPriceService()
      $0.clock = ContinuousClock()  // live on purpose: people type in scenarios, too
      $0.secrets = InMemoryStore()
      $0.database = .inMemory()
      $0.replace(\.accountService) { app in MockAccountService { $0.admit(to: app.tokenStore) } }
      $0.replace(\SessionScope.orders) { _ in MockOrderService { $0.take() } }
    }
  }

  /// Somebody is signed in, and something is in each list.
  package static var loaded: Self {
    Self("loaded", on: .empty) {
      $0.productService = MockProductService {
        $0.sell()
        $0.picture.handle { .sample($0) }
      }
      $0.favoritesService = MockFavoritesService { $0.keep([2]) }
      $0.signIn()
      $0[\SessionScope.cart] = MockCartService { $0.keep(CartLine.samples) }
      $0[\SessionScope.orders] = MockOrderService { $0.take(after: [.sample]) }
    }
  }

  package static var failing: Self {
    Self("failing", on: .empty) {
      let failure = APIError.server(status: 500, message: "closed for stocktaking")
      $0.productService = MockProductService {
        $0.sell()
        $0.products.throws(failure)
        $0.product.throws(failure)
      }
      $0.signIn()
      $0[\SessionScope.cart] = MockCartService {
        $0.lines.throws(failure)
        $0.updates.throws(failure)
      }
      $0[\SessionScope.orders] = MockOrderService { $0.orders.throws(failure) }
    }
  }

  package static var loading: Self {
    Self("loading", on: .empty) {
      $0.productService = MockProductService {
        $0.sell()
        $0.products.neverReturns()
        $0.product.neverReturns()
      }
      $0.signIn()
      $0[\SessionScope.cart] = MockCartService {
        $0.lines.neverReturns()
        $0.updates.neverReturns()
      }
      $0[\SessionScope.orders] = MockOrderService { $0.orders.neverReturns() }
      $0.patience = .zero
    }
  }

  /// A live service among mocks: what it stands on is replaced, so it still reaches nothing outside.
  package static var liveFavorites: Self {
    Self("live-favorites", on: .loaded) {
      $0.defaults = InMemoryStore(["favorites": .data(Data("[1,3]".utf8))])
      $0.replace(\.favoritesService) { LiveFavoritesService(store: $0.defaults) }
    }
  }

  /// One feature on a mock, the rest live.
  package static var mockFavorites: Self {
    Self("mock-favorites") {
      $0.favoritesService = MockFavoritesService { $0.keep([1, 2, 3]) }
      $0.allow(\.transport)
      $0.allow(\.secrets)
      $0.allow(\.database)
      $0.allow(\.clock)
    }
  }
}

extension Replacements<AppScope> {
  fileprivate mutating func signIn() {
    self.secrets = InMemoryStore.signedIn(Account(name: "Ada", token: "mock"))
  }
}
