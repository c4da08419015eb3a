import Foundation
import ShopCore

/// The named sets of replacements.
enum Scenario: String, CaseIterable {
  case empty, failing, loaded, loading

  static var names: String { allCases.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ") }

  /// How long it is worth waiting for a screen that is loading.
  var patience: Duration { self == .loading ? .zero : .seconds(10) }
}

/// The graph, by hand, until scopes build it: what is made once for the app, and what once a window.
struct Composition {
  private let products: any ProductService
  private let favorites: any FavoritesService

  /// The app as it runs for people.
  init(server: URL, defaults: String) {
    let store = UserDefaultsStore(suite: defaults)
    let client = APIClient(
      baseURL: server, transport: URLSessionTransport(), tokens: LiveTokenStore(store: store))
    products = LiveProductService(client: client)
    favorites = LiveFavoritesService(store: store)
  }

  /// The app as `scenario` has it.
  init(scenario: Scenario) {
    products =
      switch scenario {
      case .empty: MockProductService(.value([]))
      case .failing:
        MockProductService(.failure(APIError.server(status: 500, message: "closed for stocktaking")))
      case .loaded: MockProductService()
      case .loading: MockProductService(.never)
      }
    favorites = MockFavoritesService(scenario == .loaded ? [2] : [])
  }

  @MainActor
  func makeCoordinator() -> Coordinator {
    Coordinator(
      products: ProductListModel(service: products, favorites: favorites),
      favorites: FavoritesModel(service: products, favorites: favorites),
      makeDetail: { [products, favorites] product in
        ProductDetailModel(product: product, service: products, favorites: favorites)
      })
  }
}
