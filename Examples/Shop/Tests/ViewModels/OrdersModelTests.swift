import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct OrdersModelTests {
  @Test(arguments: [[], [Order.sample]]) func `orders are loaded`(orders: [Order]) async {
    let model = OrdersModel(service: MockOrderService { $0.take(after: orders) })
    #expect(model.state == .idle)
    await model.load()
    #expect(model.state == .loaded(orders))
  }

  @Test func `a failure has the message, and a retry can succeed`() async {
    let model = OrdersModel(
      service: MockOrderService { $0.orders.answers(.failure(APIError.timedOut), .success([.sample])) })
    await model.load()
    #expect(model.state == .failed("The shop did not answer in time."))
    await model.load()
    #expect(model.state == .loaded([.sample]))
  }
}
