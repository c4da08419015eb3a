import Testing

/// What a failing XCTest says, in a process of its own.
struct XCTestReportTests {
  private static let file = #filePath.replacing("SeamTestingTests/XCTestReportTests", with: "SeamTestingXCTests/XCTestCases")

  private func run(_ test: String) async throws -> TestProcess {
    try await TestProcess.run(xctest: "SeamTestingXCTests.XCTestsThatFail/\(test)")
  }

  @Test(
    arguments: [
      ("testUnreplacedBoundary", 51, "boundary 'AppScope.feed' is not replaced in a test scope"),
      ("testUnreplacedBoundaryOnAThread", 57, "boundary 'AppScope.feed' is not replaced in a test scope"),
      ("testUnreplacedBoundaryInAnAsyncTest", 67, "boundary 'AppScope.feed' is not replaced in a test scope"),
      ("testUnusedReplacement", 73, "a replacement of 'AppScope.clock' was never asked for"),
      ("testLeak", 77, "the test has ended and its 'AppScope' is still held"),
    ])
  func `a report is a failure of the test case at the place of the call, once`(
    _ test: String, _ line: Int, _ headline: String
  ) async throws {
    let process = try await run(test)
    #expect(process.status != 0)
    let failure = "\(Self.file):\(line): error: XCTestsThatFail.\(test) : failed - \(headline)"
    #expect(process.output.contains(failure), "\(process.output)")
    #expect(process.output.contains("Executed 1 test, with 1 failure (0 unexpected)"))
    #expect(!process.output.contains("seam: error:"))
  }

  @Test func `current with nothing bound is a failure of the test case`() async throws {
    let process = try await run("testCurrentWithNothingBound")
    #expect(process.status != 0)
    #expect(
      process.output.contains("failed - 'AppScope.current' is read where no 'AppScope' is bound"), "\(process.output)")
  }

  @Test func `work of a test that has ended fails the process and not the next test`() async throws {
    let process = try await TestProcess.run(xctest: "SeamTestingXCTests.XCTestsThatFail")
    #expect(process.status != 0)
    #expect(process.output.contains("Test Case 'XCTestsThatFail.testBRunsTheWorkOfAnotherTest' passed"), "\(process.output)")
    #expect(
      process.output.contains("\(Self.file):85: boundary 'AppScope.feed' is not replaced in a test scope"))
    #expect(process.output.contains("It comes from a scope of the test 'XCTestsThatFail.testALeavesWorkBehind'."))
  }
}
