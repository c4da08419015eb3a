import Seam
import SeamTesting
import Testing

extension Trait where Self == ScopeTrait<AppScope> {
  /// A trait that many suites use.
  fileprivate static var quietApp: Self {
    .scope(AppScope.self) {
      SetUps.note("helper")
      $0.play(.quiet)
    }
  }
}

@Suite(
  .setUps("suite", "test"),
  .scope(AppScope.self) {
    SetUps.note("suite")
    $0.tracker = Tracker("suite")
    $0.feed = Service("suite")
  })
struct ScopeTraitTests {
  @Test(
    .scope(AppScope.self) {
      SetUps.note("test")
      $0.tracker = Tracker("test")
    })
  func `a trait on suite and test at once sets one scope up, and the test's replacements win`() {
    #expect(AppScope.current.tracker.name == "test")
    #expect(AppScope.current.feed.name == "suite")
    #expect(AppScope.current.tracker === AppScope.current.tracker)
  }

  @Test(.scope(AppScope.self) { _ in SetUps.note("test") }, arguments: 0..<20)
  func `each argument has a scope of its own`(_ number: Int) {
    #expect(AppScope.current.basket.add("\(number)") == ["\(number)"])
  }

  @Test(.scope(AppScope.self) { _ in SetUps.note("test") }, arguments: ["a", "b"], [1, 2])
  func `each pair of arguments has a scope of its own`(_ letter: String, _ number: Int) {
    #expect(AppScope.current.basket.add("\(letter)\(number)") == ["\(letter)\(number)"])
  }

  @Test(.scope(AppScope.self) { _ in SetUps.note("test") })
  func `every part of a test sees its scope`() async {
    let basket = AppScope.current.basket
    async let child = AppScope.current.basket === basket
    #expect(await child)
    #expect(await Task { AppScope.current.basket === basket }.value)
    #expect(await MainActor.run { AppScope.current.basket === basket })
  }
}

@Suite(
  .setUps("outer", "inner", "test"),
  .scope(AppScope.self) {
    SetUps.note("outer")
    $0.tracker = Tracker("outer")
    $0.feed = Service("outer")
    $0.client = Service("outer")
  })
struct NestedSuites {
  @Suite(
    .scope(AppScope.self) {
      SetUps.note("inner")
      $0.feed = Service("inner")
      $0.client = Service("inner")
    })
  struct Inner {
    /// Made with the scope of the test.
    let app = AppScope.current

    @Test(
      .scope(AppScope.self) {
        SetUps.note("test")
        $0.client = Service("test")
      }, arguments: 1...3)
    func `nested suites and their test set one scope up, outermost first`(_ number: Int) {
      #expect(app.tracker.name == "outer")
      #expect(app.feed.name == "inner")
      #expect(app.client.name == "test")
      #expect(app.basket.add("\(number)") == ["\(number)"])
    }
  }
}

@Suite(.setUps("tool", "tool of the test", "app"))
struct TwoScopes {
  @Suite(
    .scope(ToolScope.self) {
      SetUps.note("tool")
      $0.feed = Service("suite")
    },
    .scope(AppScope.self) {
      SetUps.note("app")
      $0.feed = Service("app")
    })
  struct Inner {
    @Test(
      .scope(ToolScope.self) {
        SetUps.note("tool of the test")
        $0.feed = Service("tool")
      })
    func `two scope types have one scope each`() async {
      #expect(AppScope.current.feed.name == "app")
      #expect(ToolScope.current.feed.name == "tool")
    }
  }
}

@Suite(.scope(AppScope.self) { $0.feed = Service("suite") }) struct WrappingTraits {
  @Test(
    .scope(AppScope.self) { $0.decorate(\.feed) { Service("first of \($0.name)") } },
    .scope(AppScope.self) { $0.decorate(\.feed) { Service("second of \($0.name)") } })
  func `a test's decorators wrap what its suite has given, in their order`() {
    #expect(AppScope.current.feed.name == "second of first of suite")
  }

  #if compiler(>=6.3)
    @Test(.scope(AppScope.self, checks: .all) { _ in })
    func `a test that is cancelled leaves nothing behind`()
      async throws
    {
      #expect(AppScope.current.feed.name == "suite")
      try Test.cancel("for the test of it")
    }
  #endif
}

struct HelperTraits {
  @Test(.setUps("helper"), .quietApp) func `a trait may be made by a helper`() {
    #expect(AppScope.current.feed.name == "quiet feed")
  }

  @Test(
    .setUps("helper", "test"), .quietApp,
    .scope(AppScope.self) {
      SetUps.note("test")
      $0.feed = Service("test")
    })
  func `what the test says comes after its helper`() {
    #expect(AppScope.current.feed.name == "test")
    #expect(AppScope.current.tracker.name == "quiet")
  }

  @Test(.setUps("plain"), .scope(AppScope.self) { _ in SetUps.note("plain") })
  func `the set-up of a trait runs in the task of its test case`() {
    #expect(AppScope.current.basket.add("one") == ["one"])
  }
}

struct TraitReports {
  static let place = "SeamTestingTests/ScopeTraitTests.swift:\(#line + 7):3"

  @Test(
    .issues { log in
      #expect(log.headlines == ["boundary 'AppScope.feed' is not replaced in a test scope"])
      #expect(log.issues.map(\.place) == [place])
    }, .scope(AppScope.self))
  func `an unreplaced boundary is reported once, at the test that has the trait`() async {
    for _ in 0..<3 { #expect(AppScope.current.screen.name == "screen of client of stand-in feed") }
    #expect(await Task { AppScope.current.feed.name }.value == "stand-in feed")
  }
}
