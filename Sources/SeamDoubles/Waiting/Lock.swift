#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// A value behind a mutual-exclusion lock.
///
/// The critical section is for the bookkeeping of this module: no closure, description or
/// deinitializer of a user may run in it. The lock is not recursive.
///
/// `@unchecked Sendable`: `value` is touched with `raw` held only.
final class Lock<Value: Sendable>: @unchecked Sendable {
  private let raw = RawLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  deinit { raw.destroy() }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    raw.lock()
    defer { raw.unlock() }
    return body(&value)
  }
}

/// A mutual-exclusion lock at a fixed address. Its owner guards its own variables with it, and destroys it.
struct RawLock: @unchecked Sendable {
  private let address: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    address = .allocate(capacity: 1)
    address.initialize(to: pthread_mutex_t())
    let code = pthread_mutex_init(address, nil)
    precondition(code == 0, "pthread_mutex_init returned \(code)")
  }

  func destroy() {
    pthread_mutex_destroy(address)
    address.deinitialize(count: 1)
    address.deallocate()
  }

  func lock() { pthread_mutex_lock(address) }
  func unlock() { pthread_mutex_unlock(address) }
}
