import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct CartModelTests {
  @Test func `the cart is shown with what it costs`() async {
    let model = CartModel(service: MockCartService { $0.keep(CartLine.samples) })
    #expect(model.lines == .idle)
    await model.load()
    #expect(model.lines == .loaded(CartLine.samples))
    #expect(model.total == Price(cents: 11_750, currency: "EUR"))
  }

  @Test func `an empty cart costs nothing`() async {
    let model = CartModel(service: MockCartService { $0.keep() })
    await model.load()
    #expect(model.lines == .loaded([]))
    #expect(model.total == nil)
  }

  @Test func `a failure has the message, and a retry can succeed`() async {
    let model = CartModel(
      service: MockCartService { $0.lines.answers(.failure(APIError.offline), .success([])) })
    await model.load()
    #expect(model.lines == .failed("The shop cannot be reached. Is there a connection?"))
    await model.load()
    #expect(model.lines == .loaded([]))
  }

  @Test func `it is loading until the answer comes, and as before when nobody waits any more`() async {
    let gate = Gate()
    let model = CartModel(
      service: MockCartService {
        $0.lines.handle {
          try await gate.pass()
          return []
        }
      })
    let load = Task { await model.load() }
    await gate.arrival()
    #expect(model.lines == .loading)
    load.cancel()
    await load.value
    #expect(model.lines == .idle)
  }

  @Test func `a change that is not made says why`() async {
    let service = MockCartService { $0.keep(CartLine.samples) }
    service.mock.change.throws(DatabaseError.damaged("x"))
    let model = CartModel(service: service)
    await model.load()
    await model.change(Product.samples[0], by: 1)
    #expect(model.notice == "The records in 'x' are damaged; they are left as they are.")
    #expect(model.lines == .loaded(CartLine.samples))
    #expect(service.mock.change.calls.map(\.amount) == [1])
  }
}
