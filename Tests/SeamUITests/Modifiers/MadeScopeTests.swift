import Seam
import SeamDoubles
import SeamTesting
import SeamUI
import SwiftUI
import Testing

/// Scopes that a view makes.
@MainActor @Suite(.timeLimit(.minutes(1))) struct MadeScopeTests {
  let app = AppScope.test { $0.play(.quiet) }
  let probe = Probe<Model>()

  @Test func `a scope is made once and kept as long as the view lives`() {
    let (ticker, makings) = (Ticker(), Probe<Int>())
    func view() -> some View {
      Frame(ticker) {
        Frame(ticker) { WindowView(probe) }.scope { (app: AppScope) in
          makings.see(1)
          return WindowScope(parent: app)
        }
      }.scope(app)
    }
    let stage = Stage(view())
    for _ in 0..<3 {
      ticker.count += 1
      stage.update()
      stage.show(view())
    }
    #expect(makings.seen.count == 1)
    #expect(probe.seen.count >= 4)
    #expect(probe.seen.allSatisfy { $0 === probe.seen[0] })
  }

  @Test func `each window has a scope of its own over the one app`() {
    let (left, right) = (Probe<Tokens>(), Probe<Tokens>())
    let other = Probe<Model>()
    func window(_ model: Probe<Model>, _ tokens: Probe<Tokens>) -> some View {
      VStack {
        WindowView(model)
        ValueView(\WindowScope.log, tokens)
      }.scope(window(on:)).scope(app)
    }
    let stages = [Stage(window(probe, left)), Stage(window(other, right))]
    #expect(probe.seen[0] !== other.seen[0])
    #expect(left.seen[0] === right.seen[0])
    probe.seen[0].title = "left"
    for stage in stages { stage.update() }
    #expect(probe.seen.count == 2)
    #expect(other.seen.map(\.title) == ["title"])
  }

  @Test func `it is made anew for another id, and where it stands on another scope`() {
    let second = AppScope.test { $0.play(.loud) }
    func view(_ app: AppScope, _ id: Int) -> some View {
      WindowView(probe).scope(id: id) { (app: AppScope) in WindowScope(parent: app) }.scope(app)
    }
    let stage = Stage(view(app, 1))
    stage.show(view(app, 1))
    stage.show(view(app, 2))
    stage.show(view(second, 2))
    #expect(
      probe.seen.map(\.source) == ["list of quiet", "list of quiet", "list of quiet", "list of loud"])
    #expect(probe.seen[0] === probe.seen[1])
    #expect(probe.seen[1] !== probe.seen[2])
  }

  @Test func `it stands on as many scopes as it likes`() {
    let app = app
    let stage = Stage(
      ValueView(\PanelScope.panel, probe)
        .scope { (window: WindowScope, session: SessionScope) in
          PanelScope(parent: window, session: session)
        }
        .scope { (app: AppScope) in SessionScope(parent: app, user: "Ada") }
        .scope(window(on:))
        .scope { app })
    #expect(probe.seen.map(\.source) == ["panel of Ada and list of quiet"])
    stage.close()
  }

  @Test func `what was made is closed when the view goes`() async throws {
    let links = Probe<Link>()
    let isShown = Ticker()
    let stage = Stage(
      Frame(isShown) {
        if isShown.count == 0 {
          ValueView(\WindowScope.file, links).scope(window(on:))
        }
      }.scope(app))
    #expect(links.seen.map(\.name) == ["quiet"])
    #expect(app.events.calls == [])
    isShown.count = 1
    stage.update()
    try await app.events.wait(for: 1)
    #expect(app.events.calls == ["closed file of quiet"])
  }

  @Test func `what was made is closed when the window goes, and when it is made anew`() async throws {
    let links = Probe<Link>()
    func view(_ id: Int) -> some View {
      ValueView(\WindowScope.file, links).scope(id: id) { (app: AppScope) in WindowScope(parent: app) }
        .scope(app)
    }
    let stage = Stage(view(1))
    stage.show(view(2))
    try await app.events.wait(for: 1)
    stage.close()
    try await app.events.wait(for: 2)
    #expect(app.events.calls == ["closed file of quiet", "closed file of quiet"])
  }

  @Test func `a scope that is handed in is not closed with the view`() async throws {
    let links = Probe<Link>()
    let window = WindowScope(parent: app)
    let stage = Stage(ValueView(\WindowScope.file, links).scope(window))
    stage.close()
    try await window.close()
    #expect(app.events.calls == ["closed file of quiet"])
  }

  @Test func `what cannot be closed is reported`() async throws {
    let (reports, arrival) = AsyncStream.makeStream(of: String.self)
    let stop = LiveReports.observe {
      if $0.headline.hasPrefix("'WindowScope.leaking'") { arrival.yield($0.description) }
    }
    defer { stop() }
    let links = Probe<Link>()
    let stage = Stage(
      ValueView(\WindowScope.leaking, links).scope(window(on:)).scenario(AppScope.self, .quiet))
    stage.close()
    var report: String?
    for await text in reports {
      report = text
      break
    }
    #expect(
      report == """
        'WindowScope.leaking' is not closed with the view that its scope was made for

        Dependency: WindowScope.leaking
        Error: Broken()

        Nobody waits for the end of such a scope, so its errors are told here alone.
        To fix, handle the error in the closer, or hold the scope yourself, set it with '.scope(scope)' and await 'close()'.
        """)
  }
}
