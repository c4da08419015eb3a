import Seam

/// A value behind a lock that the thread sanitizer sees.
///
/// `@unchecked Sendable`: `lock` guards the value.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { try lock { try body(&value) } }
}
