import Foundation
package import Seam
import SeamDoubles

/// A scope that has what checkout needs and nothing else: the feature runs here, in its tests and previews, without an app.
package struct CheckoutBench: RootScope, CheckoutNeeds {
  package var seams = Seams()
  package static let main = CheckoutBench()

  package init() {}

  package var basket: any Basket { shared(\.basket) { MockBasket { $0.hold() } } }

  package static var scenarios: [Scenario<CheckoutBench>] { [.bill, .empty, .unreadable] }
}

extension Scenario<CheckoutBench> {
  package static var bill: Self { Self("bill") { $0.basket = MockBasket { $0.hold() } } }
  package static var empty: Self { Self("empty") { $0.basket = MockBasket { $0.hold([]) } } }
  package static var unreadable: Self {
    Self("unreadable") {
      $0.basket = MockBasket { $0.lines.throws(BenchError(errorDescription: "The bill is lost.")) }
    }
  }
}

/// What goes wrong on the bench.
package struct BenchError: LocalizedError {
  package var errorDescription: String?

  package init(errorDescription: String) { self.errorDescription = errorDescription }
}

extension MockBasket.Members {
  /// There is one lamp in it, which can be bought.
  package func hold(_ bill: [BasketLine] = [BasketLine(text: "1 × Lamp", price: "€89.00")]) {
    lines.returns(bill)
    order.returns("A7")
  }
}
