import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

private protocol Transport: Sendable { var name: String { get } }
extension Part: Transport {}
private struct FakeTransport: Transport { var name = "fake" }

extension AppScope {
  fileprivate var transport: any Transport { boundary(\.transport) { made.part("live") } }
  fileprivate var client: Part { unique(\.client) { Part("client of \(transport.name)") } }
  fileprivate var service: Part { shared(\.service) { Part("service", client) } }
  fileprivate var limit: Int { shared(\.limit) { 10 } }
  fileprivate var sort: @Sendable (Int, Int) -> Bool { unique(\.sort) { { $0 < $1 } } }
  fileprivate var plain: Int { limit + 1 }
  fileprivate subscript(thumbnail number: Int) -> Part { shared(\.[thumbnail: number]) { Part("\(number)") } }
  fileprivate var play: Part { shared(\.play) { Part("play") } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var title: Part { shared(\.title) { Part("title", parent.service) } }
}

private struct PaneScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  fileprivate var header: Part { unique(\.header) { Part("header", parent.title) } }
}

struct ValuesTests {
  @Test func `a value replaces a member, and the scope itself stays as it is`() {
    let app = AppScope()
    let derived = app.replacing { $0.limit = 3 }
    #expect([derived.limit, derived.plain, app.limit, app.plain] == [3, 4, 10, 11])
  }

  @Test func `a value of another type takes the place of a protocol's`() {
    let derived = AppScope().replacing { $0.transport = FakeTransport() }
    #expect(derived.transport is FakeTransport)
    #expect("\(derived.service)" == "service(client of fake)")
  }

  @Test func `a closure is replaced like any value`() {
    let derived = AppScope().replacing { $0.sort = { $0 > $1 } }
    #expect([1, 3, 2].sorted(by: derived.sort) == [3, 2, 1])
  }

  @Test func `assigning never evaluates what it replaces`() {
    let app = AppScope()
    let derived = app.replacing { $0.transport = FakeTransport() }
    _ = derived.service
    #expect(app.made["live"] == 0)
  }

  @Test func `everything below sees the replacement, with nothing linked`() {
    let app = AppScope().replacing { $0.transport = FakeTransport() }
    let pane = PaneScope(parent: WindowScope(parent: app))
    #expect("\(pane.header)" == "header(title(service(client of fake)))")
  }

  @Test func `members of scopes further down are replaced from above`() {
    let app = AppScope()
    let derived = app.replacing {
      $0[\WindowScope.title] = Part("fake title")
      $0[\PaneScope.header] = Part("fake header")
    }
    let window = WindowScope(parent: derived)
    #expect(window.title.name == "fake title")
    #expect(PaneScope(parent: window).header.name == "fake header")
    #expect("\(WindowScope(parent: app).title)" == "title(service(client of live))")
    let second = app.replacing { $0[\WindowScope.title] = Part("fake title") }
    #expect("\(PaneScope(parent: WindowScope(parent: second)).header)" == "header(fake title)")
  }

  @Test func `one argument is replaced and the others are not`() {
    let app = AppScope()
    let derived = app.replacing { $0[\AppScope.[thumbnail: 2]] = Part("fake") }
    #expect([1, 2, 3].map { derived[thumbnail: $0].name } == ["1", "fake", "3"])
    #expect(derived[thumbnail: 1] === app[thumbnail: 1])
    #expect(app[thumbnail: 2].name == "2")
  }

  @Test func `an argument of what is replaced is compared by value`() {
    let number = 2
    let derived = AppScope().replacing { $0[\AppScope.[thumbnail: number]] = Part("fake") }
    #expect(derived[thumbnail: 1 + 1].name == "fake")
  }

  @Test func `a member with the name of a verb is replaced by its full key path`() {
    let derived = AppScope().replacing { $0[\AppScope.play] = Part("fake") }
    #expect(derived.play.name == "fake")
  }

  @Test func `a double is freed with the scope that replaces with it`() {
    weak var double: Part?
    weak var made: Part?
    let app = AppScope()
    do {
      let derived = app.replacing { replacements in
        let part = Part("double")
        double = part
        replacements.transport = part
      }
      made = derived.service
      #expect(double != nil)
      #expect(made != nil)
    }
    #expect(double == nil)
    #expect(made == nil)
  }

  @Test func `a double is freed with the test scope, and so is all that was made from it`() {
    let log = StrictLog()
    weak var double: Part?
    weak var made: Part?
    do {
      let app = AppScope().strict(log) { replacements in
        let part = Part("double")
        double = part
        replacements.transport = part
      }
      made = PaneScope(parent: WindowScope(parent: app)).header
      #expect("\(app.service)" == "service(client of double)")
    }
    #expect(double == nil)
    #expect(made == nil)
    #expect(log.textsAtEnd == [])
  }

  @Test func `a double is freed with a derived scope of a test that goes on`() {
    let log = StrictLog()
    weak var double: Part?
    let app = AppScope().strict(log) { $0.transport = Part("test") }
    do {
      let derived = app.replacing { replacements in
        let part = Part("double")
        double = part
        replacements.transport = part
      }
      #expect("\(derived.service)" == "service(client of double)")
    }
    #expect(double == nil)
    #expect("\(app.service)" == "service(client of test)")
  }

  @Test func `a replacement of a plain property has no effect and is reported`() {
    let log = StrictLog()
    do { #expect(AppScope().strict(log) { $0.plain = 7 }.plain == 11) }
    #expect(log.textsAtEnd.count == 1)
  }

  @Test func `replacements of a scenario may go unused, those beside it may not`() {
    let log = StrictLog()
    do {
      _ = AppScope().strict(log) {
        $0.play(Scenario("many") { $0.transport = FakeTransport() })
        $0.limit = 3
      }
    }
    #expect(log.textsAtEnd.count == 1)
    #expect(log.textsAtEnd.first?.contains("Replacement: Int") == true)
  }

  @Test func `what was made through a derived scope outlives it where the scope above shares it`() {
    let app = AppScope()
    weak var kept: Part?
    weak var double: Part?
    do {
      let derived = app.replacing { replacements in
        let part = Part("double")
        double = part
        replacements[\AppScope.play] = part
      }
      kept = derived.service
    }
    #expect(kept != nil)
    #expect(kept === app.service)
    #expect(double == nil)
  }

  @Test func `a derived scope keeps the scope that it comes from alive`() {
    weak var service: Part?
    var derived: AppScope?
    do {
      let app = AppScope()
      service = app.service
      derived = app.replacing { $0.limit = 3 }
    }
    #expect(derived?.service === service)
    derived = nil
    #expect(service == nil)
  }

  @Test func `an empty replacement shares everything`() {
    let app = AppScope()
    let derived = app.replacing { _ in }
    #expect(derived.service === app.service)
    #expect(derived[thumbnail: 1] === app[thumbnail: 1])
  }
}
