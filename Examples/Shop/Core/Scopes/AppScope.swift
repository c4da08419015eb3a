import Foundation
package import Seam
import SeamDoubles

/// What the whole app shares. Each dependency is declared once, with what it needs and how long it lives.
///
/// Holds nothing but its seams: what is known only once the process runs, the server's address, is a member that
/// the front end replaces.
package struct AppScope: RootScope {
  package var seams = Seams()
  package static let main = AppScope(arguments: CommandLine.arguments)  // plays `-scenario NAME`, else live

  package init() {}
}

// Where the app meets the world. A test or preview that forgets one is told so and gets the stand-in.
extension AppScope {
  package var defaults: any KeyValueStore {
    boundary(\.defaults) {
      UserDefaultsStore(suite: suite)
    } standIn: {
      InMemoryStore()
    }
  }
  package var transport: any HTTPTransport {
    boundary(\.transport) {
      URLSessionTransport()
    } standIn: {
      OfflineTransport()
    }
  }
}

extension AppScope {
  package var server: any ServerAddress {
    unique(\.server) { URL(string: "http://127.0.0.1:8080")! }
  }
  /// The suite of `UserDefaults`.
  package var suite: String {
    unique(\.suite) { "dev.seam.shop" }
  }
  /// How long a front end that shows each screen once waits for what it is there for.
  package var patience: Duration {
    unique(\.patience) { .seconds(10) }
  }

  package var tokenStore: any TokenStore {
    shared(\.tokenStore) { LiveTokenStore(store: defaults) }
  }
  package var apiClient: APIClient {
    unique(\.apiClient) { APIClient(server: server, transport: transport, tokens: tokenStore) }
  }
  package var productService: any ProductService {
    unique(\.productService) { LiveProductService(client: apiClient) }
  }
  /// Shared: it tells every screen of every window about each change.
  package var favoritesService: any FavoritesService {
    shared(\.favoritesService) { LiveFavoritesService(store: defaults) }
  }

  /// A screen that takes its product from whoever opens it, and its services from here.
  @MainActor package func productDetail(_ product: Product) -> ProductDetailModel {
    ProductDetailModel(product: product, service: productService, favorites: favoritesService)
  }
}
