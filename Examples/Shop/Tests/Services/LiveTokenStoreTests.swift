import Foundation
import SeamDoubles
import Testing

@testable import ShopCore

@Suite(.timeLimit(.minutes(1))) struct LiveTokenStoreTests {
  let ada = Account(name: "Ada", token: "abc")

  @Test func `nobody is signed in at first`() async throws {
    #expect(try await LiveTokenStore(store: InMemoryStore()).account() == nil)
  }

  @Test func `an account outlives the store object`() async throws {
    let storage = InMemoryStore()
    try await LiveTokenStore(store: storage).save(ada)
    #expect(try await LiveTokenStore(store: storage).account() == ada)
  }

  @Test func `who is signed out is gone from memory and storage, and everybody hears of it`() async throws {
    let storage = InMemoryStore()
    let tokens = LiveTokenStore(store: storage)
    var updates = await tokens.updates().makeAsyncIterator()
    #expect(await updates.next() == .some(nil))
    try await tokens.save(ada)
    #expect(await updates.next() == ada)
    try await tokens.clear(Account(name: "Ada", token: "older"))
    #expect(try await tokens.account() == ada)
    try await tokens.clear(ada)
    #expect(await updates.next() == .some(nil))
    #expect(storage.data(forKey: "account") == nil)
  }

  @Test func `storage that cannot be read is an error, not a signed-out user`() async {
    await #expect(throws: BrokenStore.Broken.self) {
      try await LiveTokenStore(store: BrokenStore()).account()
    }
  }

  @Test func `an account that cannot be stored is not used`() async throws {
    let tokens = LiveTokenStore(store: BrokenStore())
    await #expect(throws: BrokenStore.Broken.self) { try await tokens.save(ada) }
    await #expect(throws: BrokenStore.Broken.self) { try await tokens.account() }
  }

  @Test func `what is no account is left as it is`() async {
    let storage = InMemoryStore(["account": .data(Data("nonsense".utf8))])
    let tokens = LiveTokenStore(store: storage)
    let error = await #expect(throws: UnreadableAccount.self) { try await tokens.account() }
    #expect(error?.localizedDescription == "Who is signed in cannot be read; the file is left as it is.")
    #expect(storage.data(forKey: "account") == Data("nonsense".utf8))
  }
}
