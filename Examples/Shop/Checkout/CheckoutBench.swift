import Foundation
package import Seam
package import SeamDoubles

/// A scope that has what checkout needs and nothing else: the feature runs here, in its tests and previews, without an app.
package struct CheckoutBench: RootScope, CheckoutNeeds {
  package var seams = Seams()
  package static let main = CheckoutBench()

  package init() {}

  package var basket: any Basket { shared(\.basket) { MockBasket() } }

  package static var scenarios: [Scenario<CheckoutBench>] { [.bill, .empty, .unreadable] }
}

extension Scenario<CheckoutBench> {
  package static var bill: Self { Self("bill") { $0.basket = MockBasket() } }
  package static var empty: Self { Self("empty") { $0.basket = MockBasket(.returns([])) } }
  package static var unreadable: Self {
    Self("unreadable") { $0.basket = MockBasket(.throws(BenchError(errorDescription: "The bill is lost."))) }
  }
}

/// What goes wrong on the bench.
package struct BenchError: LocalizedError {
  package var errorDescription: String?

  package init(errorDescription: String) { self.errorDescription = errorDescription }
}

/// A basket as somebody wishes it.
package struct MockBasket: Basket {
  package let bill: Stub<Void, [BasketLine]>
  package let ordering: Stub<Void, String>

  package init(
    _ bill: Stub<Void, [BasketLine]>.Behavior = .returns([BasketLine(text: "1 × Lamp", price: "€89.00")]),
    ordering: Stub<Void, String>.Behavior = .returns("A7")
  ) {
    self.bill = Stub(bill)
    self.ordering = Stub(ordering)
  }

  package func lines() async throws -> [BasketLine] { try await bill() }
  package func order() async throws -> String { try await ordering() }
}
