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

/// What doubles by hand stand on: a value behind a lock.
///
/// `@unchecked Sendable`: `value` is touched with `mutex` held only.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
