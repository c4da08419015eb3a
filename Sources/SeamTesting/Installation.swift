internal import Foundation
internal import Seam
internal import Testing

/// Called by the loader, before the process's own code.
@_cdecl("seam_testing_install")
func install() {
  TestSupport.install(
    TestSupport.Hooks(record: recordOutsideScopes, testsHaveBegun: { !isHosted || firstTest.hasBegun }))
}

/// Whether an app hosts the tests, so that code runs that is no test.
private let isHosted = Bundle.main.bundleURL.pathExtension == "app"

/// Whether a test has used test support yet.
let firstTest = FirstTest()

/// Files a report that no test scope has made. A test is blamed only where it is the one that runs the code.
private func recordOutsideScopes(_ report: Report) {
  if let test = Test.current {
    let location = test.sourceLocation
    Issue.record(Comment(rawValue: report.description), sourceLocation: location)
  } else {
    Issue.record(Comment(rawValue: report.description), severity: .warning)
    LiveReports.write(report)
  }
}
