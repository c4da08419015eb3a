import Foundation

@testable import ShopCore

/// A store that cannot be used.
///
/// By hand, to show that it needs no command: the others are written by `seam mock`, and this one could be.
struct BrokenStore: KeyValueStore {
  struct Broken: Error, Equatable {}
  func data(forKey key: String) throws -> Data? { throw Broken() }
  func set(_ data: Data?, forKey key: String) throws { throw Broken() }
}
