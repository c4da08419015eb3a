import Seam
import SeamTesting
import Testing

/// Reports that come from elsewhere than the task of their test.
struct LateReportTests {
  @Test(
    .issues { log in
      #expect(log.headlines == ["boundary 'AppScope.feed' is not replaced in a test scope"])
    }, .scope(AppScope.self), arguments: Hop.allCases)
  func `what another thread reports is recorded in the test, at the end of its trait`(_ hop: Hop) async {
    let app = AppScope.current
    #expect(await hop.run { app.screen.name } == "screen of client of stand-in feed")
  }

  @Test(arguments: Hop.allCases)
  func `without a trait it is recorded when the scope is gone`(_ hop: Hop) async {
    let log = await issueLog { log in
      let app = AppScope.test()
      let weak = WeakScope(app)
      let name = await hop.run { weak.scope?.feed.name }
      #expect(name == "stand-in feed")
      #expect(log.headlines == [])
      withExtendedLifetime(app) {}
    }
    #expect(log.headlines == ["boundary 'AppScope.feed' is not replaced in a test scope"])
  }

  @Test(arguments: Hop.allCases)
  func `without a trait it is recorded before the next report of the test's own`(_ hop: Hop) async {
    let log = await issueLog { log in
      let app = AppScope.test()
      let tool = Tools(parent: app)
      #expect(await hop.run { app.feed.name } == "stand-in feed")
      #expect(log.headlines == [])
      #expect(tool.hammer.name == "stand-in hammer")
      #expect(
        log.headlines == [
          "boundary 'AppScope.feed' is not replaced in a test scope",
          "boundary 'Tools.hammer' is not replaced in a test scope",
        ])
    }
    #expect(log.issues.count == 2)
  }

  @Test func `a scope that ends elsewhere has its reports recorded in its test`() async {
    let name = "a scope that ends elsewhere has its reports recorded in its test"
    let log = await issueLog { log in
      let box = Guarded<AppScope?>(AppScope.test())
      let hold = Holder(box.withLock { $0.take() })
      await Hop.thread.run {
        #expect(hold.take()?.feed.name == "stand-in feed")
      }
      let issue = await log.next()
      #expect(issue.headline == "boundary 'AppScope.feed' is not replaced in a test scope")
      #expect(issue.text.hasSuffix("\nIt comes from a scope of the test '\(name)'."))
    }
    #expect(log.issues.count == 1)
  }

  @Test(
    .issues { log in
      let issue = await log.next()
      #expect(issue.headline == "boundary 'AppScope.feed' is not replaced in a test scope")
      #expect(
        issue.text.hasSuffix(
          "\nIt comes from a scope of the test 'work that outlives its test keeps its scope, and its reports name the test'."
        ))
      #expect(log.issues.count == 1)
    }, .lateWork, .scope(AppScope.self) { $0.tracker = Tracker("mine") })
  func `work that outlives its test keeps its scope, and its reports name the test`() {
    let app = AppScope.current
    #expect(app.tracker.name == "mine")
    AfterTest.current.detach {
      #expect(app.tracker.name == "mine")
      #expect(app.feed.name == "stand-in feed")
    }
  }

  @Test func `reports of a scope that nothing lets go of make the process fail`() async throws {
    let process = try await TestProcess.run(tests: "TestsThatFail/scopeIsNeverFreed")
    #expect(process.status != 0)
    #expect(process.output.contains("Test run with 1 test in 1 suite passed"), "\(process.output)")
    #expect(process.output.contains("seam: error: boundary 'AppScope.feed' is not replaced in a test scope"))
    #expect(process.output.contains("It comes from a scope of the test 'scopeIsNeverFreed()'."))
    #expect(
      process.output.contains("seam: error: the process fails, for the reports above are filed under no test")
    )
  }

  @Test func `a late report fails the run and is filed under the test that made the scope`() async throws {
    let process = try await TestProcess.run(tests: "TestsThatFail/(reportsLate|waitsForLateReport)")
    #expect(process.status != 0)
    #expect(process.output.contains("Test reportsLate() recorded an issue"), "\(process.output)")
    #expect(process.output.contains("Test waitsForLateReport() passed"))
  }

  @Test func `what a test's arguments do wrong makes the process fail`() async throws {
    let process = try await TestProcess.run(tests: "TestsThatFail/hasAnArgument")
    #expect(process.status != 0)
    #expect(process.output.contains("seam: error: 'AppScope.current' is read where no 'AppScope' is bound"))
    #expect(process.output.contains("seam: error: boundary 'AppScope.feed' is not replaced in a test scope"))
    for test in ["hasAnArgumentFromCurrent(_:)", "hasAnArgumentFromItsScope(_:)"] {
      let words = "It comes from an argument or a condition of the test '\(test)'."
      #expect(process.output.contains(words), "\(process.output)")
    }
  }

  @Test func `a process whose reports are all filed ends as it would`() async throws {
    let process = try await TestProcess.run(tests: "TestsThatFail/reportsNothing")
    #expect(process.status == 0, "\(process.output)")
    #expect(!process.output.contains("seam:"))
  }
}

private final class Holder: Sendable {
  private let scope: Guarded<AppScope?>
  init(_ scope: AppScope?) { self.scope = Guarded(scope) }
  func take() -> AppScope? { scope.withLock { $0.take() } }
}

private struct Tools: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension Tools {
  fileprivate var hammer: Service {
    boundary(\.hammer) {
      Service("live")
    } standIn: {
      Service("stand-in hammer")
    }
  }
}

/// Run by the tests above, in a process of their own.
@Suite(.enabled(if: TestProcess.isRunning), .serialized)
struct TestsThatFail {
  private static let leaked = Guarded<AppScope?>(nil)
  private static let gate = Gate()
  private static let done = Gate()

  @Test func scopeIsNeverFreed() async {
    let app = AppScope.test()
    Self.leaked.withLock { $0 = app }
    _ = await Hop.thread.run { app.feed.name }
  }

  @Test func reportsLate() {
    let app = AppScope.test()
    Task.detached {
      await Self.gate.wait()
      _ = app.feed.name
      Self.done.open()
    }
  }

  @Test func waitsForLateReport() async {
    Self.gate.open()
    await Self.done.wait()
    while !Unfiled.isEmpty { await Task.yield() }
  }

  @Test func reportsNothing() async {
    let app = AppScope.test { $0.feed = Service("double") }
    Self.leaked.withLock { $0 = app }
    _ = await Hop.thread.run { app.feed.name }
  }

  @Test func readsCurrentDetached() async {
    #expect(await Task.detached { AppScope.current.feed.name }.value == "stand-in feed")
    #expect(await Task.detached { AppScope.main.feed.name }.value == "stand-in feed")
  }

  @Test func runsNextToIt() {}

  // Not evaluated where the tests do not run.
  @Test(arguments: TestProcess.isRunning ? [AppScope.current.feed.name] : [])
  func hasAnArgumentFromCurrent(_ name: String) { #expect(name == "stand-in feed") }

  @Test(arguments: TestProcess.isRunning ? [AppScope.test().feed.name] : [])
  func hasAnArgumentFromItsScope(_ name: String) { #expect(name == "stand-in feed") }
}
