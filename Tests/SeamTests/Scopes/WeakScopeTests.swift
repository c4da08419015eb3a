import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var region = "norway"
  var made = Tally()
  static let main = AppScope()
}

/// Reaches its scope later, without keeping it.
private final class Router: Sendable {
  let app: WeakScope<AppScope>
  init(_ app: WeakScope<AppScope>) { self.app = app }
  var page: String { app.scope.map { "\($0.page)" } ?? "the scope has ended" }
}

extension AppScope {
  fileprivate var page: Part { shared(\.page) { Part("page") } }
  fileprivate var other: Part { shared(\.other) { Part("other") } }
  fileprivate var router: Router { shared(\.router) { Router(WeakScope(self)) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { shared(\.title) { Part("title", parent.page) } }
}

/// Lists the windows of an app.
private final class Windows: @unchecked Sendable {
  private let lock = Lock()
  private var all: [WeakScope<WindowScope>] = []
  func add(_ window: WeakScope<WindowScope>) { lock { all.append(window) } }
  var first: WeakScope<WindowScope>? { lock { all.first } }
}

extension AppScope {
  fileprivate var windows: Windows { shared(\.windows) { Windows() } }
}

private struct PanelScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  var side: WindowScope
  static var owners: [Owner<Self>] { [Owner(\.side)] }
}

/// Two that need each other: one is made from the other, which reaches back through a handle.
private final class Kitchen: Sendable {
  let app: WeakScope<AppScope>
  init(_ app: WeakScope<AppScope>) { self.app = app }
  var waiter: Waiter? { app.scope?.waiter }
}

private final class Waiter: Sendable {
  let kitchen: Kitchen
  init(kitchen: Kitchen) { self.kitchen = kitchen }
}

extension AppScope {
  fileprivate var kitchen: Kitchen {
    shared(\.kitchen) {
      made.count("kitchen")
      return Kitchen(WeakScope(self))
    }
  }
  fileprivate var waiter: Waiter {
    shared(\.waiter) {
      made.count("waiter")
      return Waiter(kitchen: kitchen)
    }
  }
}

struct WeakScopeTests {
  @Test(arguments: [true, false])
  func `two values that need each other are made once each, whichever is asked for first`(
    _ kitchenFirst: Bool
  ) {
    let app = AppScope()
    if kitchenFirst { _ = app.kitchen } else { _ = app.waiter }
    #expect(app.kitchen.waiter === app.waiter)
    #expect(app.waiter.kitchen === app.kitchen)
    #expect(app.made["kitchen"] == 1)
    #expect(app.made["waiter"] == 1)
  }

  @Test func `a handle gives the scope as long as somebody holds it`() {
    var app: AppScope? = AppScope(region: "sweden")
    let page = app?.page
    let handle = WeakScope(app!)
    #expect(handle.scope?.page === page)
    #expect(handle.scope?.region == "sweden")
    app = nil
    #expect(handle.scope == nil)
  }

  @Test func `a handle keeps neither its scope nor those that it stands on`() {
    weak var title: Part?
    weak var page: Part?
    var handle: WeakScope<WindowScope>?
    do {
      let window = WindowScope(parent: AppScope())
      title = window.title
      page = window.parent.page
      handle = WeakScope(window)
      #expect(handle?.scope?.title === title)
    }
    #expect(title == nil)
    #expect(page == nil)
    #expect(handle?.scope == nil)
  }

  @Test func `a handle gives the scopes that its scope stands on, with their replacements`() {
    let app = AppScope(region: "sweden").replacing { $0.page = Part("other") }
    let panel = PanelScope(parent: WindowScope(parent: app), side: WindowScope(parent: AppScope()))
    let title = panel.side.title
    let handle = WeakScope(panel)
    #expect(handle.scope?.parent.parent.page.name == "other")
    #expect(handle.scope?.parent.parent.region == "sweden")
    #expect(handle.scope?.parent.title === panel.parent.title)
    #expect(handle.scope?.side.title === title)
    withExtendedLifetime(panel) {}
  }

  @Test func `a scope that lists those that stand on it is freed`() {
    weak var page: Part?
    weak var title: Part?
    do {
      let app = AppScope()
      let window = WindowScope(parent: app)
      app.windows.add(WeakScope(window))
      page = app.page
      title = window.title
      #expect(app.windows.first?.scope?.title === title)
    }
    #expect(page == nil)
    #expect(title == nil)
  }

  @Test func `a value with a handle does not keep its scope, and says when it has ended`() {
    weak var page: Part?
    let router: Router
    do {
      let app = AppScope()
      router = app.router
      page = app.page
      #expect(router.page == "page")
    }
    #expect(page == nil)
    #expect(router.page == "the scope has ended")
  }

  @Test(.enabled(if: isDebug))
  func `a value with a handle is not reported`() {
    let texts = liveReports(about: "AppScope.router") {
      let app = AppScope()
      #expect(app.router.page == "page")
    }
    #expect(texts == [])
  }

  @Test func `a value with a handle asks the scope that it was made for`() {
    let app = AppScope()
    let derived = app.replacing { $0.page = Part("fake") }
    #expect(derived.router.page == "fake")
    #expect(app.router.page == "page")
    let second = AppScope()
    #expect(second.router.page == "page")
    let another = second.replacing { $0.page = Part("fake") }
    #expect(another.router.page == "fake")
  }

  @Test func `a value with a handle that is made first through an equal scope reaches the one that keeps it`()
  {
    let app = AppScope()
    do {
      let same = app.replacing { _ in }
      #expect(same.router.page == "page")
    }
    #expect(app.router.page == "page")
  }
}
