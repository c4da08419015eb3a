import Seam
import SeamDoubles
import SeamTesting
import SeamUI
import SwiftUI
import Testing

/// How a view gets its model.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ScopedTests {
  let app = AppScope.test { $0.play(.quiet) }
  let probe = Probe<Model>()

  var window: WindowScope { WindowScope(parent: app) }

  @Test func `a model is made once, however often the view is made again`() {
    let (ticker, window) = (Ticker(), window)
    func view() -> some View { Frame(ticker) { WindowView(probe, \.draft) }.scope(window) }
    let stage = Stage(view())
    for _ in 0..<3 {
      ticker.count += 1
      stage.update()
      stage.show(view())
    }
    #expect(probe.seen.count >= 4)
    #expect(probe.seen.allSatisfy { $0 === probe.seen[0] })
    #expect(app.events.calls == ["made draft of quiet"])
  }

  @Test func `nothing is made in an initializer, nor before the body reads it`() {
    let window = window
    for _ in 0..<3 { _ = WindowView(probe, \.draft).scope(window) }
    let isShown = Ticker()
    let stage = Stage(Hesitant(isShown: isShown, probe: probe).scope(window))
    #expect(app.events.calls == [])
    isShown.count = 1
    stage.update()
    #expect(app.events.calls == ["made draft of quiet"])
    isShown.count = 0
    stage.update()
    isShown.count = 1
    stage.update()
    #expect(app.events.calls == ["made draft of quiet"])
  }

  @Test func `with another scope there is another model, and the old one is released`() async throws {
    let stage = Stage(WindowView(probe, \.draft).scope(window))
    let second = AppScope.test { $0.play(.loud) }
    stage.show(WindowView(probe, \.draft).scope(WindowScope(parent: second)))
    #expect(probe.seen.last?.source == "draft of loud")
    #expect(second.events.calls == ["made draft of loud"])
    probe.forget()
    try await app.events.wait(for: 2)
    #expect(app.events.calls == ["made draft of quiet", "ended draft of quiet"])
  }

  @Test func `with another member there is another model`() {
    let window = window
    let stage = Stage(WindowView(probe, \.draft).scope(window))
    stage.show(WindowView(probe, \.other).scope(window))
    #expect(probe.seen.map(\.source) == ["draft of quiet", "other"])
  }

  @Test func `with another argument there is another model, and the old one is released`() async throws {
    func view(_ id: Int) -> some View { DetailView(id: id, probe: probe).scope(app) }
    let stage = Stage(view(1))
    stage.show(view(1))
    #expect(probe.seen.count == 2)
    #expect(probe.seen[0] === probe.seen[1])
    probe.forget()
    stage.show(view(2))
    #expect(probe.seen.map(\.source) == ["2 of quiet"])
    try await app.events.wait(for: 3)
    #expect(app.events.calls == ["made 1 of quiet", "made 2 of quiet", "ended 1 of quiet"])
  }

  @Test func `with another identity of the view there is another model`() {
    let window = window
    func view(_ id: Int) -> some View { WindowView(probe, \.draft).id(id).scope(window) }
    let stage = Stage(view(1))
    stage.show(view(1))
    stage.show(view(2))
    #expect(probe.seen.count == 3)
    #expect(probe.seen[0] === probe.seen[1])
    #expect(probe.seen[1] !== probe.seen[2])
    #expect(app.events.calls.filter { $0.hasPrefix("made") }.count == 2)
  }

  @Test func `a method takes none, two or three arguments, and need not be the main actor's`() {
    let several = Probe<[String]>()
    let stage = Stage(Methods(number: 1, probe: several).scope(app))
    stage.show(Methods(number: 1, probe: several).scope(app))
    stage.show(Methods(number: 2, probe: several).scope(app))
    #expect(several.seen[0] == ["editor", "1 a", "1 2 3", "label 1"])
    #expect(several.seen[1] == several.seen[0])
    #expect(several.seen[2] == ["editor", "2 a", "2 2 3", "label 2"])
    let made = app.events.calls.filter { $0.hasPrefix("made") }
    #expect(made == ["made editor", "made 1 a", "made 1 2 3", "made 2 a", "made 2 2 3"])
  }

  @Test func `rows that move keep their models`() {
    func view(_ ids: [Int]) -> some View {
      VStack { ForEach(ids, id: \.self) { DetailView(id: $0, probe: probe) } }.scope(app)
    }
    let stage = Stage(view([1, 2, 3]))
    let first = probe.seen
    probe.forget()
    stage.show(view([3, 1, 2]))
    #expect(probe.seen.count == 3)
    #expect(probe.seen.allSatisfy { model in first.contains { $0 === model } })
    probe.forget()
    stage.show(view([2, 4]))
    #expect(probe.seen.map(\.source) == ["2 of quiet", "4 of quiet"])
    #expect(probe.seen.first === first.dropFirst().first)
  }

  @Test func `a modifier has a model, and two properties of one member have what the member says`() {
    let window = window
    let stage = Stage(Text("content").modifier(Titled(probe: probe)).scope(window))
    #expect(
      probe.seen.map(\.source) == ["list of quiet", "list of quiet", "draft of quiet", "draft of quiet"])
    #expect(probe.seen[0] === probe.seen[1])
    #expect(probe.seen[2] !== probe.seen[3])
    stage.close()
  }

  @Test func `a dollar sign gives bindings to the model`() {
    let bindings = Probe<Binding<String>>()
    let window = window
    let stage = Stage(Editor(probe: bindings).scope(window))
    bindings.seen[0].wrappedValue = "typed"
    #expect(window.list.title == "typed")
    stage.update()
    #expect(bindings.seen.last?.wrappedValue == "typed")
  }

  @Test func `the nearest scope wins, and what it stands on is nearer than what is set further up`() {
    let loud = AppScope.test { $0.play(.loud) }
    let names = Probe<Service>()
    let near = WindowScope(parent: loud)
    let stage = Stage(
      VStack {
        WindowView(probe)
        ValueView(\AppScope.service, names)
      }.scope(near).scope(window).scope(app))
    #expect(probe.seen.map(\.source) == ["list of loud"])
    #expect(names.seen.map(\.name) == ["loud"])
    stage.close()
  }

  @Test func `views between need not know of a scope`() {
    let ticker = Ticker()
    let stage = Stage(
      Frame(ticker) { Frame(ticker) { Frame(ticker) { WindowView(probe) } } }.scope(window))
    #expect(probe.seen.map(\.source) == ["list of quiet"])
    stage.close()
  }

  @Test func `what is read before the view is in place stops with a message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Hasty() }
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        a value of 'WindowScope' is read before its view is in place

        Scope: WindowScope
        Value: Model

        What a view sees is known when its 'body' runs, not in its initializer, and not in a view that is not shown itself.
        To fix, read it in 'body' or in what 'body' starts, as '.task' does.
        """))
  }
}

/// Reads its model at times.
private struct Hesitant: View {
  @Scoped(\WindowScope.draft) private var model
  let isShown: Ticker
  let probe: Probe<Model>

  init(isShown: Ticker, probe: Probe<Model>) {
    self.isShown = isShown
    self.probe = probe
  }

  var body: some View {
    if isShown.count > 0 {
      let _ = probe.see(model)
      Text(model.title)
    }
  }
}

/// Reads its model in its initializer.
private struct Hasty: View {
  @Scoped(\WindowScope.list) private var model
  private var title = ""

  init() { title = model.title }

  var body: some View { Text(title) }
}

private struct Methods: View {
  @Scoped(AppScope.editor) private var editor
  @Scoped(AppScope.pair) private var pair
  @Scoped(AppScope.triple) private var triple
  @Scoped(AppScope.label) private var label
  let number: Int
  let probe: Probe<[String]>

  init(number: Int, probe: Probe<[String]>) {
    self.number = number
    self.probe = probe
  }

  var body: some View {
    let _ = probe.see([
      editor.source, pair(number, "a").source, triple(number, 2, 3).source, label(number),
    ])
    Text("methods")
  }
}

private struct Editor: View {
  @Scoped(\WindowScope.list) private var model
  let probe: Probe<Binding<String>>

  init(probe: Probe<Binding<String>>) { self.probe = probe }

  var body: some View {
    let _ = probe.see($model.title)
    TextField("Title", text: $model.title)
  }
}

/// Reads members twice.
private struct Titled: ViewModifier {
  @Scoped(\WindowScope.list) private var list
  @Scoped(\WindowScope.list) private var same
  @Scoped(\WindowScope.draft) private var draft
  @Scoped(\WindowScope.draft) private var other
  let probe: Probe<Model>

  init(probe: Probe<Model>) { self.probe = probe }

  func body(content: Content) -> some View {
    let _ = [list, same, draft, other].forEach(probe.see)
    content
  }
}
