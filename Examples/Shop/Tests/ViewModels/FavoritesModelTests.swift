import Foundation
import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct FavoritesModelTests {
  func shown(
    _ model: FavoritesModel, _ body: () async throws -> Void
  ) async rethrows {
    let work = Task { await model.appear() }
    defer { work.cancel() }
    await eventually { model.isSettled }
    try await body()
  }

  @Test func `the products that are liked are shown, in the order of the shop`() async {
    let model = FavoritesModel(
      service: MockProductService { $0.sell() }, favorites: MockFavoritesService { $0.keep([3, 1]) })
    #expect(model.state == .idle)
    await shown(model) { #expect(model.state.value?.map(\.id) == [1, 3]) }
  }

  @Test func `without favorites the list is empty`() async {
    let model = FavoritesModel(
      service: MockProductService { $0.sell() }, favorites: MockFavoritesService { $0.keep() })
    await shown(model) { #expect(model.state == .loaded([])) }
  }

  @Test func `a product that is taken off leaves the list`() async {
    let model = FavoritesModel(
      service: MockProductService { $0.sell() }, favorites: MockFavoritesService { $0.keep([1, 2]) })
    await shown(model) {
      await model.marks.toggle(Product.samples[0])
      await eventually { model.state.value?.map(\.id) == [2] }
    }
  }

  @Test func `it is loading while either is not known`() async {
    let model = FavoritesModel(
      service: MockProductService { $0.sell() }, favorites: MockFavoritesService { $0.keep([1]) })
    await model.load()
    #expect(model.state == .loading)
    let waiting = FavoritesModel(
      service: MockProductService { $0.products.neverReturns() },
      favorites: MockFavoritesService { $0.keep([1]) })
    let work = Task { await waiting.appear() }
    await eventually { waiting.marks.ids.isSettled }
    #expect(waiting.state == .loading)
    work.cancel()
    await work.value
    #expect(waiting.state == .idle)
  }

  @Test func `a failure of the products is shown`() async {
    let model = FavoritesModel(
      service: MockProductService { $0.products.throws(APIError.offline) },
      favorites: MockFavoritesService { $0.keep([1]) })
    await shown(model) {
      #expect(model.state == .failed("The shop cannot be reached. Is there a connection?"))
    }
  }

  @Test func `a failure of the favorites is shown`() async {
    let model = FavoritesModel(
      service: MockProductService { $0.sell() },
      favorites: MockFavoritesService { $0.updates.throws(UnreadableFavorites()) })
    await shown(model) {
      #expect(model.state == .failed("The stored favorites cannot be read; they are left as they are."))
    }
  }

  @Test func `a change that fails leaves the marks and says why`() async {
    let store = InMemoryStore()
    let model = FavoritesModel(
      service: MockProductService { $0.sell() }, favorites: LiveFavoritesService(store: store))
    await shown(model) {
      store.set(Data("nonsense".utf8), forKey: "favorites")
      await model.marks.toggle(Product.samples[0])
      #expect(model.marks.notice == "The stored favorites cannot be read; they are left as they are.")
      #expect(model.state == .loaded([]))
    }
  }
}
