import Dispatch
public import Testing

/// Runs tests that keep a thread busy for long, with a compiler's run say, on one thread of their own, one after the other.
///
/// There are as many threads for the tasks of all tests as the machine has cores. Held for minutes they would make tests that
/// wait for one another run out of time.
public struct OwnThreadTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
      try await withTaskExecutorPreference(OwnThread.shared) { try await function() }
    } else {
      try await function()
    }
  }
}

extension Trait where Self == OwnThreadTrait {
  /// Keeps a thread busy for long.
  public static var ownThread: Self { Self() }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private final class OwnThread: TaskExecutor {
  static let shared = OwnThread()
  private let queue = DispatchQueue(label: "tests that keep a thread busy")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
