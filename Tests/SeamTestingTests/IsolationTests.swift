import Dispatch
import Seam
import SeamTesting
import Testing

/// Two tests of one suite at a time, a thousand times.
@Suite(.lateWork, .scope(AppScope.self) { $0.tracker = Tracker("suite") }, .tags(.stress))
struct IsolationTests {
  @Test(.scope(AppScope.self) { $0.tracker = Tracker("left") }, arguments: 0..<1_000)
  func `the tests on the left see their own doubles alone`(_ number: Int) async {
    await work(as: "left", number)
  }

  @Test(.scope(AppScope.self) { $0.tracker = Tracker("right") }, arguments: 0..<1_000)
  func `the tests on the right see their own doubles alone`(_ number: Int) async {
    await work(as: "right", number)
  }

  private func work(as name: String, _ number: Int) async {
    let app = AppScope.current
    app.tracker.track("\(number)")
    async let child: Void = AppScope.current.tracker.track("\(number)")
    await child
    await Task { AppScope.current.tracker.track("\(number)") }.value
    for hop in Hop.allCases { await hop.run { app.tracker.track("\(number)") } }
    #expect(app.tracker.name == name)
    #expect(AppScope.current.tracker === app.tracker)
    #expect(app.basket.add("\(number)") == ["\(number)"])
    let tracker = app.tracker
    AfterTest.current.detach {
      app.tracker.track("\(number)")
      #expect(app.tracker === tracker)
      #expect(tracker.events == Array(repeating: "\(number)", count: 4 + Hop.allCases.count))
    }
  }
}

extension Tag {
  @Tag static var stress: Self
}

/// What one test has left behind while another one runs.
@Suite(.serialized)
struct LateWorkOfAnotherTest {
  private static let tapped = Gate()
  private static let late = Guarded<Task<Tracker, Never>?>(nil)
  private static let first = Guarded<Tracker?>(nil)

  @Test(.scope(AppScope.self) { $0.tracker = Tracker("A") }) func `a task goes on after its test`() {
    Self.first.withLock { $0 = AppScope.current.tracker }
    let task = Task {
      await Self.tapped.wait()
      AppScope.current.tracker.track("late")
      return AppScope.current.tracker
    }
    Self.late.withLock { $0 = task }
  }

  @Test(.scope(AppScope.self) { $0.tracker = Tracker("B") }) func `the next test's double stays clean`()
    async throws
  {
    let task = try #require(Self.late.withLock { $0 })
    #expect(AppScope.current.tracker.name == "B")
    Self.tapped.open()
    let seen = await task.value
    #expect(seen === Self.first.withLock { $0 })
    #expect(seen.events == ["late"])
    #expect(AppScope.current.tracker.events == [])
  }
}

struct ParallelTests {
  @Test func `two tests at the same time never see each other's doubles`() async {
    let (ready, go) = (Meeting(of: 2), Gate())
    func oneTest() async -> [String] {
      let mine = Tracker("mine")
      let app = AppScope.test { $0.tracker = mine }
      if ready.arrive() { go.open() }
      await go.wait()
      app.tracker.track("printed")
      return mine.events
    }
    async let left = oneTest()
    async let right = oneTest()
    #expect(await [left, right] == [["printed"], ["printed"]])
  }

  @Test(.scope(AppScope.self)) func `what is kept once per process is kept once per test`() async {
    func isolatedTest(adding item: String) async -> [String] {
      await withTestScope(AppScope()) { _ in AppScope.current.basket.add(item) }
    }
    #expect(await isolatedTest(adding: "tea") == ["tea"])
    #expect(await isolatedTest(adding: "milk") == ["milk"])
    #expect(AppScope.current.basket.add("salt") == ["salt"])
  }
}

/// Knows when all have come.
private final class Meeting: Sendable {
  private let missing: Guarded<Int>
  init(of count: Int) { missing = Guarded(count) }

  func arrive() -> Bool {
    missing.withLock {
      $0 -= 1
      return $0 == 0
    }
  }
}

@Suite(.serialized, .scope(AppScope.self) { $0.feed = Service("search double") })
struct SearchTests {
  @Test(arguments: 0..<50) func `a serialized suite sees its own double`(_ number: Int) async {
    let app = AppScope.current
    await Task.yield()
    #expect(app.feed.name == "search double")
    #expect(AppScope.current.feed.name == "search double")
  }
}

@Suite(.serialized, .scope(AppScope.self) { $0.feed = Service("loan double") })
struct LoanTests {
  @Test(arguments: 0..<50) func `another one at the same time sees its own`(_ number: Int) async {
    let app = AppScope.current
    await Task.yield()
    #expect(app.feed.name == "loan double")
    #expect(AppScope.current.feed.name == "loan double")
  }
}
