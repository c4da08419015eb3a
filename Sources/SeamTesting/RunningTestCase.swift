internal import Seam

#if canImport(XCTest)
  internal import Foundation
  internal import XCTest
#endif

/// A test of XCTest while it runs.
struct RunningTestCase: Sendable {
  let name: String
  let serial: Int

  private static let lock = Lock()
  nonisolated(unsafe) private static var running: RunningTestCase?
  nonisolated(unsafe) private static var lastSerial = 0
  nonisolated(unsafe) private static var runningSuites = 0

  static var current: RunningTestCase? { lock { running } }

  /// Whether XCTest runs tests in this process.
  static var isInUse: Bool { lock { lastSerial > 0 || runningSuites > 0 } }

  var isRunning: Bool { Self.current?.serial == serial }

  fileprivate static func begin(_ name: String) {
    firstTest.begin()
    lock {
      lastSerial += 1
      running = RunningTestCase(name: name, serial: lastSerial)
    }
  }

  fileprivate static func end() {
    lock { running = nil }
    TestStatics.endTestCase()
  }

  /// XCTest has made its test cases, with what is stored in them, and sets a class of them up before its first one begins.
  fileprivate static func beginSuite() {
    lock { runningSuites += 1 }
    Outside.failForEarlyReports()
  }

  fileprivate static func endSuite() { lock { runningSuites -= 1 } }

  /// Fails the test that runs, at `place` or else at the first line of its output.
  static func fail(_ text: String, at place: Place?) {
    #if canImport(XCTest)
      if let place { XCTFail(text, file: place.filePath, line: place.line) } else { XCTFail(text) }
    #else
      Unfiled.lose(text)
    #endif
  }

  /// Learns from XCTest which test runs.
  static func watch() {
    #if canImport(XCTest)
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { XCTestObservationCenter.shared.addTestObserver(Observer()) }
    #endif
  }
}

#if canImport(XCTest)
  private final class Observer: NSObject, XCTestObservation {
    func testSuiteWillStart(_ testSuite: XCTestSuite) { RunningTestCase.beginSuite() }
    func testSuiteDidFinish(_ testSuite: XCTestSuite) { RunningTestCase.endSuite() }
    func testCaseWillStart(_ testCase: XCTestCase) { RunningTestCase.begin(testCase.name) }
    func testCaseDidFinish(_ testCase: XCTestCase) { RunningTestCase.end() }
  }
#endif
