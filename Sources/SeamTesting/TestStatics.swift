internal import Seam
internal import SeamDoubles
internal import Testing

/// The handles on static members for tests without the trait.
///
/// Tests of XCTest run one at a time, so each has its own. A test of Swift Testing has its own too, kept by its
/// name, and fails: nobody can tell when it ends, nor its arguments apart.
enum TestStatics {
  private static let lock = Lock()
  nonisolated(unsafe) private static var byTest: [Test.ID: DoubleStatics] = [:]
  nonisolated(unsafe) private static var ofTestCase: (serial: Int, statics: DoubleStatics)?

  static var current: DoubleStatics? {
    if let test = Test.current { return statics(of: test) }
    guard let testCase = RunningTestCase.current else { return nil }
    let fresh = DoubleStatics(at: nil)
    return lock {
      if let kept = ofTestCase, kept.serial == testCase.serial { return kept.statics }
      ofTestCase = (testCase.serial, fresh)
      return fresh
    }
  }

  /// Lets go of what a test of XCTest had, with no lock held.
  static func endTestCase() {
    let ended = lock {
      defer { ofTestCase = nil }
      return ofTestCase
    }
    _ = ended
  }

  private static func statics(of test: Test) -> DoubleStatics {
    let fresh = DoubleStatics(at: nil)
    let (statics, isFirst) = lock {
      if let kept = byTest[test.id] { return (kept, false) }
      byTest[test.id] = fresh
      return (fresh, true)
    }
    if isFirst {
      Outside.record(
        Report(
          "static members of a double are used by a test without the trait '.mocks()'", [],
          """
          They are the process's own: without the trait, tests that run at the same time could share them.
          To fix, write '@Test(.mocks())' or '@Suite(.mocks())'.
          """))
    }
    return statics
  }
}
