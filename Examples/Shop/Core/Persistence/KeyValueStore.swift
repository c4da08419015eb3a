package import Foundation

/// A place for small values that outlive the process.
package protocol KeyValueStore: Sendable {
  func data(forKey key: String) throws -> Data?
  /// Keeps `data`; nil removes what was there.
  func set(_ data: Data?, forKey key: String) throws
}
