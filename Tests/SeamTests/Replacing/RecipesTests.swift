import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var store: Part { shared(\.store) { Part("store") } }
  fileprivate var cache: Part { shared(\.cache) { Part("cache") } }
  fileprivate var edge: Part { boundary(\.edge) { Part("edge") } }
  fileprivate var held: Part { weak(\.held) { Part("held") } }
  fileprivate var fresh: Part { unique(\.fresh) { Part("fresh") } }
  fileprivate var service: Part { shared(\.service) { Part("service", cache) } }
  fileprivate subscript(thumbnail number: Int) -> Part { shared(\.[thumbnail: number]) { Part("\(number)") } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let title: String
  fileprivate var bar: Part { shared(\.bar) { Part("bar", parent.service) } }
}

struct RecipesTests {
  @Test func `a recipe makes a value of each lifetime from the scope that asks`() {
    let app = AppScope().replacing {
      $0.replace(\.cache) { scope in Part("fake", scope.store) }
      $0.replace(\.edge) { scope in Part("fake", scope.store) }
      $0.replace(\.held) { scope in Part("fake", scope.store) }
      $0.replace(\.fresh) { scope in Part("fake", scope.store) }
    }
    for part in [app.cache, app.edge, app.held, app.fresh] { #expect("\(part)" == "fake(store)") }
    #expect(app.cache === app.cache)
    #expect(app.edge === app.edge)
    let held = app.held
    #expect(app.held === held)
    #expect(app.fresh !== app.fresh)
    #expect("\(app.service)" == "service(fake(store))")
  }

  @Test func `a recipe runs when it is needed, once`() {
    let made = Tally()
    let app = AppScope().replacing { $0.replace(\.cache) { _ in made.part("fake") } }
    #expect(made["fake"] == 0)
    _ = (app.service, app.cache, app.service)
    #expect(made["fake"] == 1)
  }

  @Test func `a recipe asks for what the scope replaces besides`() {
    let app = AppScope().replacing {
      $0.store = Part("other")
      $0.replace(\.cache) { scope in Part("fake", scope.store) }
    }
    #expect("\(app.service)" == "service(fake(other))")
  }

  @Test func `what a recipe asked for counts in scopes derived further`() {
    let app = AppScope().replacing { $0.replace(\.cache) { scope in Part("fake", scope.store) } }
    let first = app.service
    let derived = app.replacing { $0.store = Part("other") }
    #expect("\(derived.service)" == "service(fake(other))")
    #expect(app.service === first)
    #expect(app.replacing { $0.edge = Part("fake") }.service === first)
  }

  @Test func `a recipe for a scope further down gets that scope`() {
    let app = AppScope().replacing {
      $0.replace(\WindowScope.bar) { window in Part(window.title, window.parent.store) }
    }
    #expect("\(WindowScope(parent: app, title: "one").bar)" == "one(store)")
    #expect("\(WindowScope(parent: app, title: "two").bar)" == "two(store)")
  }

  @Test func `a recipe for a scope further up gets that scope as seen from below`() {
    let app = AppScope()
    let window = WindowScope(parent: app, title: "one").replacing {
      $0.replace(\AppScope.cache) { app in Part("fake", app.store) }
      $0.store = Part("other")
    }
    #expect("\(window.bar)" == "bar(service(fake(other)))")
    #expect("\(app.service)" == "service(cache)")
  }

  @Test func `a recipe replaces one argument`() {
    let app = AppScope().replacing { $0.replace(\.[thumbnail: 2]) { scope in Part("fake", scope.store) } }
    #expect("\(app[thumbnail: 1]) \(app[thumbnail: 2])" == "1 fake(store)")
  }

  @Test func `a recipe and what it captures are freed with the scope`() {
    weak var captured: Part?
    do {
      let part = Part("captured")
      captured = part
      let app = AppScope().replacing { $0.replace(\.cache) { _ in Part("fake", part) } }
      _ = app.service
    }
    #expect(captured == nil)
  }
}
