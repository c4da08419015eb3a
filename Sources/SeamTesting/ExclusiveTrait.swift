internal import Seam
public import Testing

/// Keeps tests apart that need one thing of the process, wherever they are declared.
public struct ExclusiveTrait: TestTrait, SuiteTrait, TestScoping {
  let resource: String

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil, !Self.held.contains(resource) else { return try await function() }
    // All at once and in one order, or two tests that need the same two things could wait for each other.
    let resources = Set(test.traits.compactMap { ($0 as? Self)?.resource } + [resource])
    try await ExclusiveResources.shared.using(resources.sorted()) {
      try await Self.$held.withValue(resources) { try await function() }
    }
  }

  @TaskLocal private static var held: Set<String> = []
}

extension Trait where Self == ExclusiveTrait {
  /// Runs no two test cases that name the same resource at the same time, in all suites of the process.
  ///
  /// For code that really has a global, a current folder say. Scopes need no such thing. A test that is
  /// cancelled while it waits ends with `CancellationError`.
  public static func exclusive(_ resource: String) -> Self { ExclusiveTrait(resource: resource) }
}
