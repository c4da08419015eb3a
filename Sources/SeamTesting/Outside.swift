internal import Foundation
internal import Seam
internal import Testing

/// Files what belongs to no test scope.
enum Outside {
  private static let lock = Lock()
  nonisolated(unsafe) private static var filed: Set<String> = []

  /// Whether an app hosts the tests, so that code runs that is no test.
  static let isHosted = Bundle.main.bundleURL.pathExtension == "app"

  /// Files what code without a scope has done. A test is blamed only where it is the one that runs the code.
  static func record(_ report: Report) {
    if let test = Test.current {
      firstTest.begin()
      Test.fail(report.description, at: test.sourceLocation)
    } else if Thread.isMainThread, RunningTestCase.current != nil {
      RunningTestCase.fail(report.description, at: nil)
    } else {
      file(report, at: nil)
    }
  }

  /// Files a report under no test, each text once: the run fails. An app that hosts tests may go on with its
  /// own work, with a word.
  static func file(_ report: Report, at location: SourceLocation?) {
    let text = report.description
    guard lock({ filed.insert("\(text)\(location.map { "\($0)" } ?? "")").inserted }) else { return }
    if RunningTestCase.isInUse, !isHosted { return Unfiled.lose(text) }
    LiveReports.write(report)
    let severity: Issue.Severity = isHosted && location == nil ? .warning : .error
    let record: @Sendable () -> Void = {
      Issue.record(
        Comment(rawValue: text), severity: severity,
        sourceLocation: location
          ?? SourceLocation(fileID: "SeamTesting/Outside.swift", filePath: #filePath, line: #line, column: 1))
    }
    if Test.current == nil {
      record()
    } else {
      Task.detached { record() }
    }
  }
}
