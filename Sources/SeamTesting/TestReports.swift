internal import Seam
internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// Files what the scopes of one test report, each once, at the place where the test made them.
///
/// An issue recorded off the test's task is filed under no test, so such reports are kept until the test's own task comes by: when the
/// next report comes from there, when the trait ends, or when the scope is gone.
///
/// `@unchecked Sendable`: `lock` guards the variables.
final class TestReports: @unchecked Sendable {
  private let place: Place
  private let test = Test.current
  private let lock = Lock()
  private var kept: [Report] = []
  private var hasEnded = false

  init(at place: Place) {
    self.place = place
    firstTest.begin()
  }

  /// The context of scopes that report here; when they are gone, so do the replacements that nobody has asked for.
  func context() -> Context {
    Context(.test, sink: { self.record($0) }, end: { self.end(with: $0) })
  }

  private func record(_ report: Report) {
    guard let test else { return file(report) }
    if Test.current?.id == test.id {
      file(report)
      flush()
    } else if lock({ hasEnded }) {
      fileUnderNoTest(report)
    } else {
      lock { kept.append(report) }
    }
  }

  /// Files what has been kept, in the task of the test.
  func flush() {
    let reports = lock {
      defer { kept = [] }
      return kept
    }
    for report in reports {
      if test == nil || Test.current?.id == test?.id { file(report) } else { fileUnderNoTest(report) }
    }
  }

  /// The trait's end: what comes later cannot be filed under the test any more.
  func end() {
    flush()
    lock { hasEnded = true }
  }

  /// The scope is gone.
  private func end(with reports: [Report]) {
    if !lock({ hasEnded }) {
      for report in reports { record(report) }
    }
    flush()
  }

  func file(_ report: Report) {
    if test != nil {
      Issue.record(Comment(rawValue: report.description), sourceLocation: place.location)
    } else {
      #if canImport(XCTest)
        XCTFail(report.description, file: place.filePath, line: place.line)
      #else
        LiveReports.write(report)
      #endif
    }
  }

  private func fileUnderNoTest(_ report: Report) {
    let name = test.map { " (a scope of \($0.name))" } ?? ""
    let comment = Comment(rawValue: report.description + name)
    let location = place.location
    Task.detached { Issue.record(comment, sourceLocation: location) }
  }
}
