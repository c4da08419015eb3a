import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var transport: Part {
    boundary(\.transport) {
      made.part("live")
    } standIn: {
      made.part("stand-in")
    }
  }
  fileprivate var keychain: Part { boundary(\.keychain) { made.part("keychain") } }
  fileprivate var client: Part { unique(\.client) { Part("client", transport) } }
  fileprivate var service: Part { shared(\.service) { Part("service", client) } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var screen: Part { shared(\.screen) { Part("screen", parent.service) } }
  fileprivate var pasteboard: Part {
    boundary(\.pasteboard) {
      Part("live")
    } standIn: {
      Part("stand-in")
    }
  }
}

struct BoundaryTests {
  @Test func `in a live scope a boundary is made once, and its stand-in never`() {
    let app = AppScope()
    #expect(app.transport === app.transport)
    #expect("\(app.service)" == "service(client(live))")
    #expect(app.made["live"] == 1)
    #expect(app.made["stand-in"] == 0)
  }

  @Test func `in a derived live scope a boundary is shared and live`() {
    let app = AppScope()
    let derived = app.replacing { $0.keychain = Part("fake") }
    #expect(derived.transport === app.transport)
  }

  @Test(arguments: [Context.Mode.test, .preview])
  func `in a strict scope an unreplaced boundary is reported once and its stand-in kept`(_ mode: Context.Mode)
  {
    let log = StrictLog()
    let app = AppScope().strict(log, mode)
    #expect(app.transport === app.transport)
    #expect("\(app.service)" == "service(client(stand-in))")
    #expect(app.made["live"] == 0)
    #expect(app.made["stand-in"] == 1)
    #expect(log.headlines == ["boundary 'AppScope.transport' is not replaced in a \(mode) scope"])
  }

  @Test func `a replaced boundary is not reported, and neither is what is made from it`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.transport = Part("fake") }
    #expect("\(app.service)" == "service(client(fake))")
    #expect(log.texts == [])
  }

  @Test func `a replacement on the way to a boundary keeps it out of reach`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.client = Part("mock") }
    #expect("\(app.service)" == "service(mock)")
    #expect(log.texts == [])
  }

  @Test func `children and derived scopes of a strict scope are strict`() {
    let log = StrictLog()
    let app = AppScope().strict(log)
    let window = WindowScope(parent: app.replacing { $0.keychain = Part("fake") })
    #expect("\(window.screen)" == "screen(service(client(stand-in)))")
    #expect(window.replacing { $0.keychain = Part("other") }.pasteboard.name == "stand-in")
    #expect(
      log.headlines == [
        "boundary 'AppScope.transport' is not replaced in a test scope",
        "boundary 'WindowScope.pasteboard' is not replaced in a test scope",
      ])
  }

  @Test func `strict scopes share nothing with the scope that they come from`() {
    let app = AppScope()
    let live = app.service
    #expect(app.strict { $0.transport = Part("fake") }.service !== live)
    #expect(app.strict { $0.transport = Part("fake") }.keychainless)
  }

  @Test func `in a strict scope a boundary without a stand-in stops the process with its report`()
    async throws
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().strict().keychain
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        boundary 'AppScope.keychain' is not replaced in a test scope

        Dependency: AppScope.keychain
        Reached through: AppScope.keychain

        A test reaches the world outside the app only where it says so, and there is no stand-in.
        To fix, replace it or something on the way to it, '$0.keychain = ...', or let it through with '$0.allow(\\.keychain)'.
        """))
  }
}

extension AppScope {
  /// Whether the keychain has not been touched.
  fileprivate var keychainless: Bool { made["keychain"] == 0 }
}
