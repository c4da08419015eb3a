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
    await Queues.shared.enter(resource)
    do {
      try await Self.$held.withValue(Self.held.union([resource])) { try await function() }
    } catch {
      await Queues.shared.leave(resource)
      throw error
    }
    await Queues.shared.leave(resource)
  }

  @TaskLocal private static var held: Set<String> = []
}

extension Trait where Self == ExclusiveTrait {
  /// Runs no two test cases that name the same resource at the same time, in all suites of the process.
  ///
  /// For code that really has a global, a current folder say. Scopes need no such thing.
  public static func exclusive(_ resource: String) -> Self { ExclusiveTrait(resource: resource) }
}

/// The tests that wait for each resource, in order of arrival.
private actor Queues {
  static let shared = Queues()
  private var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]

  func enter(_ resource: String) async {
    if waiting[resource] == nil {
      waiting[resource] = []
    } else {
      await withCheckedContinuation { waiting[resource]?.append($0) }
    }
  }

  func leave(_ resource: String) {
    if waiting[resource]?.isEmpty == false {
      waiting[resource]?.removeFirst().resume()
    } else {
      waiting[resource] = nil
    }
  }
}
