import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var store: Part { shared(\.store) { Part("store") } }
  fileprivate var cache: Part { shared(\.cache) { Part("cache", store) } }
  fileprivate var edge: Part {
    boundary(\.edge) {
      Part("edge")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var held: Part { weak(\.held) { Part("held", store) } }
  fileprivate var fresh: Part { unique(\.fresh) { Part("fresh", store) } }
  fileprivate var service: Part { shared(\.service) { Part("service", cache) } }
  fileprivate var other: Part { shared(\.other) { Part("other") } }
  fileprivate var handlers: [String] { shared(\.handlers) { ["app of \(store.name)"] } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var bar: Part { shared(\.bar) { Part("bar", parent.cache) } }
  fileprivate var line: Part { unique(\.line) { Part("line", parent.fresh) } }
}

private let all: [any KeyPath<AppScope, Part> & Sendable] = [\.cache, \.edge, \.held, \.fresh]

struct DecoratorsTests {
  @Test func `a decorator wraps what would have been made, for each lifetime`() {
    let app = AppScope()
    let derived = app.replacing {
      for member in all { $0.decorate(member) { Part("a", $0) } }
    }
    #expect(
      all.map { "\(derived[keyPath: $0])" } == [
        "a(cache(store))", "a(edge)", "a(held(store))", "a(fresh(store))",
      ])
    #expect(all.map { "\(app[keyPath: $0])" } == ["cache(store)", "edge", "held(store)", "fresh(store)"])
    #expect("\(derived.service)" == "service(a(cache(store)))")
  }

  @Test func `the wrapper is kept as long as the member's lifetime says`() {
    let app = AppScope().replacing {
      for member in all { $0.decorate(member) { Part("a", $0) } }
    }
    #expect(app.cache === app.cache)
    #expect(app.edge === app.edge)
    let held = app.held
    #expect(app.held === held)
    #expect(app.fresh !== app.fresh)
  }

  @Test func `what is wrapped is shared with the scope above`() {
    let app = AppScope()
    let held = app.held
    let derived = app.replacing {
      for member in all { $0.decorate(member) { Part("a", $0) } }
    }
    #expect(derived.cache.parts[0] === app.cache)
    #expect(derived.edge.parts[0] === app.edge)
    #expect(derived.held.parts[0] === held)
  }

  @Test func `what is wrapped is published to the scope above when it is made first through the wrapper`() {
    let app = AppScope()
    let derived = app.replacing { $0.decorate(\.cache) { Part("a", $0) } }
    let wrapper = derived.cache
    #expect(app.cache === wrapper.parts[0])
    #expect("\(app.service)" == "service(cache(store))")
  }

  @Test func `what is wrapped is made anew where it asked for something replaced`() {
    let app = AppScope()
    _ = app.cache
    let derived = app.replacing {
      $0.decorate(\.cache) { Part("a", $0) }
      $0.store = Part("fake")
    }
    #expect("\(derived.cache)" == "a(cache(fake))")
    #expect("\(app.cache)" == "cache(store)")
  }

  @Test func `decorators of one scope are applied in their order, the last one outside`() {
    let derived = AppScope().replacing {
      for member in all {
        $0.decorate(member) { Part("a", $0) }
        $0.decorate(member) { Part("b", $0) }
      }
    }
    #expect(
      all.map { "\(derived[keyPath: $0])" } == [
        "b(a(cache(store)))", "b(a(edge))", "b(a(held(store)))", "b(a(fresh(store)))",
      ])
  }

  @Test func `decorators of scopes derived one from the other wrap each other, the nearest outside`() {
    let app = AppScope()
    var scope = app
    for name in ["a", "b", "c"] {
      scope = scope.replacing {
        for member in all { $0.decorate(member) { Part(name, $0) } }
      }
    }
    #expect(
      all.map { "\(scope[keyPath: $0])" } == [
        "c(b(a(cache(store))))", "c(b(a(edge)))", "c(b(a(held(store))))", "c(b(a(fresh(store))))",
      ])
    #expect("\(scope.service)" == "service(c(b(a(cache(store)))))")
    #expect(scope.cache.parts[0].parts[0].parts[0] === app.cache)
  }

  @Test func `a wrapper further up is shared with a scope that wraps it again`() {
    let first = AppScope().replacing { $0.decorate(\.cache) { Part("a", $0) } }
    let second = first.replacing { $0.decorate(\.cache) { Part("b", $0) } }
    #expect(second.cache.parts[0] === first.cache)
    #expect(first.replacing { $0.other = Part("fake") }.cache === first.cache)
  }

  @Test func `an assignment drops the decorators before it and is wrapped by those after it`() {
    let derived = AppScope().replacing {
      $0.decorate(\.cache) { Part("a", $0) }
      $0.cache = Part("fake")
      $0.decorate(\.cache) { Part("b", $0) }
    }
    #expect("\(derived.cache)" == "b(fake)")
    let second = derived.replacing { $0.decorate(\.cache) { Part("c", $0) } }
    #expect("\(second.service)" == "service(c(b(fake)))")
    #expect("\(second.replacing { $0.cache = Part("last") }.service)" == "service(last)")
  }

  @Test func `a decorator wraps what a recipe makes`() {
    let derived = AppScope().replacing {
      $0.replace(\.cache) { Part("fake", $0.store) }
      $0.decorate(\.cache) { Part("a", $0) }
    }
    #expect("\(derived.cache)" == "a(fake(store))")
  }

  @Test func `a member of a child scope is wrapped from above, from beside and from both`() {
    let app = AppScope()
    let above = app.replacing {
      $0.decorate(\WindowScope.bar) { Part("above", $0) }
      $0.decorate(\WindowScope.line) { Part("above", $0) }
    }
    let window = WindowScope(parent: above)
    #expect("\(window.bar) \(window.line)" == "above(bar(cache(store))) above(line(fresh(store)))")
    let both = window.replacing {
      $0.decorate(\.bar) { Part("beside", $0) }
      $0.decorate(\.line) { Part("beside", $0) }
    }
    #expect(
      "\(both.bar) \(both.line)"
        == "beside(above(bar(cache(store)))) beside(above(line(fresh(store))))")
    #expect(both.bar.parts[0] === window.bar)
  }

  @Test func `two scopes above wrap a member of a child scope, the nearest outside`() {
    let app = AppScope()
      .replacing { $0.decorate(\WindowScope.bar) { Part("a", $0) } }
      .replacing { $0.decorate(\WindowScope.bar) { Part("b", $0) } }
    #expect("\(WindowScope(parent: app).bar)" == "b(a(bar(cache(store))))")
  }

  @Test func `a member further up is wrapped as seen from below`() {
    let app = AppScope()
    let window = WindowScope(parent: app)
    let derived = window.replacing {
      $0.decorate(\AppScope.cache) { Part("a", $0) }
      $0.decorate(\AppScope.fresh) { Part("a", $0) }
    }
    #expect("\(derived.bar) \(derived.line)" == "bar(a(cache(store))) line(a(fresh(store)))")
    #expect("\(window.bar) \(app.cache)" == "bar(cache(store)) cache(store)")
    #expect(derived.parent.cache.parts[0] === app.cache)
  }

  @Test func `modules contribute to a collection in the order in which they decorate`() {
    let app = AppScope()
    let derived = app.replacing {
      $0.decorate(\.handlers) { $0 + ["checkout"] }
      $0.decorate(\.handlers) { $0 + ["search"] }
    }
    #expect(derived.handlers == ["app of store", "checkout", "search"])
    #expect(derived.replacing { $0.decorate(\.handlers) { $0 + ["last"] } }.handlers.last == "last")
    #expect(derived.replacing { $0.handlers = ["only"] }.handlers == ["only"])
    #expect(derived.replacing { $0.store = Part("fake") }.handlers == ["app of fake", "checkout", "search"])
    #expect(app.handlers == ["app of store"])
  }

  @Test func `a wrapped boundary is still a boundary`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.decorate(\.edge) { Part("a", $0) } }
    #expect("\(app.edge)" == "a(stand-in)")
    #expect(log.headlines == ["boundary 'AppScope.edge' is not replaced in a test scope"])
  }
}
