package import Seam

extension AppScope {
  package static var scenarios: [Scenario<AppScope>] { [.empty, .failing, .loaded, .loading] }
  package static var scenarioNames: [String] { scenarios.map(\.name) }
}

/// What previews, tests and `-scenario NAME` play. None of them reaches a boundary.
extension Scenario<AppScope> {
  package static var empty: Self {
    Self("empty") {
      $0.productService = MockProductService(.value([]))
      $0.favoritesService = MockFavoritesService()
    }
  }

  package static var failing: Self {
    Self("failing", on: .empty) {
      $0.productService = MockProductService(
        .failure(APIError.server(status: 500, message: "closed for stocktaking")))
    }
  }

  package static var loaded: Self {
    Self("loaded") {
      $0.productService = MockProductService()
      $0.favoritesService = MockFavoritesService([2])
    }
  }

  package static var loading: Self {
    Self("loading", on: .empty) {
      $0.productService = MockProductService(.never)
      $0.patience = .zero
    }
  }
}
