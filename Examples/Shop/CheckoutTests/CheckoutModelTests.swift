import Seam
import SeamDoubles
import SeamTesting
import ShopCheckout
import Testing

/// The feature on its own: there is no app in sight.
@MainActor @Suite(.timeLimit(.minutes(1))) struct CheckoutModelTests {
  let bill = [BasketLine(text: "1 × Lamp", price: "€89.00")]

  func model(_ basket: MockBasket) -> CheckoutModel {
    CheckoutScope(parent: CheckoutBench.test { $0.basket = basket }).model
  }

  @Test func `the bill is shown, and nothing is bought before somebody says so`() async {
    let basket = MockBasket { $0.hold() }
    let model = model(basket)
    #expect(model.state == .loading)
    #expect(!model.isSettled)
    await model.load()
    #expect(model.state == .bill(bill))
    #expect(basket.mock.order.count == 0)
  }

  @Test func `an order gives its number, once`() async {
    let basket = MockBasket { $0.hold() }
    let model = model(basket)
    await model.load()
    await model.order()
    #expect(model.state == .ordered(number: "A7"))
    await model.order()
    await model.load()
    #expect(model.state == .ordered(number: "A7"))
    #expect(basket.mock.order.count == 1)
  }

  @Test func `two presses are one order`() async throws {
    let clock = TestClock()
    let basket = MockBasket {
      $0.hold()
      $0.order.delay(.seconds(1), on: clock)
    }
    let model = model(basket)
    await model.load()
    let first = Task { await model.order() }
    try await clock.sleepers(1)
    #expect(model.state == .ordering(bill))
    await model.order()
    await model.load()
    #expect(model.state == .ordering(bill))
    clock.run()
    await first.value
    #expect(basket.mock.order.count == 1)
    #expect(model.state == .ordered(number: "A7"))
  }

  @Test func `an order that is refused leaves the bill, and can be tried again`() async {
    let refusal = BenchError(errorDescription: "No more today.")
    let model = model(
      MockBasket {
        $0.hold()
        $0.order.answers(.failure(refusal), .success("B8"))
      })
    await model.load()
    await model.order()
    #expect(model.state == .bill(bill))
    #expect(model.notice == "No more today.")
    await model.order()
    #expect(model.state == .ordered(number: "B8"))
    #expect(model.notice == nil)
  }

  @Test func `an empty bill cannot be ordered`() async {
    let basket = MockBasket { $0.hold([]) }
    let model = model(basket)
    await model.load()
    await model.order()
    #expect(model.state == .bill([]))
    #expect(basket.mock.order.count == 0)
  }

  @Test func `a bill that cannot be read is a failure, and a retry can succeed`() async {
    let lost = BenchError(errorDescription: "Lost.")
    let model = model(MockBasket { $0.lines.answers(.failure(lost), .success(bill)) })
    await model.load()
    #expect(model.state == .failed("Lost."))
    await model.load()
    #expect(model.state == .bill(bill))
  }
}
