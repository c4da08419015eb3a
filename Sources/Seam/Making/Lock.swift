internal import CSeam

/// A lock of its own, for the few process-wide tables and for what belongs to no scope.
///
/// `@unchecked Sendable`: the pointer is constant and its memory is touched by the lock's functions alone.
package final class Lock: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<seam_lock>

  package init() {
    lock = .allocate(capacity: 1)
    seam_lock_init(lock)
  }

  package func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
    seam_lock_acquire(lock)
    defer { seam_lock_release(lock) }
    return try body()
  }

  deinit {
    seam_lock_destroy(lock)
    lock.deallocate()
  }
}
