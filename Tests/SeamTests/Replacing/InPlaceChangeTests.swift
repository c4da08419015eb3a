import Seam
import Testing

private struct Client: Sendable {
  var transport: Part
  var retries = 3
  var limits = Limits()
}

private struct Limits: Sendable { var perHost = 4 }

private protocol Options: AnyObject, Sendable { var retries: Int { get set } }

/// `@unchecked Sendable`: each test uses one from its own thread alone.
private final class LiveOptions: Options, @unchecked Sendable { var retries = 3 }

private protocol Settings: Sendable { var retries: Int { get set } }
private struct PlainSettings: Settings { var retries = 3 }

/// `@unchecked Sendable`: as above.
private final class SharedSettings: Settings, @unchecked Sendable { var retries = 3 }

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  var config = Limits()
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
  fileprivate var keychain: Int { boundary(\.keychain) { made["keychain"] } }
  fileprivate var client: Client { unique(\.client) { Client(transport: transport) } }
  fileprivate var kept: Client {
    shared(\.kept) {
      made.count("kept")
      return Client(transport: transport)
    }
  }
  fileprivate var service: Part { shared(\.service) { Part("\(kept.retries) \(kept.transport.name)") } }
  fileprivate var options: any Options { shared(\.options) { LiveOptions() } }
  fileprivate var settings: any Settings { shared(\.settings) { PlainSettings() } }
  fileprivate var sharedSettings: any Settings { shared(\.sharedSettings) { SharedSettings() } }
  fileprivate var optionsThatMayBeAbsent: LiveOptions? { shared(\.optionsThatMayBeAbsent) { LiveOptions() } }
  fileprivate var headers: [String: String] { unique(\.headers) { ["Accept": "text"] } }
  fileprivate var steps: [@Sendable (Int) -> Int] { unique(\.steps) { [{ $0 + 1 }] } }
  fileprivate var present: Limits? { shared(\.present) { Limits() } }
  fileprivate var absent: Limits? { shared(\.absent) { nil } }
  fileprivate var window: Client {
    shared(\.window) { Client(transport: WindowScope(parent: self).pasteboard, retries: config.perHost) }
  }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var pasteboard: Part {
    boundary(\.pasteboard) {
      parent.made.part("live pasteboard")
    } standIn: {
      Part("stand-in")
    }
  }
  fileprivate var limits: Limits { shared(\.limits) { Limits() } }
  fileprivate var screen: Part { shared(\.screen) { Part("\(parent.kept.retries) \(limits.perHost)") } }
}

struct InPlaceChangeTests {
  @Test func `a part of the present value is changed, and the rest stays`() {
    let app = AppScope()
    let derived = app.replacing {
      $0.client.retries = 0
      $0.client.limits.perHost += 1
    }
    #expect(derived.client.retries == 0)
    #expect(derived.client.limits.perHost == 5)
    #expect(derived.client.transport.name == "live")
    #expect(app.client.retries == 3)
  }

  @Test func `a boundary that is changed itself is evaluated without a report`() {
    let log = StrictLog()
    let strict = AppScope().strict(log) { $0.keychain += 7 }
    #expect(strict.keychain == 7)
    #expect(log.texts == [])
  }

  @Test func `a boundary that the changed value is made from is reported, and not made`() {
    let log = StrictLog()
    let app = AppScope()
    let strict = app.strict(log) { $0.client.retries = 0 }
    #expect(
      log.texts == [
        """
        boundary 'AppScope.transport' is not replaced in a test scope

        Dependency: AppScope.transport
        Reached through: AppScope.client -> AppScope.transport

        A test reaches the world outside the app only where it says so; the stand-in was used.
        To fix, replace it or something on the way to it, '$0.transport = ...', or let it through with '$0.allow(\\.transport)', before the change in place that asks for it.
        """
      ])
    #expect(strict.client.retries == 0)
    #expect(strict.client.transport.name == "stand-in")
    #expect(app.made["live"] == 0)
  }

  @Test func `so is one of a kept value, and of a child scope that a recipe makes`() {
    let log = StrictLog()
    let app = AppScope()
    let strict = app.strict(log) {
      $0.kept.retries = 0
      $0.window.retries = 0
    }
    #expect(
      log.headlines == [
        "boundary 'AppScope.transport' is not replaced in a test scope",
        "boundary 'WindowScope.pasteboard' is not replaced in a test scope",
      ])
    #expect("\(strict.kept.transport) \(strict.window.transport)" == "stand-in stand-in")
    #expect(app.made["live"] + app.made["live pasteboard"] == 0)
  }

  @Test func `a boundary that is let through or replaced before the change is not reported`() {
    let log = StrictLog()
    do {
      let strict = AppScope().strict(log) {
        $0.allow(\.transport)
        $0.client.retries = 0
        $0[\WindowScope.pasteboard] = Part("fake")
        $0.window.retries = 0
      }
      #expect("\(strict.client.transport) \(strict.window.transport)" == "live fake")
    }
    #expect(log.texts == [])
    #expect(log.textsAtEnd == [])
  }

  @Test func `what a change has asked for is used, and what is assigned in its place later is not`() {
    let log = StrictLog()
    do {
      let strict = AppScope().strict(log) {
        $0.transport = Part("first")
        $0.client.retries = 0
        $0.kept.retries = 1
      }
      #expect("\(strict.client.transport) \(strict.kept.transport)" == "first first")
      let other = AppScope().strict(log) {
        $0.transport = Part("first")
        $0.client.retries = 0
        $0.transport = Part("second")
      }
      #expect(other.client.transport.name == "first")
    }
    #expect(log.texts == [])
    #expect(
      log.textsAtEnd.map { $0.prefix { !$0.isNewline } } == [
        "a replacement of 'AppScope.transport' was never asked for"
      ])
  }

  @Test func `in a live scope it leaves nothing behind`() {
    let app = AppScope()
    let derived = app.replacing { $0.kept.retries = 0 }
    #expect(app.made["kept"] == 1)
    #expect(app.seams.graph.nodes == [])
    #expect(app.kept.retries == 3)
    #expect(app.made["kept"] == 2)
    #expect(app.made["live"] == 2)
    #expect(derived.kept.retries == 0)
  }

  @Test func `it starts from what the scope has already made`() {
    let app = AppScope()
    let transport = app.kept.transport
    let derived = app.replacing { $0.kept.retries = 0 }
    #expect(derived.kept.transport === transport)
    #expect(app.made["kept"] == 1)
  }

  @Test func `it starts from what has been assigned before, here or further up`() {
    let app = AppScope()
    let first = app.replacing {
      $0.kept = Client(transport: Part("fake"), retries: 7)
      $0.kept.retries += 1
    }
    #expect(first.kept.retries == 8)
    #expect(first.replacing { $0.kept.retries += 1 }.kept.retries == 9)
    #expect(app.made["kept"] == 0)
  }

  @Test func `it sees the replacements before it`() {
    let derived = AppScope().replacing {
      $0.transport = Part("fake")
      $0.kept.retries = 0
    }
    #expect(derived.kept.transport.name == "fake")
  }

  @Test func `it sees the inputs changed before it`() {
    let app = AppScope()
    _ = app.window
    let derived = app.replacing {
      $0.config.perHost = 9
      $0.window.transport = Part("fake")
    }
    #expect(derived.window.retries == 9)
  }

  @Test func `what asked for the value is made anew`() {
    let app = AppScope()
    #expect(app.service.name == "3 live")
    #expect(app.replacing { $0.kept.retries = 0 }.service.name == "0 live")
  }

  @Test func `a child scope changes a part of a value of its own or of its parent`() {
    let app = AppScope()
    let window = WindowScope(parent: app)
    let derived = window.replacing {
      $0.kept.retries = 1
      $0.limits.perHost = 2
    }
    #expect(derived.screen.name == "1 2")
    #expect(window.screen.name == "3 4")
  }

  @Test func `a value behind a protocol is changed on a copy where it is no object`() {
    let app = AppScope()
    let derived = app.replacing { $0.settings.retries = 0 }
    #expect(derived.settings.retries == 0)
    #expect(app.settings.retries == 3)
  }

  @Test(.enabled(if: isDebug))
  func `a change to an object behind a protocol is reported, for it reaches all who share it`() {
    let texts = liveReports(about: "AppScope.options") {
      _ = AppScope().replacing { $0.options.retries = 0 }
    }
    #expect(texts.count == 1)
    let log = StrictLog()
    _ = AppScope().strict(log) { $0.options.retries = 0 }
    #expect(log.headlines == ["the object of 'AppScope.options' is read while replacing"])
  }

  @Test func `so it is where the protocol does not say that it is an object`() {
    let log = StrictLog()
    _ = AppScope().strict(log) { $0.sharedSettings.retries = 0 }
    #expect(log.headlines == ["the object of 'AppScope.sharedSettings' is read while replacing"])
  }

  @Test func `so it is where the object may be absent`() {
    let log = StrictLog()
    let app = AppScope().strict(log) { $0.optionsThatMayBeAbsent?.retries = 0 }
    #expect(
      log.headlines == ["the object of 'AppScope.optionsThatMayBeAbsent' is read while replacing"])
    _ = app
  }

  @Test func `assigning a new object after reading the old one is not reported`() {
    let log = StrictLog()
    let app = AppScope().strict(log) {
      let options = LiveOptions()
      options.retries = $0.options.retries + 1
      $0.options = options
    }
    #expect(app.options.retries == 4)
    #expect(log.texts == [])
  }

  @Test func `an entry, an element and a part of what may be absent are changed`() {
    let log = StrictLog()
    do {
      let app = AppScope().strict(log) {
        $0.headers["Accept"] = "json"
        $0.headers["Language", default: "en"] += "-GB"
        $0.steps.append { $0 * 10 }
        $0.present?.perHost = 1
        // Nothing is there to be changed, and so nothing is replaced.
        $0.absent?.perHost = 2
      }
      #expect(app.headers == ["Accept": "json", "Language": "en-GB"])
      #expect(app.steps.reduce(1) { $1($0) } == 20)
      #expect(app.present?.perHost == 1)
      #expect(app.absent == nil)
    }
    #expect(log.texts == [])
    #expect(log.textsAtEnd == [])
  }
}
