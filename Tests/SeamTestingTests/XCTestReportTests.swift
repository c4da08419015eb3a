import Foundation
import Testing

/// What a failing XCTest says, in a process of its own.
struct XCTestReportTests {
  private static let file = #filePath.replacing(
    "SeamTestingTests/XCTestReportTests", with: "SeamTestingXCTests/XCTestCases")

  /// The line on which a test makes its scope.
  private static func line(of test: String) throws -> Int {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.contains("func \(test)()") })
    let call = try #require(
      lines[start...].firstIndex { line in
        ["AppScope.test", "withTestScope", "MockPlant("].contains { line.contains($0) }
      })
    return call + 1
  }

  private func run(_ test: String) async throws -> TestProcess {
    try await TestProcess.run(xctest: "SeamTestingXCTests.XCTestsThatFail/\(test)")
  }

  @Test(
    arguments: [
      ("testUnreplacedBoundary", "boundary 'AppScope.feed' is not replaced in a test scope"),
      ("testUnreplacedBoundaryOnAThread", "boundary 'AppScope.feed' is not replaced in a test scope"),
      ("testUnreplacedBoundaryInAnAsyncTest", "boundary 'AppScope.feed' is not replaced in a test scope"),
      (
        "testUnreplacedBoundaryOfAStoredScope",
        "boundary 'AppScope.feed' is not replaced in a test scope"
      ),
      ("testUnusedReplacement", "a replacement of 'AppScope.clock' was never asked for"),
      ("testMissingStub", "'MockPlant.water()' was called but has no stub"),
      ("testMissingStubOfAStrictDouble", "'MockPlant.rest()' was called but has no stub"),
      ("testLeak", "the test has ended and its 'AppScope' is still held"),
    ])
  func `a report is a failure of the test case at the place of the call, once`(
    _ test: String, _ headline: String
  ) async throws {
    let process = try await run(test)
    #expect(process.status != 0)
    let line = try Self.line(of: test)
    let failure = "\(Self.file):\(line): error: XCTestsThatFail.\(test) : failed - \(headline)"
    #expect(process.output.contains(failure), "\(process.output)")
    #expect(process.output.contains("Executed 1 test, with 1 failure (0 unexpected)"))
    #expect(!process.output.contains("seam: error:"))
  }

  @Test func `current with nothing bound is a failure of the test case`() async throws {
    let process = try await run("testCurrentWithNothingBound")
    #expect(process.status != 0)
    let failure = "failed - 'AppScope.current' is read where no 'AppScope' is bound"
    #expect(process.output.contains(failure), "\(process.output)")
  }

  @Test(arguments: ["XCTestClassThatFails", "XCTestPropertyThatFails"])
  func `what a class's set-up and a stored property reach fails the process`(_ name: String) async throws {
    let process = try await TestProcess.run(xctest: "SeamTestingXCTests.\(name)/testNothing")
    #expect(process.status != 0)
    #expect(process.output.contains("Executed 1 test, with 0 failures"), "\(process.output)")
    #expect(process.output.contains("boundary 'AppScope.feed' is not replaced in a test scope\n"))
  }

  @Test func `work of a test that has ended fails the process and not the next test`() async throws {
    let process = try await TestProcess.run(xctest: "SeamTestingXCTests.XCTestsThatFail")
    #expect(process.status != 0)
    let next = "Test Case 'XCTestsThatFail.testBRunsTheWorkOfAnotherTest' passed"
    #expect(process.output.contains(next), "\(process.output)")
    let line = try Self.line(of: "testALeavesWorkBehind")
    #expect(
      process.output.contains(
        "\(Self.file):\(line): boundary 'AppScope.feed' is not replaced in a test scope"))
    #expect(
      process.output.contains("It comes from a scope of the test 'XCTestsThatFail.testALeavesWorkBehind'."))
  }
}
