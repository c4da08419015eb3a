import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

/// Not `Sendable`, and on no actor; like a database context that belongs to the main thread.
private final class Ledger {
  let store: Part
  var rows: [String] = []
  init(_ store: Part) { self.store = store }
}

@MainActor private final class Model {
  let store: Part
  init(_ store: Part) { self.store = store }
}

extension AppScope {
  fileprivate var store: Part { shared(\.store) { Part("store") } }
  fileprivate var other: Part { shared(\.other) { Part("other") } }
  @MainActor fileprivate var ledger: Ledger { mainShared(\.ledger) { Ledger(store) } }
  @MainActor fileprivate var model: Model { shared(\.model) { Model(store) } }
  @MainActor fileprivate subscript(page number: Int) -> Ledger {
    mainShared(\.[page: number]) { Ledger(Part("\(number)")) }
  }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  @MainActor fileprivate var list: Ledger { mainShared(\.list) { Ledger(parent.model.store) } }
}

@MainActor
struct MainSharedTests {
  @Test func `a value that is not Sendable is made once on the main actor`() {
    let app = AppScope()
    app.ledger.rows.append("one")
    #expect(app.ledger.rows == ["one"])
    #expect(AppScope().ledger.rows == [])
    #expect(app[page: 1] === app[page: 1])
    #expect(app[page: 1] !== app[page: 2])
  }

  @Test func `a type on the main actor is shared with no more than that`() {
    let app = AppScope()
    #expect(app.model === app.model)
    #expect(app.model.store === app.ledger.store)
  }

  @Test func `it is made anew where something replaced was asked for, and shared elsewhere`() {
    let app = AppScope()
    let derived = app.replacing { $0.store = Part("fake") }
    #expect(derived.ledger.store.name == "fake")
    #expect(derived.model.store.name == "fake")
    #expect(app.ledger.store.name == "store")
    let second = app.replacing { $0.other = Part("fake") }
    #expect(second.ledger === app.ledger)
    #expect(second.model === app.model)
  }

  @Test func `it is replaced by a main-actor recipe, from wherever the scenario is written`() {
    let scenario = Scenario<AppScope>("fake") {
      $0.replace(main: \.ledger) { scope in Ledger(Part("mock of \(scope.other.name)")) }
      $0.replace(main: \.model) { _ in Model(Part("mock")) }
      $0.replace(main: \WindowScope.list) { window in
        Ledger(Part("list of \(window.parent.model.store.name)"))
      }
    }
    let app = AppScope().playing(scenario)
    #expect(app.ledger.store.name == "mock of other")
    #expect(app.ledger === app.ledger)
    #expect(app.model.store.name == "mock")
    #expect(WindowScope(parent: app).list.store.name == "list of mock")
  }

  @Test func `it is wrapped on the main actor`() {
    let app = AppScope()
    let derived = app.replacing {
      $0.decorate(main: \.ledger) { original in
        original.rows.append("wrapped")
        return original
      }
      $0.decorate(main: \WindowScope.list) { Ledger(Part("round \($0.store.name)")) }
    }
    #expect(derived.ledger.rows == ["wrapped"])
    #expect(derived.ledger === app.ledger)
    #expect(WindowScope(parent: derived).list.store.name == "round store")
    #expect(WindowScope(parent: app).list.store.name == "store")
  }
}
