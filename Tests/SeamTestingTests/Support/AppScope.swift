import Seam

/// The app of these tests: a boundary without a stand-in, one with, and what stands on them.
struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
  static var scenarios: [Scenario<AppScope>] { [.quiet] }
}

extension AppScope {
  var tracker: Tracker { boundary(\.tracker) { Tracker("live") } }
  var feed: Service {
    boundary(\.feed) {
      Service("live feed")
    } standIn: {
      Service("stand-in feed")
    }
  }
  var client: Service { shared(\.client) { Service("client of \(feed.name)") } }
  var screen: Service { unique(\.screen) { Service("screen of \(client.name)") } }
  var basket: Basket { shared(\.basket) { Basket() } }
}

extension Scenario<AppScope> {
  static var quiet: Self {
    Self("quiet") {
      $0.tracker = Tracker("quiet")
      $0.feed = Service("quiet feed")
    }
  }
}

/// A second app in the same process.
struct ToolScope: RootScope {
  var seams = Seams()
  static let main = ToolScope()
}

extension ToolScope {
  var feed: Service {
    boundary(\.feed) {
      Service("live tool feed")
    } standIn: {
      Service("stand-in tool feed")
    }
  }
}

final class Service: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

final class Tracker: Sendable {
  let name: String
  private let log = Guarded<[String]>([])
  init(_ name: String) { self.name = name }

  func track(_ event: String) { log.withLock { $0.append(event) } }
  var events: [String] { log.withLock { $0 } }
}

final class Basket: Sendable {
  private let content = Guarded<[String]>([])
  func add(_ item: String) -> [String] {
    content.withLock {
      $0.append(item)
      return $0
    }
  }
}
