import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var region = "norway"
  static let main = AppScope()
}

extension AppScope {
  fileprivate var theme: Part { shared(\.theme) { Part("app theme") } }
  fileprivate var printer: Part { shared(\.printer) { Part("printer", theme) } }
  fileprivate var transport: Part {
    boundary(\.transport) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var endpoint: Part { shared(\.endpoint) { Part("endpoint") } }
  fileprivate func greeting(_ name: String) -> String { "hello \(name) from \(theme)" }

  /// A child scope made within a recipe and let go of.
  fileprivate var frontTitle: Part { shared(\.frontTitle) { Part("front", WindowScope(parent: self).title) } }
  fileprivate var frontPart: Part {
    shared(\.frontPart) {
      let window = WindowScope(parent: self)
      return Part(window.fresh.description)
    }
  }
  fileprivate var frontMade: Part { shared(\.frontMade) { Part("\(WindowScope(parent: self).title.name)") } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension WindowScope {
  fileprivate var theme: Part { shared(\.theme) { Part("window theme") } }
  fileprivate var title: Part { shared(\.title) { Part("title", parent.transport) } }
  fileprivate var forwarded: Part { shared(\.forwarded) { Part("forwarded", self.printer, theme) } }
  fileprivate var fresh: Part { unique(\.fresh) { Part("fresh", parent.transport, title) } }
  fileprivate var endpoint: Part { shared(\.endpoint) { Part("window", parent.endpoint) } }
}

private struct PaneScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  fileprivate var pane: Part { shared(\.pane) { Part("pane", parent.title) } }
  fileprivate var front: Part { shared(\.front) { Part("front", parent.parent.frontTitle) } }
  fileprivate var endpoint: Part { unique(\.endpoint) { Part("pane", parent.endpoint) } }
}

/// `@unchecked Sendable`: used by one thread.
private final class WeakPart: @unchecked Sendable { weak var part: Part? }

/// What generic code sees of a child scope.
private func themes<S: ChildScope>(_ scope: S, _ member: KeyPath<S.Parent, Part>) -> String {
  "\(scope[dynamicMember: member]) \(scope.parent[keyPath: member])"
}

private func derived<S: Scope>(_ scope: S, _ replace: (inout Replacements<S>) -> Void) -> S {
  scope.replacing(replace)
}

struct ChildScopeTests {
  @Test func `members that a child does not declare are its parent's`() {
    let app = AppScope()
    let window = WindowScope(parent: app)
    #expect(window.printer === app.printer)
    #expect(window.region == "norway")
    #expect(PaneScope(parent: window).printer === app.printer)
    #expect(themes(window, \.printer) == "printer(app theme) printer(app theme)")
  }

  @Test func `the nearest declaration wins`() {
    let window = WindowScope(parent: AppScope())
    #expect(window.theme.name == "window theme")
    #expect(PaneScope(parent: window).theme.name == "window theme")
    #expect(window.parent.theme.name == "app theme")
  }

  @Test func `a recipe sees its own scope and those above, whoever asks`() {
    let app = AppScope()
    let window = WindowScope(parent: app)
    #expect("\(window.printer)" == "printer(app theme)")
    #expect("\(app.printer)" == "printer(app theme)")
    #expect("\(window.forwarded)" == "forwarded(printer(app theme), window theme)")
  }

  @Test func `a replacement of a child's member does not touch the parent's of the same name`() {
    let app = AppScope()
    let window = WindowScope(parent: app).replacing { $0.theme = Part("fake") }
    #expect("\(window.theme) \(window.printer) \(app.theme)" == "fake printer(app theme) app theme")
    let other = WindowScope(parent: app).replacing { $0[\AppScope.theme] = Part("fake") }
    #expect("\(other.theme) \(other.printer) \(app.theme)" == "window theme printer(fake) app theme")
  }

  @Test func `a replaced name is the scope's own member, and one further up is named in full`() {
    let pane = PaneScope(parent: WindowScope(parent: AppScope()))
    let own = pane.replacing { $0.endpoint = Part("fake") }
    #expect("\(own.endpoint) \(own.parent.endpoint)" == "fake window(endpoint)")
    let window = pane.replacing { $0[\WindowScope.theme] = Part("fake") }
    #expect("\(window.theme) \(window.printer)" == "fake printer(app theme)")
    let app = pane.replacing { $0[\AppScope.theme] = Part("fake") }
    #expect("\(app.theme) \(app.printer)" == "window theme printer(fake)")
    let only = pane.replacing { $0.printer = Part("fake") }
    #expect("\(only.printer) \(only.parent.parent.printer)" == "fake fake")
  }

  @Test func `a member that asks for one of the same name further up is no cycle`() {
    let pane = PaneScope(parent: WindowScope(parent: AppScope()))
    #expect("\(pane.endpoint)" == "pane(window(endpoint))")
    let strict = PaneScope(parent: WindowScope(parent: AppScope().strict()))
    #expect("\(strict.endpoint)" == "pane(window(endpoint))")
    #expect("\(strict.replacing { $0[\AppScope.endpoint] = Part("fake") }.endpoint)" == "pane(window(fake))")
  }

  @Test func `children of one parent share its values and have their own`() {
    let app = AppScope()
    let (one, two) = (WindowScope(parent: app), WindowScope(parent: app))
    #expect(one.title !== two.title)
    #expect(one.title.parts[0] === two.title.parts[0])
  }

  @Test func `mode and replacements of the parent reach a child that is made inside the app`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.theme = Part("fake") }
    let pane = PaneScope(parent: WindowScope(parent: app))
    #expect("\(pane.pane)" == "pane(title(stand-in))")
    #expect("\(pane.printer)" == "printer(fake)")
    #expect(log.headlines == ["boundary 'AppScope.transport' is not replaced in a test scope"])
  }

  @Test func `a child takes over the parent's replacements also in generic code`() {
    let app = derived(AppScope()) { $0.transport = Part("fake") }
    let window = derived(WindowScope(parent: app)) { _ in }
    #expect("\(window.title)" == "title(fake)")
    #expect("\(derived(PaneScope(parent: window)) { _ in }.pane)" == "pane(title(fake))")
  }

  @Test func `a child scope made within a recipe stands on the scope of the recipe`() {
    let app = AppScope()
    let derived = app.replacing { $0.transport = Part("fake") }
    #expect("\(derived.frontTitle) \(app.frontTitle)" == "front(title(fake)) front(title(live))")
    #expect("\(derived.frontPart)" == "fresh(fake, title(fake))")
    let titled = app.replacing { $0[\WindowScope.title] = Part("fake") }
    #expect("\(titled.frontTitle) \(titled.frontPart)" == "front(fake) fresh(live, fake)")
  }

  @Test func `what such a child was asked for counts as asked for by the recipe`() {
    for derivedFirst in [true, false] {
      let app = AppScope()
      if !derivedFirst { _ = (app.frontTitle, app.frontPart) }
      let derived = app.replacing { $0.transport = Part("fake") }
      _ = (derived.frontTitle, derived.frontPart)
      #expect("\(app.frontTitle) \(app.frontPart)" == "front(title(live)) fresh(live, title(live))")
      #expect("\(derived.frontTitle) \(derived.frontPart)" == "front(title(fake)) fresh(fake, title(fake))")
      let other = app.replacing { $0.theme = Part("fake") }
      #expect(other.frontTitle === app.frontTitle)
      let titled = app.replacing { $0[\WindowScope.title] = Part("fake") }
      #expect("\(titled.frontTitle)" == "front(fake)")
    }
  }

  @Test func `a replacement at the end of a chain reaches a child made in a recipe further up`() {
    let pane = PaneScope(parent: WindowScope(parent: AppScope()))
    #expect("\(pane.front)" == "front(front(title(live)))")
    #expect("\(pane.replacing { $0.transport = Part("fake") }.front)" == "front(front(title(fake)))")
    #expect("\(pane.replacing { $0.title = Part("fake") }.front)" == "front(front(title(live)))")
  }

  @Test func `a child's values are freed with it, and the parent's stay`() {
    let app = AppScope()
    weak var title: Part?
    do {
      let window = WindowScope(parent: app)
      title = window.title
      #expect(title != nil)
    }
    #expect(title == nil)
    #expect(app.transport === app.transport)
  }

  @Test func `the values of a child made within a recipe are freed with it`() {
    let app = AppScope()
    let title = WeakPart()
    let derived = app.replacing {
      $0.decorate(\WindowScope.title) { original in
        title.part = original
        return Part("wrapped", original)
      }
    }
    #expect(derived.frontMade.name == "wrapped")
    #expect(title.part == nil)
  }

  @Test func `a child keeps its parent alive`() {
    weak var theme: Part?
    var window: WindowScope?
    do {
      let app = AppScope()
      theme = app.theme
      window = WindowScope(parent: app)
    }
    #expect(window?.parent.theme === theme)
    window = nil
    #expect(theme == nil)
  }
}
