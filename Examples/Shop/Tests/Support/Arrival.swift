import Dispatch
import Foundation

/// A value that threads wait for, and the first of them gets.
///
/// `@unchecked Sendable`: `lock` guards the value.
final class Arrival<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let arrived = DispatchSemaphore(value: 0)
  private var value: Value?

  func put(_ value: Value) {
    lock.withLock { self.value = value }
    arrived.signal()
  }

  /// Waits for the value; nothing where another has taken it.
  func take() -> Value? {
    arrived.wait()
    defer { arrived.signal() }
    return lock.withLock {
      defer { value = nil }
      return value
    }
  }
}
