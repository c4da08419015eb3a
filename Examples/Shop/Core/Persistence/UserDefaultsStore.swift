package import Foundation

/// `UserDefaults` behind the app's own protocol.
package final class UserDefaultsStore: KeyValueStore, @unchecked Sendable {
  private let lock = NSLock()
  private let defaults: UserDefaults  // guarded by `lock`: not on every platform is it safe to share

  /// - Parameter suite: where the values are kept, apart from those of others.
  package init(suite: String) {
    defaults = UserDefaults(suiteName: suite) ?? .standard
  }

  package func data(forKey key: String) -> Data? {
    lock.withLock { defaults.data(forKey: key) }
  }

  package func set(_ data: Data?, forKey key: String) {
    lock.withLock {
      if let data { defaults.set(data, forKey: key) } else { defaults.removeObject(forKey: key) }
      defaults.synchronize()  // on Linux nothing is written without it
    }
  }
}
