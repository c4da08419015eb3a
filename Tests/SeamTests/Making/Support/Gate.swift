import Foundation
import Testing

/// A door that is shut until somebody opens it; nothing in these tests sleeps to let another thread go first.
///
/// On a condition and not on a dispatch semaphore, which the thread sanitizer does not see on Linux.
final class Gate: Sendable {
  private let condition = NSCondition()
  private let isOpen = Guarded(false)

  func open() {
    condition.lock()
    isOpen.value = true
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until the gate is open. False, with an issue, when nobody has opened it in time.
  @discardableResult
  func pass(
    within seconds: Double = 300, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let limit = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !isOpen.value {
      if !condition.wait(until: limit) {
        Issue.record("nobody has opened the gate in \(seconds) seconds", sourceLocation: sourceLocation)
        return false
      }
    }
    return true
  }
}
