import Foundation

/// A value behind a lock that the thread sanitizer sees.
///
/// `@unchecked Sendable`: `lock` guards `stored`.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func change<R>(_ body: (inout Value) -> R) -> R { lock.withLock { body(&stored) } }
}

extension Guarded<[String: Int]> {
  func count(_ name: String) { change { $0[name, default: 0] += 1 } }

  subscript(name: String) -> Int { value[name] ?? 0 }
}

extension Guarded<Int> {
  func countDown() -> Int {
    change { left in
      left -= 1
      return left
    }
  }
}
