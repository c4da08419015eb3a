import Testing

/// Runs what a test has left for later when the traits after this one have ended.
struct AfterTestTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let after = AfterTest()
    try await AfterTest.$current.withValue(after) { try await function() }
    await after.finish()
  }
}

extension Trait where Self == AfterTestTrait {
  static var lateWork: Self { Self() }
}
