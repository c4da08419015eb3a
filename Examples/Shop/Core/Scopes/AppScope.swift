package import Foundation
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
  /// For what nobody else may read.
  package var secrets: any KeyValueStore {
    boundary(\.secrets) {
      #if canImport(Security)
        KeychainStore(service: suite)
      #else
        FileStore(folder: folder)
      #endif
    } standIn: {
      InMemoryStore()
    }
  }
  /// Opened at first use, and closed at the end of the app.
  package var database: Deferred<Database> {
    boundary(\.database) {
      let file = folder.appending(path: "records.sqlite")
      return Deferred { try await Database.open(file) }
    } standIn: {
      .inMemory()
    } close: {
      try await $0.close()
    }
  }
  package var transport: any HTTPTransport {
    boundary(\.transport) {
      URLSessionTransport()
    } standIn: {
      OfflineTransport()
    }
  }
  package var clock: any Clock<Duration> {
    boundary(\.clock) {
      ContinuousClock()
    } standIn: {
      TestClock()
    }
  }
}

// What the front end knows.
extension AppScope {
  package var server: any ServerAddress { unique(\.server) { URL(string: "http://127.0.0.1:8080")! } }
  /// The suite of `UserDefaults`.
  package var suite: String { unique(\.suite) { "dev.seam.shop" } }
  /// Where files are kept.
  package var folder: URL {
    unique(\.folder) {
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        .appending(path: "dev.seam.shop")
    }
  }
  /// The app speaks English, so its numbers do, wherever it runs.
  package var locale: Locale { unique(\.locale) { Locale(identifier: "en_US") } }
  /// How long a front end that shows each screen once waits for what it is there for.
  package var patience: Duration { unique(\.patience) { .seconds(10) } }
}

extension AppScope {
  package var tokenStore: any TokenStore { shared(\.tokenStore) { LiveTokenStore(store: secrets) } }
  package var apiClient: APIClient {
    unique(\.apiClient) { APIClient(server: server, transport: transport, tokens: tokenStore) }
  }
  package var productService: any ProductService {
    unique(\.productService) { LiveProductService(client: apiClient) }
  }
  package var priceService: any PriceService {
    unique(\.priceService) { LivePriceService(client: apiClient) }
  }
  package var accountService: any AccountService {
    unique(\.accountService) { LiveAccountService(client: apiClient, tokens: tokenStore) }
  }
  /// Shared: it tells every screen of every window about each change.
  package var favoritesService: any FavoritesService {
    shared(\.favoritesService) { LiveFavoritesService(store: defaults) }
  }

  package var isSignedIn: Bool {
    get async { (try? await tokenStore.account()) ?? nil != nil }
  }

  /// A function, for what it makes holds the scope: the sessions stand on it.
  @MainActor package func makeSessions() -> Sessions {
    Sessions(tokens: tokenStore) {
      SessionScope(parent: self, account: $0)
    } endSession: {
      try await $0.close()
    }
  }
}
