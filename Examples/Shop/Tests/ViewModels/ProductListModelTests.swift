import ShopCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct ProductListModelTests {
  func model(_ answer: Answer<[Product]>) -> ProductListModel {
    ProductListModel(service: MockProductService(answer), favorites: MockFavoritesService())
  }

  @Test func `nothing happens before somebody asks`() async {
    let service = MockProductService()
    let model = ProductListModel(service: service, favorites: MockFavoritesService())
    #expect(model.state == .idle)
    #expect(await service.calls.isEmpty)
  }

  @Test func `products are loaded`() async {
    let model = model(.value(Product.samples))
    await model.load()
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `no products are a state of their own`() async {
    let model = model(.value([]))
    await model.load()
    #expect(model.state == .loaded([]))
  }

  @Test func `a failure has the message for the screen`() async {
    let model = model(.failure(APIError.offline))
    await model.load()
    #expect(model.state == .failed("The shop cannot be reached. Is there a connection?"))
  }

  @Test func `it is loading until the answer comes`() async {
    let gate = Gate()
    let model = model(
      Answer {
        try await gate.pass()
        return Product.samples
      })
    let load = Task { await model.load() }
    await gate.arrival()
    #expect(model.state == .loading)
    gate.open()
    await load.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a retry after a failure can succeed`() async {
    let service = MockProductService(.failure(APIError.timedOut))
    let model = ProductListModel(service: service, favorites: MockFavoritesService())
    await model.load()
    #expect(model.state == .failed("The shop did not answer in time."))
    await service.change(to: .value(Product.samples))
    await model.load()
    #expect(model.state == .loaded(Product.samples))
    #expect(await service.calls == [.products, .products])
  }

  @Test func `a cancelled load leaves the state as it was`() async {
    let gate = Gate()
    let service = MockProductService()
    let model = ProductListModel(service: service, favorites: MockFavoritesService())
    await model.load()
    await service.change(
      to: Answer {
        try await gate.pass()
        return []
      })
    let load = Task { await model.load() }
    await gate.arrival()
    load.cancel()
    await load.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a first load that is cancelled leaves it idle`() async {
    let gate = Gate()
    let model = model(
      Answer {
        try await gate.pass()
        return []
      })
    let load = Task { await model.load() }
    await gate.arrival()
    load.cancel()
    await load.value
    #expect(model.state == .idle)
  }

  @Test func `the newest of two loads wins, whichever ends last`() async {
    let gate = Gate()
    let service = MockProductService(
      Answer {
        try await gate.pass()
        return []
      })
    let model = ProductListModel(service: service, favorites: MockFavoritesService())
    let old = Task { await model.load() }
    await gate.arrival()
    await service.change(to: .value(Product.samples))
    await model.load()
    gate.open()
    await old.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a load that replaces a cancelled one is not disturbed by it`() async {
    let (first, second) = (Gate(), Gate())
    let service = MockProductService(
      Answer {
        try await first.pass()
        return []
      })
    let model = ProductListModel(service: service, favorites: MockFavoritesService())
    let old = Task { await model.load() }
    await first.arrival()
    await service.change(
      to: Answer {
        try await second.pass()
        return Product.samples
      })
    let new = Task { await model.load() }
    await second.arrival()
    old.cancel()
    await old.value
    #expect(model.state == .loading)
    second.open()
    await new.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a screen follows the favorites while it is shown`() async {
    let favorites = MockFavoritesService([1])
    let model = ProductListModel(service: MockProductService(), favorites: favorites)
    let shown = Task { await model.appear() }
    await eventually { model.isSettled }
    #expect(model.marks.contains(Product.samples[0]))
    #expect(!model.marks.contains(Product.samples[1]))
    await model.marks.toggle(Product.samples[1])
    await eventually { model.marks.contains(Product.samples[1]) }
    shown.cancel()
    await shown.value
    #expect(await favorites.toggled == [2])
  }
}
