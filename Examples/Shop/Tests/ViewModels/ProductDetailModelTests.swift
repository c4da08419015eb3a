import Foundation
import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct ProductDetailModelTests {
  let product = Product.samples[0]

  func model(_ service: MockProductService) -> ProductDetailModel {
    ProductDetailModel(
      product: product, service: service, favorites: MockFavoritesService { $0.keep() },
      prices: MockPriceService(),
      images: ImageCache(service: service))
  }

  @Test func `the product is there before anything is loaded`() async {
    let service = MockProductService { $0.product.neverReturns() }
    #expect(model(service).product == product)
    #expect(service.mock.product.count == 0)
  }

  @Test func `what the server has now takes the place of what was known`() async {
    var newer = product
    newer.price.cents = 7900
    let service = MockProductService { $0.sell([newer]) }
    let model = model(service)
    await model.load()
    #expect(model.product == newer)
    #expect(model.state == .loaded(newer))
    #expect(model.picture == Picture(rows: ["[lamp]"]))
  }

  @Test func `a failure keeps the product and says why`() async {
    let model = model(MockProductService { $0.sell([]) })
    await model.load()
    #expect(model.product == product)
    #expect(model.state == .failed("The shop answered: there is no product '1' (404)."))
  }

  @Test func `what was loaded stays while it is loaded again`() async {
    var newer = product
    newer.name = "Lamp"
    let gate = Gate()
    let service = MockProductService { $0.sell([newer]) }
    let model = model(service)
    await model.load()
    service.mock.product.handle { [newer] _ in
      try await gate.pass()
      return newer
    }
    let load = Task { await model.load() }
    await gate.arrival()
    #expect(model.state == .loading)
    #expect(model.product == newer)
    load.cancel()
    await load.value
    #expect(model.state == .loaded(newer))
  }

  @Test func `a price is changed at once, and the shop has the last word`() async throws {
    let gate = Gate()
    let service = MockProductService { $0.sell() }
    service.mock.update.handle { wanted in
      try await gate.pass()
      var product = wanted
      product.updated = .distantFuture
      return product
    }
    let model = model(service)
    await model.load()
    let change = Task { await model.changePrice(by: 100) }
    await gate.arrival()
    #expect(model.product.price.cents == 9000)
    gate.open()
    await change.value
    #expect(service.mock.update.calls.map(\.price.cents) == [9000])
    #expect(model.product.updated == .distantFuture)
  }

  @Test func `a price that the shop refuses goes back`() async throws {
    let service = MockProductService { $0.sell() }
    service.mock.update.throws(APIError.server(status: 401, message: "sign in first"))
    let model = model(service)
    await model.load()
    await model.changePrice(by: 100)
    #expect(model.product == product)
    #expect(model.notice == "The shop answered: sign in first (401).")
    service.mock.update.handle { $0 }
    await model.changePrice(by: -100_000)
    #expect(model.product.price.cents == 0)
    #expect(model.notice == nil)
  }

  @Test func `of two quick changes the second builds on the first`() async throws {
    let gate = Gate()
    let service = MockProductService { $0.sell() }
    service.mock.update.handle { product in
      try await gate.pass()
      return product
    }
    let model = model(service)
    let changes = [1, 2].map { _ in Task { await model.changePrice(by: 100) } }
    for _ in changes { await gate.arrival() }
    #expect(model.product.price.cents == 9100)
    for _ in changes { gate.open() }
    for change in changes { await change.value }
    #expect(model.product.price.cents == 9100)
  }
}
