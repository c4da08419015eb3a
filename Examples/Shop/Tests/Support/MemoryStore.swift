import Foundation
import ShopCore

/// A key-value store that ends with its test.
final class MemoryStore: KeyValueStore, @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Data]  // guarded by `lock`

  init(_ values: [String: Data] = [:]) { self.values = values }

  func data(forKey key: String) -> Data? { lock.withLock { values[key] } }

  func set(_ data: Data?, forKey key: String) { lock.withLock { values[key] = data } }
}

/// A store that cannot be used.
struct BrokenStore: KeyValueStore {
  struct Broken: Error, Equatable {}

  func data(forKey key: String) throws -> Data? { throw Broken() }

  func set(_ data: Data?, forKey key: String) throws { throw Broken() }
}
