import Foundation
import SeamDoubles
import Testing

@testable import ShopCore

@Suite(.timeLimit(.minutes(1))) struct LiveFavoritesServiceTests {
  @Test func `the first update is the set as it is stored`() async throws {
    let service = LiveFavoritesService(store: InMemoryStore(["favorites": .data(Data("[3,1]".utf8))]))
    var updates = try await service.updates().makeAsyncIterator()
    #expect(await updates.next() == [1, 3])
  }

  @Test func `each follower hears of each change`() async throws {
    let store = InMemoryStore()
    let service = LiveFavoritesService(store: store)
    var first = try await service.updates().makeAsyncIterator()
    var second = try await service.updates().makeAsyncIterator()
    #expect(await first.next() == [])
    #expect(await second.next() == [])
    try await service.toggle(7)
    #expect(await first.next() == [7])
    #expect(await second.next() == [7])
    try await service.toggle(7)
    #expect(await first.next() == [])
    #expect(store.data(forKey: "favorites") == Data("[]".utf8))
  }

  @Test func `changes at the same moment are all kept`() async throws {
    let service = LiveFavoritesService(store: InMemoryStore())
    await withThrowingTaskGroup { group in
      for id in 1...100 { group.addTask { try await service.toggle(id) } }
    }
    var updates = try await service.updates().makeAsyncIterator()
    #expect(await updates.next() == Set(1...100))
  }

  @Test func `favorites that cannot be read are left as they are`() async throws {
    let store = InMemoryStore(["favorites": .data(Data("not ours".utf8))])
    let service = LiveFavoritesService(store: store)
    let error = await #expect(throws: UnreadableFavorites.self) { try await service.toggle(1) }
    await #expect(throws: UnreadableFavorites.self) { try await service.updates() }
    #expect(error?.localizedDescription == "The stored favorites cannot be read; they are left as they are.")
    #expect(store.data(forKey: "favorites") == Data("not ours".utf8))
  }

  @Test func `a change that cannot be stored is not announced`() async throws {
    let service = LiveFavoritesService(store: BrokenStore())
    await #expect(throws: BrokenStore.Broken.self) { try await service.toggle(1) }
  }

  @Test func `favorites outlive the service in UserDefaults`() async throws {
    try await withTemporarySuite { suite in
      try await LiveFavoritesService(store: UserDefaultsStore(suite: suite)).toggle(4)
      let later = LiveFavoritesService(store: UserDefaultsStore(suite: suite))
      var updates = try await later.updates().makeAsyncIterator()
      #expect(await updates.next() == [4])
    }
  }
}
