package import Seam
import SeamDoubles

extension AppScope {
  package static var scenarios: [Scenario<AppScope>] {
    [.empty, .failing, .loaded, .loading, .mockFavorites]
  }
  package static var scenarioNames: [String] { scenarios.map(\.name) }
}

/// What previews, tests and `-scenario NAME` play. None of them reaches a boundary, but for the one that says so.
extension Scenario<AppScope> {
  /// Nothing there, nobody signed in.
  package static var empty: Self {
    Self("empty") {
      $0.productService = MockProductService(.returns([]))
      $0.favoritesService = MockFavoritesService()
      $0.priceService = MockPriceService()
      $0.clock = TestClock()
      $0.secrets = InMemoryStore()
      $0.database = .inMemory()
      $0.replace(\.accountService) { MockAccountService(tokens: $0.tokenStore) }
      $0.replace(\SessionScope.orders) { _ in MockOrderService() }
    }
  }

  /// Somebody is signed in, and something is in each list.
  package static var loaded: Self {
    Self("loaded", on: .empty) {
      $0.productService = MockProductService()
      $0.favoritesService = MockFavoritesService([2])
      $0.signIn()
      $0[\SessionScope.cart] = MockCartService(.returns(CartLine.samples))
      $0[\SessionScope.orders] = MockOrderService(.returns([.sample]))
    }
  }

  package static var failing: Self {
    Self("failing", on: .empty) {
      let failure = APIError.server(status: 500, message: "closed for stocktaking")
      $0.productService = MockProductService(.throws(failure))
      $0.signIn()
      $0[\SessionScope.cart] = MockCartService(.throws(failure))
      $0[\SessionScope.orders] = MockOrderService(.throws(failure))
    }
  }

  package static var loading: Self {
    Self("loading", on: .empty) {
      $0.productService = MockProductService(.neverReturns)
      $0.signIn()
      $0[\SessionScope.cart] = MockCartService(.neverReturns)
      $0[\SessionScope.orders] = MockOrderService(.neverReturns)
      $0.patience = .zero
    }
  }

  /// One feature on a mock, the rest live.
  package static var mockFavorites: Self {
    Self("mock-favorites") {
      $0.favoritesService = MockFavoritesService([1, 2, 3])
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
