package import Foundation
package import SeamDoubles

extension InMemoryStore: KeyValueStore {
  package func set(_ data: Data?, forKey key: String) { set(data as Any?, forKey: key) }
}
