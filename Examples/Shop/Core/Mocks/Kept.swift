import Foundation

/// A value in memory, with those who follow it: what a double answers from that has to remember something.
final class Kept<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value  // guarded by `lock`
  private let followers = Broadcaster<Value>()

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  /// The value as it is, then after each change.
  func updates() -> AsyncStream<Value> { lock.withLock { followers.stream(startingWith: current) } }

  func change(_ body: (inout Value) -> Void) {
    lock.withLock {
      body(&current)
      followers.send(current)  // in here, for the changes are told in their order
    }
  }
}
