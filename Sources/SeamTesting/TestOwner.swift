internal import Seam
internal import Testing

/// Whose failures the reports of a scope are: the test that made it.
enum TestOwner: Sendable {
  case test(Test, Courier)
  case testCase(RunningTestCase)
  /// The scope was made outside any test, or in a task that the test has detached.
  case nobody

  static var current: TestOwner {
    if let test = Test.current { return .test(test, Courier()) }
    if let testCase = RunningTestCase.current { return .testCase(testCase) }
    return .nobody
  }

  var isNobody: Bool {
    if case .nobody = self { return true }
    return false
  }

  /// Whether what is filed now is filed under the test.
  ///
  /// XCTest runs one test at a time, and files what any thread records under it.
  var isHere: Bool {
    switch self {
    case .test(let test, _): Test.current?.id == test.id
    case .testCase(let testCase): testCase.isRunning
    case .nobody: true
    }
  }

  /// Whether `place` is in the body of the test, so that what is replaced there is for this test alone.
  func contains(_ place: Place) -> Bool {
    switch self {
    case .test(let test, _): place.isInBody(of: test)
    case .testCase: place.isInTestMethod
    case .nobody: place.isInFunction
    }
  }

  /// Files a report where the test itself runs.
  func file(_ report: Report, at place: Place) {
    switch self {
    case .test: Test.fail(report.description, at: place.location)
    case .testCase: RunningTestCase.fail(report.description, at: place)
    case .nobody:
      // XCTest makes all its test cases, with what is stored in them, before the first one runs.
      if Test.current == nil, RunningTestCase.current != nil {
        RunningTestCase.fail(report.description, at: place)
      } else {
        Outside.file(report, at: place.location)
      }
    }
  }

  /// Files a report from elsewhere, or when the test has ended.
  func fileLate(_ report: Report, at place: Place, from origin: String) {
    switch self {
    case .test(_, let courier): courier.send(text(of: report, from: origin), at: place.location)
    case .testCase: Unfiled.lose("\(place.filePath):\(place.line): \(text(of: report, from: origin))")
    case .nobody: Outside.file(report, at: place.location)
    }
  }

  /// The report with the name of the test, for where the place does not tell it.
  func text(of report: Report, from origin: String) -> String {
    switch self {
    case .test(let test, _): "\(report)\nIt comes from a \(origin) of the test '\(test.plainName)'."
    case .testCase(let testCase): "\(report)\nIt comes from a \(origin) of the test '\(testCase.name)'."
    case .nobody: report.description
    }
  }
}

extension Test {
  /// Files a failure of the test that runs.
  static func fail(_ text: String, at location: SourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    guard Test.Case.current == nil, let test = Test.current else { return }
    // It does not run yet, and Swift Testing drops what is recorded then.
    Unfiled.lose("\(text)\nIt comes from an argument or a condition of the test '\(test.plainName)'.")
  }

  /// The name as its author wrote it.
  var plainName: String { displayName ?? name.filter { $0 != "`" } }
}
