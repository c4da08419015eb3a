import Seam
import SeamDoubles
import SeamTesting
import SeamUI
import SwiftUI
import Testing

/// Replacements for a part of the views.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ReplacedScopeTests {
  let app = AppScope.test { $0.play(.quiet) }
  let probe = Probe<Model>()
  let other = Probe<Model>()
  let tokens = Probe<Tokens>()

  @Test func `a member of the app is replaced for the models of the window above, and what it shares stays`()
  {
    let window = WindowScope(parent: app)
    let stage = Stage(
      VStack {
        WindowView(other)
        VStack {
          WindowView(probe)
          ValueView(\WindowScope.log, tokens)
        }.replacing(AppScope.self) { $0.feed = Feed(name: "fake") }
      }.scope(window).scope(app))
    #expect(probe.seen.map(\.source) == ["list of fake"])
    #expect(other.seen.map(\.source) == ["list of quiet"])
    #expect(other.seen[0] === window.list)
    #expect(tokens.seen[0] === app.tokens)
    #expect(app.service.name == "quiet")
    stage.close()
  }

  @Test func `it is derived once, however often the views are drawn`() {
    let (ticker, derivations) = (Ticker(), Probe<Int>())
    func view() -> some View {
      Frame(ticker) {
        Frame(ticker) { WindowView(probe) }.replacing(AppScope.self) {
          derivations.see(1)
          $0.feed = Feed(name: "fake")
        }
      }.scope(window(on:)).scope(app)
    }
    let stage = Stage(view())
    for _ in 0..<3 {
      ticker.count += 1
      stage.update()
      stage.show(view())
    }
    #expect(derivations.seen.count == 1)
    #expect(probe.seen.count >= 4)
    #expect(probe.seen.allSatisfy { $0 === probe.seen[0] })
    #expect(app.events.calls == ["made list of fake"])
  }

  @Test func `it is derived anew for another id, and where a scope above is another one`() {
    func view(_ app: AppScope, _ name: String) -> some View {
      WindowView(probe).replacing(AppScope.self, id: name) { $0.feed = Feed(name: name) }
        .scope(window(on:)).scope(app)
    }
    let stage = Stage(view(app, "one"))
    stage.show(view(app, "two"))
    let second = AppScope.test { $0.play(.loud) }
    stage.show(view(second, "two"))
    #expect(probe.seen.map(\.source) == ["list of one", "list of two", "list of two"])
    #expect(app.events.calls.filter { $0.hasPrefix("made") } == ["made list of one", "made list of two"])
    #expect(second.events.calls == ["made list of two"])
  }

  @Test func `the nearest replacement wins`() {
    let stage = Stage(
      VStack {
        WindowView(other)
        WindowView(probe).replacing(AppScope.self) { $0.feed = Feed(name: "near") }
      }
      .replacing(AppScope.self) { $0.feed = Feed(name: "far") }
      .scope(window(on:)).scope(app))
    #expect(probe.seen.map(\.source) == ["list of near"])
    #expect(other.seen.map(\.source) == ["list of far"])
    stage.close()
  }

  @Test func `views between know nothing, and scopes made below stand on what is replaced`() {
    let ticker = Ticker()
    let stage = Stage(
      Frame(ticker) { Frame(ticker) { WindowView(probe).scope(window(on:)) } }
        .replacing(AppScope.self) { $0.feed = Feed(name: "fake") }.scope(app))
    #expect(probe.seen.map(\.source) == ["list of fake"])
    stage.close()
  }

  @Test func `members of a window, of what stands on it and of what it stands on are replaced by its type`() {
    let models = (panel: Probe<Model>(), service: Probe<Service>())
    let (app, window) = (app, WindowScope(parent: app))
    let list = Model("mine", app.events)
    let stage = Stage(
      VStack {
        WindowView(probe)
        ValueView(\PanelScope.panel, models.panel)
        ValueView(\AppScope.service, models.service)
      }
      .replacing(WindowScope.self) {
        $0.replace(main: \.list) { _ in list }
        $0.feed = Feed(name: "fake")
      }
      .scope { (window: WindowScope, session: SessionScope) in PanelScope(parent: window, session: session) }
      .scope { (app: AppScope) in SessionScope(parent: app, user: "Ada") }
      .scope(window).scope(app))
    #expect(probe.seen.map(\.source) == ["mine"])
    #expect(models.panel.seen.map(\.source) == ["panel of Ada and mine"])
    #expect(models.service.seen.map(\.name) == ["fake"])
    #expect(window.list.source == "list of quiet")
    stage.close()
  }

  @Test func `what was made below is closed when the view goes, and what is above is not`() async throws {
    let (links, files, events) = (Probe<Link>(), Probe<Link>(), app.events)
    let window = WindowScope(parent: app)
    let isShown = Ticker()
    let stage = Stage(
      Frame(isShown) {
        if isShown.count == 0 {
          VStack {
            ValueView(\AppScope.link, links)
            ValueView(\WindowScope.file, files)
          }.replacing(AppScope.self) { $0.feed = Feed(name: "fake") }
        }
      }.scope(window).scope(app))
    #expect([app.link.name, window.file.name] == ["quiet", "quiet"])
    isShown.count = 1
    stage.update()
    try await events.wait(for: 2)
    #expect(Set(events.calls) == ["closed link to fake", "closed file of fake"])
    try await app.close()
    #expect(events.calls.count == 4)
  }

  @Test func `a test need not ask for all that a view replaces`() {
    let stage = Stage(
      Text("nothing").replacing(AppScope.self) { $0.feed = Feed(name: "fake") }.scope(app))
    stage.close()
  }
}
