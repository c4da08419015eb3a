import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var region = "norway"
  var made = Tally()
  static let main = AppScope(region: "main")
}

extension AppScope {
  fileprivate var store: Part { shared(\.store) { Part("store of \(region)") } }
  fileprivate var other: Part { shared(\.other) { Part("other") } }
  fileprivate var client: Part { unique(\.client) { Part("client", store) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let id: Int
  var isWide = false
  fileprivate var title: Part { shared(\.title) { Part("title \(id) \(isWide)", parent.store) } }
}

private struct PaneScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  fileprivate var pane: Part { shared(\.pane) { Part("pane", parent.title) } }
  fileprivate var edge: Part {
    boundary(\.edge) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
}

struct InputsTests {
  @Test func `inputs are plain stored properties that recipes read`() {
    let app = AppScope(region: "sweden")
    #expect("\(app.client)" == "client(store of sweden)")
    #expect("\(WindowScope(parent: app, id: 1).title)" == "title 1 false(store of sweden)")
    #expect("\(WindowScope(parent: app, id: 2, isWide: true).title)" == "title 2 true(store of sweden)")
  }

  @Test func `an input is changed on the copy, and what the scope makes is made anew`() {
    let app = AppScope()
    _ = app.client
    let derived = app.replacing { $0.region = "denmark" }
    #expect("\(derived.client) \(app.client)" == "client(store of denmark) client(store of norway)")
    #expect(derived.store === derived.store)
    #expect(derived.other !== app.other)
    #expect(app.region == "norway")
  }

  @Test func `a part of an input is changed in place`() {
    let app = AppScope().replacing { $0.region += " and sweden" }
    #expect(app.store.name == "store of norway and sweden")
  }

  @Test func `an input of a child scope is changed, and the parent's values stay`() {
    let app = AppScope()
    let window = WindowScope(parent: app, id: 1)
    let derived = window.replacing { $0.isWide = true }
    #expect("\(derived.title)" == "title 1 true(store of norway)")
    #expect("\(window.title)" == "title 1 false(store of norway)")
    #expect(derived.parent.store === app.store)
    #expect("\(PaneScope(parent: derived).pane)" == "pane(title 1 true(store of norway))")
  }

  @Test func `a scope derived from one with a changed input shares with that one alone`() {
    let app = AppScope()
    let first = app.replacing { $0.region = "denmark" }
    let second = first.replacing { $0.other = Part("fake") }
    #expect(second.store === first.store)
    #expect(second.store !== app.store)
    #expect(second.store.name == "store of denmark")
  }

  @Test func `inputs and members are replaced together`() {
    let app = AppScope()
    let derived = app.replacing {
      $0.other = Part("fake")
      $0.region = "denmark"
    }
    #expect(derived.other.name == "fake")
    #expect(derived.store.name == "store of denmark")
  }

  @Test func `replacements further up hold in a scope whose input changes`() {
    let app = AppScope().replacing {
      $0.other = Part("fake")
      $0[\WindowScope.title] = Part("fake title")
    }
    #expect(app.replacing { $0.region = "denmark" }.other.name == "fake")
    let window = WindowScope(parent: app, id: 1)
    #expect(window.replacing { $0.isWide = true }.title.name == "fake title")
  }

  @Test func `a scope is moved to another parent, with that one's replacements`() {
    let window = WindowScope(parent: AppScope(), id: 1)
    _ = window.title
    let app = AppScope(region: "sweden").replacing { $0.store = Part("fake") }
    #expect("\(window.replacing { $0.parent = app }.title)" == "title 1 false(fake)")
    let pane = PaneScope(parent: window)
    let moved = pane.replacing {
      $0.parent = WindowScope(parent: app.replacing { $0[\PaneScope.pane] = Part("from above") }, id: 2)
    }
    #expect("\(moved.pane)" == "from above")
  }

  @Test func `a scope that is moved to a strict parent is strict`() {
    let log = StrictLog()
    let moved = PaneScope(parent: WindowScope(parent: AppScope(), id: 1)).replacing {
      $0.parent = WindowScope(parent: AppScope().strict(log), id: 2)
    }
    #expect(moved.edge.name == "stand-in")
    #expect(log.headlines == ["boundary 'PaneScope.edge' is not replaced in a test scope"])
  }

  @Test func `an input declared with 'let' is no member to replace, which is reported`() {
    let log = StrictLog()
    do {
      let window = WindowScope(parent: AppScope().strict(log), id: 1)
      #expect("\(window.replacing { $0.id = 2 }.title)" == "title 1 false(store of norway)")
    }
    #expect(log.headlines == ["the input 'WindowScope.id' is not replaced"])
    #expect(log.textsAtEnd.isEmpty)
  }

  @Test func `a fresh scope has the inputs of the one that it comes from`() {
    #expect(AppScope(region: "sweden").strict().store.name == "store of sweden")
    #expect(AppScope.preview().store.name == "store of main")
    #expect(AppScope.preview { $0.region = "denmark" }.store.name == "store of denmark")
  }
}
