internal import Seam

/// Reports that no test has got yet.
///
/// A report can come from a thread that is no test's, of a scope that nothing ever lets go of; and XCTest
/// has no place for what comes between its tests. What is left when the process exits is written to standard
/// error, and the process fails.
package enum Unfiled {
  private static let lock = Lock()
  nonisolated(unsafe) private static var reports: [(id: Int, text: String)] = []
  nonisolated(unsafe) private static var lastID = 0
  nonisolated(unsafe) private static var hasLost = false

  /// Remembers a report until somebody has filed it.
  static func add(_ text: String) -> Int {
    lock {
      lastID += 1
      reports.append((lastID, text))
      return lastID
    }
  }

  /// Whether every report has reached a test.
  package static var isEmpty: Bool { lock { reports.isEmpty } }

  static func remove(_ id: Int) { lock { reports.removeAll { $0.id == id } } }

  /// Writes a report that no test can get, and makes the process fail when it exits.
  static func lose(_ text: String) {
    failAtExit()
    TestSupport.write("error: \(text)\n")
  }

  /// Makes the process fail when it exits, for reports that have been written.
  static func failAtExit() { lock { hasLost = true } }

  /// Writes what is left; whether there was anything.
  fileprivate static func leave() -> Bool {
    let (reports, hasLost) = lock { (self.reports, self.hasLost) }
    for report in reports { TestSupport.write("error: \(report.text)\n") }
    if hasLost || !reports.isEmpty {
      TestSupport.write("error: the process fails, for the reports above are filed under no test")
    }
    return hasLost || !reports.isEmpty
  }
}

/// Called when the process exits.
@_cdecl("seam_testing_leave")
func leave() -> Bool { Unfiled.leave() }
