// Scopes and their members are on no actor in any module; what they make says `nonisolated` where the default differs.
import Seam

nonisolated protocol Transport: Sendable {
  func send(_ path: String) async throws -> String
}

nonisolated struct LiveTransport: Transport {
  func send(_ path: String) async throws -> String { path }
}

nonisolated final class TokenStore: Sendable {
  let token = "token"
}

nonisolated struct APIClient: Sendable {
  let transport: any Transport
  let tokens: TokenStore
  var retries = 3
}

nonisolated final class Image: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  var transport: any Transport {
    boundary(\.transport) {
      LiveTransport()
    } standIn: {
      LiveTransport()
    }
  }
  var files: String { boundary(\.files) { "files" } }
  var tokens: TokenStore { shared(\.tokens) { TokenStore() } }
  var client: APIClient { unique(\.client) { APIClient(transport: transport, tokens: tokens) } }
  var images: [Image] { unique(\.images) { [] } }
  var placeholder: Image? { shared(\.placeholder) { nil } }
  var formatter: @Sendable (Int) -> String { shared(\.formatter) { { "\($0)" } } }
  var view: Image { weak(\.view) { Image("view") } }
  /// A closer that does not look at what it closes.
  var index: Deferred<Image> {
    shared(\.index) {
      Deferred { Image("index") }
    } close: { _ in
    }
  }
  var socket: Deferred<Image> {
    boundary(\.socket) {
      Deferred { Image("socket") }
    } close: { _ in
    }
  }
  var feed: Deferred<Image> {
    boundary(\.feed) {
      Deferred { Image("feed") }
    } standIn: {
      Deferred { Image("stand-in") }
    } close: { _ in
    }
  }
  subscript(thumbnail name: String) -> Image { shared(\.[thumbnail: name]) { Image(name) } }
  func thumbnails(_ names: [String]) -> [Image] { names.map { self[thumbnail: $0] } }

  static var scenarios: [Scenario<AppScope>] { [.offline, .slow] }
}

nonisolated extension Scenario<AppScope> {
  static var offline: Self { Self("offline") { $0.transport = LiveTransport() } }
  static var slow: Self { Self("slow", on: .offline) { $0.client.retries = 9 } }
}

struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let number: Int
}

extension WindowScope {
  var cache: Image { shared(\.cache) { Image("\(parent.client.retries)") } }
  /// A member of the parent without its name.
  var title: String { unique(\.title) { self.files } }
}

nonisolated func replace(_ app: AppScope, _ window: WindowScope) {
  let derived = app.replacing {
    $0.transport = LiveTransport()
    $0.tokens = TokenStore()
    $0.client.retries = 0
    $0.placeholder = nil
    $0.images.append(Image("more"))
    $0.formatter = { "<\($0)>" }
    $0[dynamicMember: \.[thumbnail: "a"]] = Image("b")
    $0.replace(\.files) { scope in scope.tokens.token }
    $0.decorate(\.client) { original in APIClient(transport: original.transport, tokens: original.tokens) }
    $0[\WindowScope.cache] = Image("cache")
    $0.replace(\WindowScope.title) { window in "\(window.number)" }
    $0.allow(\.transport)
  }
  let other = window.replacing {
    $0.cache = Image("cache")
    $0.client.retries = 1
    $0.files = "no files"
    $0[\AppScope.tokens] = TokenStore()
    $0.replace(\.placeholder) { app in Image(app.tokens.token) }
    $0.decorate(\.images) { $0 + $0 }
    $0.allow(\.transport)
  }
  _ = (derived.client, other.parent.client, WeakScope(other), derived.seams.graph.text)
}
