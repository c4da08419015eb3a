import Seam

struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

final class Network: Sendable {}
final class Tokens: Sendable {}

final class Client: Sendable {
  let network: Network
  init(_ network: Network) { self.network = network }
}

final class Feed: Sendable {
  let client: Client
  let tokens: Tokens
  init(_ client: Client, _ tokens: Tokens) {
    self.client = client
    self.tokens = tokens
  }
}

final class Screen: Sendable {
  let feed: Feed
  init(_ feed: Feed) { self.feed = feed }
}
