import Foundation

@testable import ShopCore

/// A store that cannot be used.
struct BrokenStore: KeyValueStore {
  struct Broken: Error, Equatable {}

  func data(forKey key: String) throws -> Data? { throw Broken() }

  func set(_ data: Data?, forKey key: String) throws { throw Broken() }
}
