import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

private final class OwnPart: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor private final class BannerModel {
  let part: OwnPart
  init(_ part: OwnPart) {
    // At run time too; the main queue need not be on the main thread.
    MainActor.preconditionIsolated()
    self.part = part
  }
}

/// Not `Sendable`, as a database context is.
private final class Context {
  var changes = 0
  let part: OwnPart
  init(_ part: OwnPart) { self.part = part }
}

extension AppScope {
  var part: OwnPart { shared(\.part) { OwnPart("part") } }
  @MainActor var banner: BannerModel { shared(\.banner) { BannerModel(part) } }
  @MainActor var page: BannerModel { unique(\.page) { BannerModel(part) } }
  @MainActor var context: Context { mainShared(\.context) { Context(part) } }
  var till: Till { shared(\.till) { Till(part) } }
}

extension WindowScope {
  @MainActor var banner: BannerModel { shared(\.banner) { BannerModel(parent.part) } }
}

extension Scenario<AppScope> {
  fileprivate static var fixed: Self {
    Self("fixed") {
      $0.replace(main: \.banner) { scope in BannerModel(OwnPart("banner on \(scope.part.name)")) }
      $0.replace(main: \.context) { _ in Context(OwnPart("context")) }
      $0.decorate(main: \.page) { original in BannerModel(OwnPart("page over \(original.part.name)")) }
      $0.replace(main: \WindowScope.banner) { window in
        BannerModel(OwnPart("window on \(window.parent.part.name)"))
      }
    }
  }
}

private actor Till {
  let part: OwnPart
  init(_ part: OwnPart) { self.part = part }
  nonisolated func preview() -> String { part.name }
}

private struct Plan: Sendable {
  let part: OwnPart
}

struct MainActorTests {
  @Test func `a main-actor value asked for in the background is made on the main actor, once`() async {
    let app = AppScope()
    let models = await withTaskGroup(of: BannerModel.self) { group in
      for _ in 0..<20 { group.addTask { await app.banner } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let detached = await Task.detached { await app.banner }.value
    let ids = Set((models + [detached]).map { ObjectIdentifier($0) })
    #expect(ids.count == 1)
  }

  @MainActor @Test func `a value that is not Sendable is one for the scope, on the main actor`() {
    let app = AppScope()
    app.context.changes += 1
    #expect(app.context.changes == 1)
    let other = app.replacing { $0[\WindowScope.banner] = BannerModel(OwnPart("other")) }
    #expect(other.context === app.context)
    let derived = app.replacing { $0.replace(\.part) { _ in OwnPart("fake") } }
    #expect(derived.context !== app.context)
    #expect(derived.context.part.name == "fake")
  }

  @MainActor @Test func `main-actor members are replaced by value on the main actor`() {
    let app = AppScope()
    let model = BannerModel(OwnPart("given"))
    let derived = app.replacing {
      $0.banner = model
      $0[\WindowScope.banner] = model
    }
    #expect(derived.banner === model)
    #expect(WindowScope(parent: derived).banner === model)
    #expect(app.banner !== model)
  }

  @Test func `a scenario replaces main-actor members from a closure that is on no actor`() async {
    // Derived off the main actor, and played on it.
    let app = await Task.detached { AppScope().playing(.fixed) }.value
    await MainActor.run {
      #expect(app.banner.part.name == "banner on part")
      #expect(app.banner === app.banner)
      #expect(app.context.part.name == "context")
      #expect(app.page.part.name == "page over part")
      #expect(WindowScope(parent: app).banner.part.name == "window on part")
    }
  }

  @MainActor @Test func `main-actor members further up are replaced and wrapped by their names alone`() {
    struct PanelScope: ChildScope {
      var seams = Seams()
      var parent: WindowScope
    }
    let replaced = WindowScope(parent: AppScope()).replacing {
      $0.replace(main: \.page) { app in BannerModel(OwnPart("page on \(app.part.name)")) }
      $0.replace(main: \.banner) { window in BannerModel(OwnPart("window on \(window.parent.part.name)")) }
    }
    #expect(replaced.parent.page.part.name == "page on part")
    #expect(replaced.banner.part.name == "window on part")
    #expect(replaced.parent.banner.part.name == "part")
    let wrapped = PanelScope(parent: replaced).replacing {
      $0.decorate(main: \.page) { BannerModel(OwnPart("wrapped \($0.part.name)")) }
    }
    #expect(wrapped.parent.parent.page.part.name == "wrapped page on part")
  }

  @MainActor @Test func `key paths name main-actor members`() {
    let app = AppScope()
    let path = \AppScope.banner
    let banner = app[keyPath: path]
    #expect(banner === app.banner)
  }

  @Test func `an actor and a Sendable struct hold dependencies, and stay what they are`() async {
    let app = AppScope()
    let plan = Plan(part: app.part)
    let isSame = await Task.detached { plan.part === app.part && app.till.part === app.part }.value
    #expect(isSame)
    #expect(app.till.preview() == "part")
  }
}
