internal import Seam
internal import SeamDoubles
internal import Testing

/// Sends what doubles report to the test that made them.
enum TestDoubles {
  static let hooks = DoubleReporting.Hooks(
    reporter: { place in reporter(for: place) }, statics: { TestStatics.current })

  private static func reporter(for place: DoubleOrigin.Place?) -> any DoubleReporter {
    let owner = TestOwner.current
    if let place, !owner.isNobody {
      let place = Place(
        fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column, function: "")
      return OwnedReporter(reports: TestReports(at: place, from: "double", owner: owner))
    }
    return OutsideReporter(place: place)
  }
}

/// Files under the test that made the double, whoever calls it and when.
struct OwnedReporter: DoubleReporter {
  let reports: TestReports

  func record(_ report: DoubleReport) { reports.record(Report(report)) }
  func end() { reports.flush() }
}

/// Files under the test that calls the double, for one that no test made.
private struct OutsideReporter: DoubleReporter {
  let place: DoubleOrigin.Place?

  func record(_ report: DoubleReport) {
    guard let place, Test.current == nil else { return Outside.record(Report(report)) }
    Outside.file(
      Report(report),
      at: SourceLocation(
        fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
        column: Int(place.column)))
  }

  func end() {}
}

extension Report {
  fileprivate init(_ report: DoubleReport) {
    self.init(report.headline, report.facts, report.explanation)
  }
}
