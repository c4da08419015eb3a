public import SeamDoubles
public import Testing

/// Gives each test case its own handles on the static members of doubles.
public struct MocksTrait: TestTrait, SuiteTrait, TestScoping {
  let place: Place
  let strictness: DoubleStrictness

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil, Self.bound != test.id else { return try await function() }
    let reports = TestReports(at: place, from: "double")
    defer { reports.end() }
    try await Self.$bound.withValue(test.id) {
      try await DoubleStatics.with(DoubleStatics(OwnedReporter(reports: reports), strictness), function)
    }
  }

  /// The test that has its handles already, from a suite's trait.
  @TaskLocal private static var bound: Test.ID?
}

extension Trait where Self == MocksTrait {
  /// Gives each test case, and each argument, its own handles on the static members of doubles.
  ///
  ///     @Test(.mocks()) func `a plant grows`() throws {
  ///       MockPlant.mock.grow.returns(3)
  ///
  /// They are released when the test case ends. Handles on other members need no trait: each double has its own.
  ///
  /// - Parameter strictness: what the doubles of the test case do without a stub, where they say nothing of it.
  public static func mocks(
    _ strictness: DoubleStrictness = .lenient,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, function: StaticString = #function
  ) -> Self {
    MocksTrait(
      place: Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function),
      strictness: strictness)
  }
}
