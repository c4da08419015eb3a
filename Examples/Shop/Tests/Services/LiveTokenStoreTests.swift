import Foundation
import SeamDoubles
import ShopCore
import Testing

@Suite struct LiveTokenStoreTests {
  @Test func `nobody is signed in at first`() async throws {
    #expect(try await LiveTokenStore(store: InMemoryStore()).token() == nil)
  }

  @Test func `a token outlives the store object`() async throws {
    let storage = InMemoryStore()
    try await LiveTokenStore(store: storage).save("abc")
    #expect(try await LiveTokenStore(store: storage).token() == "abc")
  }

  @Test func `a cleared token is gone from memory and storage`() async throws {
    let storage = InMemoryStore()
    let tokens = LiveTokenStore(store: storage)
    try await tokens.save("abc")
    try await tokens.clear()
    #expect(try await tokens.token() == nil)
    #expect(storage.data(forKey: "token") == nil)
  }

  @Test func `storage that cannot be read is an error, not a signed-out user`() async {
    await #expect(throws: BrokenStore.Broken.self) { try await LiveTokenStore(store: BrokenStore()).token() }
  }

  @Test func `a token that cannot be stored is not used`() async throws {
    let tokens = LiveTokenStore(store: BrokenStore())
    await #expect(throws: BrokenStore.Broken.self) { try await tokens.save("abc") }
    await #expect(throws: BrokenStore.Broken.self) { try await tokens.token() }
  }
}
