import Seam
import SeamTesting
import Testing

struct Ledger: RootScope {
  var seams = Seams()
  static let main = Ledger()
}

extension Ledger {
  /// Members that nothing in the process ever asks for.
  var clock: Service { boundary(\.clock) { Service("live") } }
  fileprivate var secret: Service { shared(\.secret) { Service("live") } }
  var `a plain name`: Service { unique(\.`a plain name`) { Service("live") } }
  subscript(page number: Int) -> Service { shared(\.[page: number]) { Service("live") } }
  var asked: Service { shared(\.asked) { Service("live") } }
}

struct Page: ChildScope {
  var seams = Seams()
  var parent: Ledger
}

extension Page {
  var title: String { unique(\.title) { "live" } }
}

/// A helper of many tests.
private func bookkeeping() -> Ledger {
  Ledger.test {
    $0.clock = Service("helper")
    $0.asked = Service("helper")
  }
}

struct UnusedReplacementTests {
  @Test func `a replacement that nobody asks for is reported by name when the scope is gone`() throws {
    var line = 0
    let found = issues {
      line = #line + 1
      let ledger = Ledger.test {
        $0.clock = Service("double")
        $0.asked = Service("double")
      }
      #expect(ledger.asked.name == "double")
    }
    let issue = try #require(found.first)
    #expect(found.count == 1)
    #expect(issue.place == "SeamTestingTests/UnusedReplacementTests.swift:\(line):32")
    #expect(
      issue.text == """
        a replacement of 'Ledger.clock' was never asked for

        Dependency: Ledger.clock
        Type: Service
        Replacement: Service

        Either nothing in this test needs it, or the key path is not that of a member declared with 'unique', 'shared', 'weak' or 'boundary': it goes on to a part of one, names a member of the scope above, or was formed in generic code over a protocol.
        To fix, remove the replacement, or write the key path of the member itself, and the member too, where the scope's own type is known; a part is changed in place, '$0.client.retries = 0'.
        """)
  }

  @Test func `a private member and one of a scope further down have their names`() {
    let found = issues {
      _ = Ledger.test {
        $0.secret = Service("double")
        $0.`a plain name` = Service("double")
        $0[\Page.title] = "double"
        $0[\Page.clock] = Service("double")
      }
    }
    #expect(
      found.map(\.headline) == [
        "a replacement of 'Ledger.secret' was never asked for",
        "a replacement of 'Ledger.a plain name' was never asked for",
        "a replacement of 'Page.title' was never asked for",
        // It is a look-up through the page, and not a member of its.
        "a replacement of 'Page.subscript' was never asked for",
      ])
  }

  @Test func `a recipe, a decorator and a boundary that is let through say so, and a subscript is named`() {
    let found = issues {
      _ = Ledger.test {
        $0.replace(\.clock) { _ in Service("double") }
        $0.decorate(\.secret) { $0 }
        $0.allow(\.asked)
        $0.replace(\.[page: 3]) { _ in Service("double") }
      }
    }
    let given = found.map { $0.text.split(separator: "\n")[3] }
    #expect(
      given == [
        "Replacement: a recipe", "Replacement: a decorator", "Replacement: none, the boundary is let through",
        "Replacement: a recipe",
      ])
    #expect(found.last?.headline == "a replacement of 'Ledger.subscript' was never asked for")
  }

  @Test func `what a helper replaces may go unused`() {
    let found = issues { #expect(bookkeeping().asked.name == "helper") }
    #expect(found.isEmpty)
  }

  @Test func `what a scenario replaces may go unused`() {
    let found = issues {
      let app = AppScope.test { $0.play(.quiet) }
      #expect(app.feed.name == "quiet feed")
    }
    #expect(found.isEmpty)
  }

  /// Stands for all tests of this suite.
  let ledger = Ledger.test { $0.clock = Service("stored") }

  @Test func `what a suite's stored scope replaces may go unused`() {
    #expect(ledger.asked.name == "live")
  }

  @Test(
    .issues { log in
      #expect(
        log.headlines == [
          "a replacement of 'Ledger.clock' was never asked for",
          "a replacement of 'Page.title' was never asked for",
        ])
    },
    .scope(Ledger.self) {
      $0.clock = Service("double")
      $0[\Page.title] = "double"
    })
  func `what a test's own trait replaces has to be asked for`() {
    #expect(Ledger.current.asked.name == "live")
  }

  @Test(
    .issues { log in #expect(log.headlines == []) },
    .scope(Ledger.self, checks: []) { $0.clock = Service("double") })
  func `the check can be left out`() {}

  @Test(
    // The log takes the cancellation for an error.
    .issues { log in #expect(log.headlines.filter { !$0.contains("SkipInfo") } == []) },
    .scope(Ledger.self) { $0.clock = Service("double") })
  func `a test that is cancelled before it asks has no failure`() throws {
    // Its scope goes with it, as the trait's does.
    let ledger = Ledger.test { $0.clock = Service("double") }
    #expect(ledger.asked.name == "live")
    try Test.cancel("the rest needs what this machine has not")
  }

  @Test func `a body that throws before it asks has no failure but its own`() async {
    let log = await issueLog { _ in
      await #expect(throws: CancellationError.self) {
        try await withTestScope(Ledger()) {
          $0.clock = Service("double")
        } perform: { _ in
          throw CancellationError()
        }
      }
    }
    #expect(log.headlines == [])
  }

  @Test(
    .issues { log in #expect(log.headlines == []) }, .books)
  func `what a helper's trait replaces may go unused, wherever the helper stands`() {}

  @Test func `names come from symbols in any form`() {
    #expect(MemberNames.name(inGetter: "key path getter for App.AppScope.clock : App.Clock") == "clock")
    #expect(MemberNames.name(inGetter: "App.AppScope.clock.getter : App.Clock") == "clock")
    #expect(MemberNames.name(inGetter: "(extension in App):App.AppScope.clock.getter : A") == "clock")
    #expect(
      MemberNames.name(inGetter: "key path getter for (extension in T):T.(App in _F0).(secret in _A0) : T")
        == "secret")
    #expect(
      MemberNames.name(inGetter: "App.AppScope.subscript.getter : (Swift.Int) -> App.Clock") == "subscript")
    #expect(
      MemberNames.name(inGetter: "key path getter for A.S.subscript<A>(m: Swift.KeyPath<A.P, A1>) -> A1 : T")
        == "subscript")
    #expect(MemberNames.name(inGetter: "key path getter for A.S.subscriptions : T") == "subscriptions")
    #expect(MemberNames.name(inGetter: "App.AppScope.`a plain. name`.getter : App.Clock") == "a plain. name")
    #expect(MemberNames.name(inGetter: "main") == nil)
    #expect(MemberNames.address(of: "\\A.<computed 0x10 (B)>.<computed 0x0fF (C)>") == 0xff)
    #expect(MemberNames.address(of: "\\A.stored") == nil)
  }
}

@Suite(.scope(Ledger.self) { $0.clock = Service("suite") })
struct SuiteReplacements {
  @Test(.issues { log in #expect(log.headlines == []) })
  func `what a suite's trait replaces may go unused`() {}
}

extension Trait where Self == ScopeTrait<Ledger> {
  fileprivate static var books: Self { .scope(Ledger.self) { $0.clock = Service("helper") } }
}
