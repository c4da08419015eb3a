import Foundation

/// Hands each value to everybody who follows.
final class Broadcaster<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var followers: [UUID: AsyncStream<Value>.Continuation] = [:]  // guarded by `lock`

  deinit {
    for follower in followers.values { follower.finish() }
  }

  /// `value`, then what is sent from now on, of which a slow reader gets the newest.
  func stream(startingWith value: Value) -> AsyncStream<Value> { stream([value], .bufferingNewest(1)) }

  /// What is sent from now on, of which a slow reader gets the newest.
  func newest() -> AsyncStream<Value> { stream([], .bufferingNewest(1)) }

  /// All that is sent from now on.
  func stream() -> AsyncStream<Value> { stream([], .unbounded) }

  private func stream(
    _ first: [Value], _ policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncStream<Value> {
    let (stream, follower) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let id = UUID()
    follower.onTermination = { [weak self] _ in self?.forget(id) }
    lock.withLock { followers[id] = follower }
    for value in first { follower.yield(value) }
    return stream
  }

  func send(_ value: Value) {
    for follower in lock.withLock({ Array(followers.values) }) { follower.yield(value) }
  }

  private func forget(_ id: UUID) {
    lock.withLock { _ = followers.removeValue(forKey: id) }
  }
}
