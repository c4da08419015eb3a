import Observation
import Seam
import SeamDoubles

struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

struct Feed: Sendable {
  let name: String
}

final class Tokens: Sendable {}

final class Service: Sendable {
  let name: String
  init(_ feed: Feed) { name = feed.name }
}

extension AppScope {
  var feed: Feed {
    boundary(\.feed) {
      Feed(name: "live")
    } standIn: {
      Feed(name: "stand-in")
    }
  }
  var tokens: Tokens { shared(\.tokens) { Tokens() } }
  var service: Service { shared(\.service) { Service(feed) } }
  /// What has been made and closed.
  var events: CallRecorder<String> { shared(\.events) { CallRecorder("events") } }
  var link: Link {
    shared(\.link) {
      Link(feed)
    } close: { [events] in
      events.record("closed link to \($0.name)")
    }
  }

  @MainActor func detail(_ id: Int) -> Model { Model("\(id) of \(service.name)", events) }
  @MainActor func pair(_ one: Int, _ other: String) -> Model { Model("\(one) \(other)", events) }
  @MainActor func triple(_ one: Int, _ two: Int, _ three: Int) -> Model {
    Model("\(one) \(two) \(three)", events)
  }
  @MainActor func editor() -> Model { Model("editor", events) }
  func label(_ id: Int) -> String { "label \(id)" }

  static var scenarios: [Scenario<AppScope>] { [.quiet, .loud] }
}

extension Scenario<AppScope> {
  static var quiet: Self { Self("quiet") { $0.feed = Feed(name: "quiet") } }
  static var loud: Self { Self("loud") { $0.feed = Feed(name: "loud") } }
}

struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension WindowScope {
  @MainActor var list: Model { shared(\.list) { Model("list of \(parent.service.name)", parent.events) } }
  @MainActor var draft: Model { unique(\.draft) { Model("draft of \(parent.service.name)", parent.events) } }
  @MainActor var other: Model { unique(\.other) { Model("other", parent.events) } }
  @MainActor var header: Header { shared(\.header) { Header(list: list) } }
  var log: Tokens { shared(\.log) { parent.tokens } }
  var file: Link {
    shared(\.file) {
      Link(parent.feed)
    } close: { [events = parent.events] in
      events.record("closed file of \($0.name)")
    }
  }
  var leaking: Link {
    shared(\.leaking) {
      Link(parent.feed)
    } close: { _ in
      throw Broken()
    }
  }
}

struct Broken: Error {}

final class Link: Sendable {
  let name: String
  init(_ feed: Feed) { name = feed.name }
}

struct PanelScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  var session: SessionScope
  static var owners: [Owner<Self>] { [Owner(\.session)] }
}

extension PanelScope {
  @MainActor var panel: Model {
    shared(\.panel) {
      Model("panel of \(session.user) and \(parent.list.source)", parent.parent.events)
    }
  }
}

struct SessionScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let user: String
}

/// A view model.
@MainActor @Observable
final class Model {
  let source: String
  var title = "title"
  var subtitle = "subtitle"
  @ObservationIgnored private let events: CallRecorder<String>

  init(_ source: String, _ events: CallRecorder<String>) {
    self.source = source
    self.events = events
    events.record("made \(source)")
  }

  deinit { events.record("ended \(source)") }
}

/// A view model that reads another one, which it was made with.
@MainActor @Observable
final class Header {
  let list: Model
  var text: String { "all of \(list.title)" }
  @ObservationIgnored lazy var parser = makeParser()
  private let makeParser: () -> Tokens

  init(list: Model, makeParser: @escaping () -> Tokens = { Tokens() }) {
    self.list = list
    self.makeParser = makeParser
  }
}

/// What `.scope` makes for each window.
func window(on app: AppScope) -> WindowScope { WindowScope(parent: app) }
