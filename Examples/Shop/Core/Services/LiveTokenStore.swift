import Foundation

/// The token in a store, with a copy in memory: it is read for each request. One an app, or they disagree.
package actor LiveTokenStore: TokenStore {
  private static let key = "token"
  private let store: any KeyValueStore
  private var known: String??  // the outer nil: not yet read

  package init(store: any KeyValueStore) {
    self.store = store
  }

  package func token() throws -> String? {
    if let known { return known }
    let token = try store.data(forKey: Self.key).map { String(decoding: $0, as: UTF8.self) }
    known = .some(token)
    return token
  }

  package func save(_ token: String) throws {
    try store.set(Data(token.utf8), forKey: Self.key)
    known = token
  }

  package func clear() throws {
    try store.set(nil, forKey: Self.key)
    known = .some(nil)
  }
}
