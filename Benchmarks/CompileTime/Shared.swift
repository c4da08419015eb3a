#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

struct User: Sendable, Equatable {
  var id: Int
  var name: String
}

struct Unstubbed: Error {
  var member: String
}

/// What doubles by hand stand on.
///
/// `@unchecked Sendable`: that is what a lock is for.
final class Mutex: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
}

/// A value behind a lock.
///
/// `@unchecked Sendable`: `value` is touched with `lock` held only.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = Mutex()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
