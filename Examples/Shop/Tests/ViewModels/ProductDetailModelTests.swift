import ShopCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct ProductDetailModelTests {
  let product = Product.samples[0]

  func model(_ service: MockProductService) -> ProductDetailModel {
    ProductDetailModel(product: product, service: service, favorites: MockFavoritesService())
  }

  @Test func `the product is there before anything is loaded`() async {
    let service = MockProductService(.never)
    #expect(model(service).product == product)
    #expect(await service.calls.isEmpty)
  }

  @Test func `what the server has now takes the place of what was known`() async {
    var newer = product
    newer.price.cents = 7900
    let service = MockProductService(.value([newer]))
    let model = model(service)
    await model.load()
    #expect(model.product == newer)
    #expect(model.state == .loaded(newer))
    #expect(await service.calls == [.product(1)])
  }

  @Test func `a failure keeps the product and says why`() async {
    let model = model(MockProductService(.value([])))
    await model.load()
    #expect(model.product == product)
    #expect(model.state == .failed("The shop answered: there is no product '1' (404)."))
  }

  @Test func `what was loaded stays while it is loaded again`() async {
    var newer = product
    newer.name = "Lamp"
    let gate = Gate()
    let service = MockProductService(.value([newer]))
    let model = model(service)
    await model.load()
    await service.change(
      to: Answer {
        try await gate.pass()
        return []
      })
    let load = Task { await model.load() }
    await gate.arrival()
    #expect(model.state == .loading)
    #expect(model.product == newer)
    load.cancel()
    await load.value
    #expect(model.state == .loaded(newer))
  }
}
