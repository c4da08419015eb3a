import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var part: Part { shared(\.part) { Part("part") } }
  fileprivate var edge: Part { boundary(\.edge) { Part("live") } }
}

private struct RegionScope: RootScope {
  var seams = Seams()
  var region: String
  static let main = RegionScope(region: "main")
  fileprivate var label: Part { shared(\.label) { Part("label of \(region)") } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent = AppScope.main
  fileprivate var title: Part { shared(\.title) { Part("title", parent.part) } }
}

struct RootScopeTests {
  @Test func `main is one scope for the process`() {
    #expect(AppScope.main.part === AppScope.main.part)
    #expect(AppScope.main.part !== AppScope().part)
  }

  @Test func `a child scope stands on main where nothing else is said`() {
    #expect(WindowScope().title.parts[0] === AppScope.main.part)
    #expect(WindowScope().title !== WindowScope().title)
  }

  @Test func `replacing in main leaves main as it is`() {
    let derived = AppScope.main.replacing { $0.edge = Part("fake") }
    #expect(derived.edge.name == "fake")
    #expect(derived.part === AppScope.main.part)
    let window = WindowScope().replacing { $0.part = Part("fake") }
    #expect("\(window.title)" == "title(fake)")
    #expect(AppScope.main.part.name == "part")
  }

  @Test func `scopes made from the type have the inputs of main and share nothing with it`() {
    let preview = RegionScope.preview()
    #expect(preview.label.name == "label of main")
    #expect(preview.label !== RegionScope.main.label)
  }

  @Test func `a scope that is made by hand is live`() {
    #expect(AppScope().edge.name == "live")
    #expect(AppScope(arguments: ["app"]).edge.name == "live")
  }
}
