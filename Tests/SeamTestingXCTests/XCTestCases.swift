import Dispatch
import Foundation
import Seam
import SeamDoubles
import SeamTesting
import XCTest

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate var feed: String {
    boundary(\.feed) {
      "live"
    } standIn: {
      "stand-in"
    }
  }
  fileprivate var clock: String {
    boundary(\.clock) {
      "live"
    } standIn: {
      "stand-in"
    }
  }
}

/// What works in XCTest without a word.
final class ScopesInXCTest: XCTestCase {
  private let stored = AppScope.test { $0.feed = "stored" }
  private var setUpScope: AppScope?

  override func setUp() { setUpScope = AppScope.test { $0.feed = "set up" } }

  func testAScopeOfItsOwn() {
    let app = AppScope.test { $0.feed = "double" }
    XCTAssertEqual(app.feed, "double")
  }

  func testAScopeMadeInSetUpMayGoUnused() {
    XCTAssertNotNil(setUpScope)
    setUpScope = nil
  }

  func testAScopeInAnAsyncTest() async {
    await withTestScope(AppScope()) {
      $0.feed = "double"
    } perform: { app in
      XCTAssertEqual(app.feed, "double")
      XCTAssertEqual(AppScope.current.feed, "double")
      let detached = await Task.detached { app.feed }.value
      XCTAssertEqual(detached, "double")
    }
  }
}

/// Binds a scope for each of its tests.
final class CurrentInXCTest: XCTestCase {
  override func invokeTest() { withCurrent(AppScope.test { $0.feed = "bound" }) { super.invokeTest() } }

  func testATestSeesIt() { XCTAssertEqual(AppScope.current.feed, "bound") }
  func testAnAsyncTestSeesIt() async { XCTAssertEqual(AppScope.current.feed, "bound") }
  @MainActor func testATestOnTheMainActorSeesIt() async { XCTAssertEqual(AppScope.current.feed, "bound") }
}

/// Fails on purpose; run by `XCTestReportTests` in a process of its own, and skipped elsewhere.
final class XCTestsThatFail: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipIf(
      ProcessInfo.processInfo.environment["SEAM_TESTS_THAT_FAIL"] == nil, "runs in a process of its own")
  }

  func testUnreplacedBoundary() {
    let app = AppScope.test()
    XCTAssertEqual(app.feed, "stand-in")
    XCTAssertEqual(app.feed, "stand-in")
  }

  func testUnreplacedBoundaryOnAThread() {
    let app = AppScope.test()
    let done = expectation(description: "done")
    Thread.detachNewThread {
      _ = app.feed
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  func testUnreplacedBoundaryInAnAsyncTest() async {
    let app = AppScope.test()
    let seen = await Task.detached { app.feed }.value
    XCTAssertEqual(seen, "stand-in")
  }

  func testUnreplacedBoundaryOfAStoredScope() { XCTAssertEqual(stored.feed, "stand-in") }
  private let stored = AppScope.test { $0.clock = "double" }

  func testUnusedReplacement() {
    _ = AppScope.test { $0.clock = "double" }
  }

  func testLeak() async {
    await withTestScope(AppScope()) { app in Self.kept = app }
  }

  func testCurrentWithNothingBound() {
    XCTAssertEqual(AppScope.current.feed, "stand-in")
  }

  func testMissingStub() {
    let plant = MockPlant()
    XCTAssertThrowsError(try plant.water())
  }

  func testMissingStubOfAStrictDouble() {
    let plant = MockPlant(.strict)
    plant.rest()
  }

  func testALeavesWorkBehind() {
    let app = AppScope.test()
    Self.late = { _ = app.feed }
  }

  func testBRunsTheWorkOfAnotherTest() {
    let done = expectation(description: "done")
    Thread.detachNewThread {
      Self.late?()
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  nonisolated(unsafe) private static var kept: AppScope?
  nonisolated(unsafe) private static var late: (@Sendable () -> Void)?
}
