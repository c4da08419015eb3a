import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

private struct Late: Sendable {
  let app: AppScope
  var transport: Part { app.transport }
}

/// Holds a closure that has taken its scope along.
private struct Lazy: Sendable { let value: @Sendable () -> Part }

extension AppScope {
  fileprivate var transport: Part {
    boundary(\.transport) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var disk: Part {
    boundary(\.disk) {
      Part("disk")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var client: Part { unique(\.client) { Part("client", transport) } }
  fileprivate var service: Part { shared(\.service) { Part("service", client) } }
  fileprivate var late: Late { shared(\.late) { Late(app: self) } }
  fileprivate var lazy: Lazy { shared(\.lazy) { Lazy { self.disk } } }
  fileprivate var user: Part { shared(\.user) { Part("user", late.app.service) } }

  fileprivate var first: Part { shared(\.first) { Part("first") } }
  fileprivate var copied: Part { shared(\.first) { Part("copied") } }
  fileprivate var plain: Part { Part("plain") }
  fileprivate var stray: Part { shared(\.plain) { Part("stray") } }
  fileprivate var live: Part { shared(\.live) { Part("live", AppScope.main.first) } }

  fileprivate subscript(socket number: Int) -> Part {
    boundary(\.[socket: number]) {
      Part("\(number)")
    } standIn: {
      Part("stand-in")
    }
  }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { shared(\.title) { Part("title", parent.service) } }
  fileprivate func open() -> Part { title }
}

private struct LooseScope: Scope {
  var seams = Seams()
  let app: AppScope
  let window: WindowScope?
  fileprivate var title: Part { shared(\.title) { Part("title", app.first) } }
}

/// Each report's text, once and in full.
struct ReportTests {
  @Test func `a boundary that nothing replaces`() {
    let log = StrictLog()
    let window = WindowScope(parent: AppScope().strict(log))
    _ = window.open()
    #expect(
      log.texts == [
        """
        boundary 'AppScope.transport' is not replaced in a test scope

        Dependency: AppScope.transport
        Reached through: WindowScope.title -> AppScope.service -> AppScope.client -> AppScope.transport

        A test reaches the world outside the app only where it says so; the stand-in was used.
        To fix, replace it or something on the way to it, '$0.transport = ...', or let it through with '$0.allow(\\.transport)'.
        """
      ])
  }

  @Test func `a boundary that nothing replaces, in a preview and with an argument`() {
    let log = StrictLog()
    _ = AppScope().strict(log, .preview)[socket: 1]
    #expect(
      log.texts == [
        """
        boundary 'AppScope.subscript(socket:)' is not replaced in a preview scope

        Dependency: AppScope.subscript(socket:)
        Reached through: AppScope.subscript(socket:)

        A preview reaches the world outside the app only where it says so; the stand-in was used.
        To fix, replace it or something on the way to it, '$0[...] = ...', or let it through with '$0.allow(\\[...])'.
        """
      ])
  }

  private let escape = """
    'AppScope.late' keeps the scope that it was made in

    Dependency: AppScope.late
    Reached through: AppScope.user -> AppScope.late

    Its recipe has returned and the scope is still held by what it made, or by work that it started; a 'Task' holds the \
    scope that is current. What it asks for later is not known, so no scope that replaces anything shares it; and a kept value that keeps its scope is never freed.
    To fix, ask the scope in the recipe and hand the values on; what must hold a scope takes 'WeakScope(self)' or is made by a function.
    """

  @Test func `a value that keeps the scope that it was made in`() {
    let log = StrictLog()
    _ =
      AppScope().strict(log) {
        $0.transport = Part("fake")
      }.user
    #expect(log.texts.first == escape)
  }

  @Test func `a look-up by a value whose recipe has returned`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.disk = Part("fake") }
    #expect(app.lazy.value().name == "fake")
    #expect(
      log.texts.last == """
        'AppScope.disk' is asked for by 'AppScope.lazy' after its recipe has returned

        Dependency: AppScope.disk
        Asked by: AppScope.lazy

        What a value asks for later is not part of the graph: it is not closed in order, and no scope that replaces something shares it.
        To fix, ask for 'AppScope.disk' in the recipe of 'AppScope.lazy' and hand the value to the closure or object that needs it.
        """)
    #expect(log.headlines.first == "'AppScope.lazy' keeps the scope that it was made in")
  }

  @Test func `two members with one key`() {
    let log = StrictLog()
    let app = AppScope().strict(log)
    _ = app.first
    #expect(app.copied === app.first)
    #expect(
      log.texts == [
        """
        'AppScope.first' and 'AppScope.copied' use one key

        Members: AppScope.first, AppScope.copied

        A key path names the property that it stands in; here two members share it, so both hand out the same value.
        To fix, give each the key path of itself.
        """
      ])
  }

  @Test func `a key that names a member that does not use it`() {
    let log = StrictLog()
    #expect(AppScope().strict(log).stray.name == "plain")
    #expect(
      log.texts == [
        """
        the key of 'AppScope.stray' names a member that does not use it

        Dependency: AppScope.stray

        The value is what that member hands out, not what the recipe beside the key makes.
        To fix, write the key path of the property that the call stands in.
        """
      ])
  }

  @Test func `a recipe that asks a live scope by name`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.first = Part("fake") }
    #expect("\(app.live)" == "live(first)")
    #expect(
      log.texts == [
        """
        'AppScope.live' asks a live scope for 'AppScope.first'

        Dependency: AppScope.first
        Asked by: AppScope.live

        A recipe that names a scope, as in 'AppScope.main', bypasses the replacements of its own.
        To fix, ask the scope that the recipe stands in.
        """
      ])
  }

  @Test(.enabled(if: isDebug))
  func `in a debug build live scopes report as well`() {
    let escaped = liveReports(about: "AppScope.user") { _ = AppScope().user }
    #expect(escaped.first == escape)
    let late = liveReports(about: "'AppScope.disk' is asked for by 'AppScope.lazy'") {
      _ = AppScope().lazy.value()
    }
    #expect(late.count == 1)
    let shared = liveReports(about: "AppScope.copied") {
      let app = AppScope()
      _ = (app.first, app.copied)
    }
    #expect(shared.count == 1)
    #expect(liveReports(about: "AppScope.stray") { _ = AppScope().stray }.count == 1)
  }

  @Test(.enabled(if: isDebug))
  func `a stored scope that is not named as an owner`() {
    let texts = liveReports(about: "LooseScope") {
      let app = AppScope()
      _ = LooseScope(app: app, window: WindowScope(parent: app)).title
    }
    func text(_ label: String, _ type: String) -> String {
      """
      'LooseScope' stores the scope '\(label)' and does not name it as an owner

      Scope: LooseScope
      Stored: \(label): \(type)

      Its replacements, its mode and its end do not reach 'LooseScope'.
      To fix, add 'static var owners: [Owner<Self>] { [Owner(\\.\(label))] }' and store it with 'var'.
      """
    }
    #expect(texts == [text("app", "AppScope"), text("window", "WindowScope")])
  }
}
