import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct ProductListModelTests {
  func model(
    _ service: MockProductService, favorites: MockFavoritesService = MockFavoritesService { $0.keep() },
    prices: MockPriceService = MockPriceService(), clock: TestClock = TestClock()
  ) -> ProductListModel {
    ProductListModel(service: service, favorites: favorites, prices: prices, clock: clock)
  }

  @Test func `nothing happens before somebody asks`() async {
    let service = MockProductService { $0.sell() }
    let model = model(service)
    #expect(model.state == .idle)
    #expect(service.mock.products.count == 0)
  }

  @Test func `products are loaded`() async {
    let model = model(MockProductService { $0.sell() })
    await model.load()
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `no products are a state of their own`() async {
    let model = model(MockProductService { $0.sell([]) })
    await model.load()
    #expect(model.state == .loaded([]))
  }

  @Test func `a failure has the message for the screen`() async {
    let model = model(MockProductService { $0.products.throws(APIError.offline) })
    await model.load()
    #expect(model.state == .failed("The shop cannot be reached. Is there a connection?"))
  }

  @Test func `it is loading until the answer comes`() async {
    let gate = Gate()
    let model = model(
      MockProductService {
        $0.products.handle {
          try await gate.pass()
          return Product.samples
        }
      })
    let load = Task { await model.load() }
    await gate.arrival()
    #expect(model.state == .loading)
    gate.open()
    await load.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a retry after a failure can succeed`() async {
    let service = MockProductService { $0.products.throws(APIError.timedOut) }
    let model = model(service)
    await model.load()
    #expect(model.state == .failed("The shop did not answer in time."))
    service.mock.products.returns(Product.samples)
    await model.load()
    #expect(model.state == .loaded(Product.samples))
    #expect(service.mock.products.count == 2)
  }

  @Test func `a cancelled load leaves the state as it was`() async {
    let gate = Gate()
    let service = MockProductService { $0.sell() }
    let model = model(service)
    await model.load()
    service.mock.products.handle {
      try await gate.pass()
      return []
    }
    let load = Task { await model.load() }
    await gate.arrival()
    load.cancel()
    await load.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a first load that is cancelled leaves it idle`() async {
    let gate = Gate()
    let model = model(
      MockProductService {
        $0.products.handle {
          try await gate.pass()
          return []
        }
      })
    let load = Task { await model.load() }
    await gate.arrival()
    load.cancel()
    await load.value
    #expect(model.state == .idle)
  }

  @Test func `the newest of two loads wins, whichever ends last`() async {
    let gate = Gate()
    let service = MockProductService {
      $0.products.handle {
        try await gate.pass()
        return []
      }
    }
    let model = model(service)
    let old = Task { await model.load() }
    await gate.arrival()
    service.mock.products.returns(Product.samples)
    await model.load()
    gate.open()
    await old.value
    #expect(model.state == .loaded(Product.samples))
  }

  @Test func `a load that replaces a cancelled one is not disturbed by it`() async {
    let (first, second) = (Gate(), Gate())
    let service = MockProductService {
      $0.products.handle {
        try await first.pass()
        return []
      }
    }
    let model = model(service)
    let old = Task { await model.load() }
    await first.arrival()
    service.mock.products.handle {
      try await second.pass()
      return Product.samples
    }
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
    let favorites = MockFavoritesService { $0.keep([1]) }
    let model = model(MockProductService { $0.sell() }, favorites: favorites)
    let shown = Task { await model.appear() }
    await eventually { model.isSettled }
    #expect(model.marks.contains(Product.samples[0]))
    #expect(!model.marks.contains(Product.samples[1]))
    await model.marks.toggle(Product.samples[1])
    await eventually { model.marks.contains(Product.samples[1]) }
    shown.cancel()
    await shown.value
    #expect(favorites.mock.toggle.calls == [2])
  }

  @Test func `what is looked for is shown once the typing pauses`() async throws {
    let clock = TestClock()
    let model = model(MockProductService { $0.sell() }, clock: clock)
    await model.load()
    for text in ["s", "so", "SOAP"] {
      model.search(text)
      try await clock.sleepers(1)
      clock.advance(by: .milliseconds(100))
    }
    #expect(model.search == "SOAP")
    #expect(model.state.value?.count == 3)
    clock.advance(by: .milliseconds(200))
    await eventually { model.query == "SOAP" }
    #expect(model.state.value?.map(\.id) == [3])
    model.search("")
    try await clock.sleepers(1)
    clock.run()
    await eventually { model.state.value?.count == 3 }
  }

  @Test(arguments: [(ProductListModel.Order.shop, [1, 2, 3]), (.name, [1, 2, 3]), (.price, [3, 2, 1])])
  func `the goods come in the order that is wished`(order: ProductListModel.Order, ids: [Int]) async {
    let model = model(MockProductService { $0.sell() })
    await model.load()
    model.order = order
    #expect(model.state.value?.map(\.id) == ids)
  }

  @Test func `a price that the shop changes is shown at once`() async throws {
    let (changes, price) = AsyncStream.makeStream(of: PriceChange.self)
    let prices = MockPriceService()
    prices.changing.behavior = .returns(changes)
    let model = model(MockProductService { $0.sell() }, prices: prices)
    await showing(model) {
      price.yield(PriceChange(id: 2, cents: 1))
      await eventually { model.state.value?[1].price.cents == 1 }
      price.yield(PriceChange(id: 99, cents: 2))
      price.yield(PriceChange(id: 1, cents: 3))
      await eventually { model.state.value?.map(\.price.cents) == [3, 1, 950] }
    }
  }
}
