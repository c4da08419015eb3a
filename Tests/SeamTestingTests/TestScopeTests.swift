import Seam
import SeamTesting
import Testing

struct TestScopeTests {
  @Test func `an unreplaced boundary is a failure at the place of the call, once, with the whole path`()
    throws
  {
    var line = 0
    let found = issues {
      line = #line + 1
      let app = AppScope.test()
      #expect(app.screen.name == "screen of client of stand-in feed")
      #expect(app.screen.name == "screen of client of stand-in feed")
      #expect(app.feed.name == "stand-in feed")
    }
    let issue = try #require(found.first)
    #expect(found.count == 1)
    #expect(issue.place == "SeamTestingTests/TestScopeTests.swift:\(line):30")
    #expect(
      issue.text == """
        boundary 'AppScope.feed' is not replaced in a test scope

        Dependency: AppScope.feed
        Reached through: AppScope.screen -> AppScope.client -> AppScope.feed

        A test reaches the world outside the app only where it says so; the stand-in was used.
        To fix, replace it or something on the way to it, '$0.feed = ...', or let it through with '$0.allow(\\.feed)'.
        """)
  }

  @Test func `an unreplaced boundary without a stand-in traps with the same message`() async throws {
    let log = try await issueLog { _ in
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        struct Journal {
          let tracker: Tracker
          init(_ app: AppScope) { tracker = app.tracker }
        }
        _ = Journal(AppScope.test())
      }
      let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(
        output.contains(
          """
          Fatal error: boundary 'AppScope.tracker' is not replaced in a test scope

          Dependency: AppScope.tracker
          Reached through: AppScope.tracker

          A test reaches the world outside the app only where it says so, and there is no stand-in.
          To fix, replace it or something on the way to it, '$0.tracker = ...', or let it through with '$0.allow(\\.tracker)'.
          """), "\(output)")
    }
    #expect(log.headlines == ["boundary 'AppScope.tracker' is not replaced in a test scope"])
  }

  @Test func `a boundary that is replaced, or something on the way to it, is no failure`() {
    #expect(AppScope.test { $0.feed = Service("double") }.client.name == "client of double")
    #expect(AppScope.test { $0.client = Service("double") }.screen.name == "screen of double")
  }

  @Test func `a boundary that is let through reaches the world without a word`() {
    let app = AppScope.test { $0.allow(\.feed) }
    #expect(app.feed.name == "live feed")
  }

  @Test func `what an app keeps for the whole process a test scope keeps for the test`() {
    #expect(AppScope.test().basket.add("tea") == ["tea"])
    #expect(AppScope.test().basket.add("milk") == ["milk"])
    #expect(AppScope.main.basket.add("salt") == ["salt"])
  }

  @Test func `tests share state where they hand the same scope on`() {
    let app = AppScope.test()
    _ = app.basket.add("tea")
    let derived = app.replacing { $0.feed = Service("double") }
    #expect(derived.basket.add("milk") == ["tea", "milk"])
    #expect(derived.feed.name == "double")
  }

  @Test func `a scope with inputs keeps them in its test scope`() {
    #expect(Shop(country: "NO").test { $0.till = Service("double") }.receipt == "NO double")
    #expect(Shop.test { $0.till = Service("double") }.receipt == "main double")
  }
}

private struct Shop: RootScope {
  var seams = Seams()
  let country: String
  static let main = Shop(country: "main")
}

extension Shop {
  fileprivate var till: Service { boundary(\.till) { Service("live") } }
  fileprivate var receipt: String { unique(\.receipt) { "\(country) \(till.name)" } }
}
