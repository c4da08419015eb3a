import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

private final class Log: Sendable {
  let name: String
  let inner: Log?
  init(_ name: String, _ inner: Log? = nil) {
    self.name = name
    self.inner = inner
  }
  var text: String { inner.map { "\(name)(\($0.text))" } ?? name }
}

extension AppScope {
  var plain: Log { unique(\.plain) { Log("plain") } }
  var log: Log { shared(\.log) { Log("log") } }
  var view: Log { weak(\.view) { Log("view") } }
}

extension WindowScope {
  var title: Log { shared(\.title) { Log("title") } }
}

struct StackedDecoratorTests {
  @Test func `decorators of derived scopes wrap each other, the latest outermost`() {
    let app = AppScope()
    let once = app.replacing {
      $0.decorate(\.log) { Log("one", $0) }
      $0.decorate(\.plain) { Log("one", $0) }
      $0.decorate(\.view) { Log("one", $0) }
    }
    let twice = once.replacing {
      $0.decorate(\.log) { Log("two", $0) }
      $0.decorate(\.log) { Log("three", $0) }
      $0.decorate(\.plain) { Log("two", $0) }
      $0.decorate(\.view) { Log("two", $0) }
    }
    #expect(twice.log.text == "three(two(one(log)))")
    #expect(twice.plain.text == "two(one(plain))")
    #expect(twice.view.text == "two(one(view))")
    // What is wrapped is the very object that the origin hands out, whoever comes first.
    #expect(twice.log.inner?.inner === once.log)
    #expect(once.log.inner === app.log)
  }

  @Test func `a window and its app decorate one member of the window`() {
    let app = AppScope().replacing { $0.decorate(\WindowScope.title) { Log("app", $0) } }
    let window = WindowScope(parent: app)
    let derived = window.replacing { $0.decorate(\.title) { Log("window", $0) } }
    #expect(derived.title.text == "window(app(title))")
    #expect(derived.title.inner === window.title)
  }

  @Test func `a decorator wraps what a scope further away has given`() {
    let given = Log("given")
    let app = AppScope().replacing { $0.log = given }.replacing { _ in }
    #expect(app.replacing { $0.decorate(\.log) { Log("one", $0) } }.log.inner === given)
  }
}
