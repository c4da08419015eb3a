package import Foundation
package import SeamDoubles

extension InMemoryStore: KeyValueStore {
  package func set(_ data: Data?, forKey key: String) { set(data as Any?, forKey: key) }

  /// A store in which somebody is signed in.
  package static func signedIn(_ account: Account) -> InMemoryStore {
    InMemoryStore((try? JSONEncoder().encode(account)).map { ["account": .data($0)] } ?? [:])
  }
}
