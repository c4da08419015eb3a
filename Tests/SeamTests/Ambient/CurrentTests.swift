import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var name = "main"
  static let main = AppScope()
}

private struct SessionScope: Scope {
  var seams = Seams()
  var name = "session"
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  var session = SessionScope()
  static var owners: [Owner<Self>] { [Owner(\.session)] }
}

private struct PaneScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
}

private final class OwnPart: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

extension AppScope {
  var transport: OwnPart { shared(\.transport) { OwnPart("transport") } }
  /// Made by code that no scope reaches.
  var leaf: OwnPart { shared(\.leaf) { OwnPart("leaf on \(leafCode())") } }
  var freshLeaf: OwnPart { unique(\.freshLeaf) { OwnPart("leaf on \(leafCode())") } }
  var taskLeaf: OwnPart { shared(\.taskLeaf) { OwnPart("leaf on \(inTask { leafCode() })") } }
  var guarded: OwnPart {
    shared(\.guarded) { withCurrent(AppScope(name: "inner")) { OwnPart(AppScope.current.name) } }
  }
}

extension WindowScope {
  var leaf: OwnPart { shared(\.leaf) { OwnPart("window leaf on \(leafCode())") } }
  var taskLeaf: OwnPart { shared(\.taskLeaf) { OwnPart("window leaf on \(inTask { leafCode() })") } }
}

private func leafCode() -> String { AppScope.current.transport.name }

/// Runs `body` in a task and waits for it, as a recipe may.
private func inTask<R: Sendable>(_ body: @escaping @Sendable () -> R) -> R {
  let done = Gate()
  let result = Guarded<R?>(nil)
  Task(priority: .high) {
    result.value = body()
    done.open()
  }
  done.pass()
  return result.value!
}

struct CurrentTests {
  @Test func `the nearest binding wins, and ends with its body`() async throws {
    try withCurrent(AppScope(name: "outer")) {
      #expect(AppScope.current.name == "outer")
      withCurrent(AppScope(name: "inner")) { #expect(AppScope.current.name == "inner") }
      #expect(AppScope.current.name == "outer")
      let required = try AppScope.requireCurrent()
      #expect(required.name == "outer")
      #expect(AppScope.currentIfBound?.name == "outer")
    }
    await withCurrent(AppScope(name: "outer")) {
      await withCurrent(AppScope(name: "inner")) {
        await Task.yield()
        #expect(AppScope.current.name == "inner")
      }
      #expect(AppScope.current.name == "outer")
    }
  }

  @Test func `a binding ends when its body throws`() async {
    struct Stop: Error {}
    func stop(_ scope: AppScope) throws {
      try withCurrent(scope) { throw Stop() }
    }
    withCurrent(AppScope(name: "outer")) {
      #expect(throws: Stop.self) { try stop(AppScope(name: "inner")) }
      #expect(AppScope.current.name == "outer")
    }
  }

  @Test func `a bound child scope binds those that it stands on`() {
    let app = AppScope(name: "app")
    let window = WindowScope(parent: app, session: SessionScope(name: "own session"))
    withCurrent(PaneScope(parent: window)) {
      #expect(AppScope.current.name == "app")
      #expect(WindowScope.currentIfBound?.session.name == "own session")
      #expect(SessionScope.currentIfBound?.name == "own session")
      withCurrent(AppScope(name: "other")) {
        #expect(AppScope.current.name == "other")
        #expect(WindowScope.currentIfBound?.parent.name == "app")
      }
    }
  }

  @Test func `a derived child scope binds the parent as it sees it`() {
    let app = AppScope(name: "app")
    let window = WindowScope(parent: app).replacing {
      $0.replace(\AppScope.transport) { _ in OwnPart("fake") }
    }
    withCurrent(app) {
      #expect(leafCode() == "transport")
      withCurrent(window) { #expect(leafCode() == "fake") }
    }
  }

  @Test func `where nothing is bound there is no current scope, and asking for one says so`() {
    #expect(SessionScope.currentIfBound == nil)
    let error = #expect(throws: UnboundScope.self) { _ = try SessionScope.requireCurrent() }
    #expect(
      error.map { "\($0)" }
        == "no 'SessionScope' is bound here; run the code in 'withCurrent' of one, or hand it the scope")
  }

  @Test func `in a recipe the current scope is the recipe's own, whatever is bound`() {
    let app = AppScope(name: "app")
    let derived = app.replacing { $0.replace(\.transport) { _ in OwnPart("fake") } }
    for binding in [app, derived, AppScope(name: "other")] {
      withCurrent(binding) {
        #expect(derived.leaf.name == "leaf on fake")
        #expect(app.leaf.name == "leaf on transport")
        #expect(derived.leaf !== app.leaf)
      }
    }
    // The look-up counted: a later derived scope does not take the value over.
    let later = app.replacing { $0.replace(\.transport) { _ in OwnPart("later") } }
    #expect(later.leaf.name == "leaf on later")
  }

  @Test func `in the recipe of a child scope the current parent is the child's own`() {
    let app = AppScope(name: "app")
    let window = WindowScope(parent: app)
    let derived = window.replacing { $0.replace(\AppScope.transport) { _ in OwnPart("fake") } }
    withCurrent(app) {
      #expect(derived.leaf.name == "window leaf on fake")
      #expect(window.leaf.name == "window leaf on transport")
    }
    #expect(derived.parent.replacing { _ in }.leaf.name == "leaf on fake")
  }

  @Test func `a binding made in a recipe is nearer than the recipe's own scope`() {
    #expect(AppScope().guarded.name == "inner")
  }

  @Test func `a task that a recipe starts and waits for has the recipe's scope`() async {
    // On a thread of its own, for the recipe waits.
    let app = AppScope(name: "app")
    let derived = app.replacing { $0.replace(\.transport) { _ in OwnPart("fake") } }
    let names = await Threads.awaiting {
      withCurrent(app) { [derived.taskLeaf.name, app.taskLeaf.name, derived.taskLeaf.name] }
    }
    #expect(names == ["leaf on fake", "leaf on transport", "leaf on fake"])
  }

  @Test func `a task that a child scope's recipe starts has the child's own parent`() async {
    let app = AppScope(name: "app")
    let window = WindowScope(parent: app)
    let derived = window.replacing { $0.replace(\AppScope.transport) { _ in OwnPart("fake") } }
    let names = await Threads.awaiting {
      withCurrent(app) { [derived.taskLeaf.name, window.taskLeaf.name, derived.taskLeaf.name] }
    }
    #expect(names == ["window leaf on fake", "window leaf on transport", "window leaf on fake"])
  }

  @Test func `a value that is new each time asks the scope that is bound`() {
    let app = AppScope(name: "app")
    let derived = app.replacing { $0.replace(\.transport) { _ in OwnPart("fake") } }
    #expect(withCurrent(derived) { app.freshLeaf.name } == "leaf on fake")
  }
}
