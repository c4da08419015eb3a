import Foundation

/// The account in a store, with a copy in memory: it is read for each request. One an app, or they disagree.
package actor LiveTokenStore: TokenStore {
  private static let key = "account"
  private let store: any KeyValueStore
  private let followers = Broadcaster<Account?>()
  private var known: Account??  // the outer nil: not yet read

  package init(store: any KeyValueStore) {
    self.store = store
  }

  package func account() throws -> Account? {
    if let known { return known }
    let account = try store.data(forKey: Self.key).map { data in
      guard let account = try? JSONDecoder().decode(Account.self, from: data) else {
        throw UnreadableAccount()
      }
      return account
    }
    change(to: account)
    return account
  }

  package func updates() -> AsyncStream<Account?> { followers.stream(startingWith: (try? account()) ?? nil) }

  package func save(_ account: Account) throws {
    try store.set(JSONEncoder().encode(account), forKey: Self.key)
    change(to: account)
  }

  package func clear(_ account: Account) throws {
    guard try self.account() == account else { return }
    change(to: nil)  // first: what cannot be removed from the store must still not be used
    try store.set(nil, forKey: Self.key)
  }

  private func change(to account: Account?) {
    known = .some(account)
    followers.send(account)
  }
}

/// The stored account is not what this app wrote.
package struct UnreadableAccount: Error, LocalizedError {
  package init() {}

  package var errorDescription: String? { "Who is signed in cannot be read; the file is left as it is." }
}
