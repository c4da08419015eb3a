package import Seam

/// What checkout needs of the app that it is part of. It knows no app: whoever has this can have a checkout.
package protocol CheckoutNeeds: Scope {
  var basket: any Basket { get }
}

/// What is about to be bought.
// seam:mock
package protocol Basket: Sendable {
  func lines() async throws -> [BasketLine]
  /// Buys it all and empties the basket; gives the order's number.
  func order() async throws -> String
}

/// One line of the bill.
package struct BasketLine: Sendable, Equatable {
  package var text: String
  package var price: String

  package init(text: String, price: String) {
    self.text = text
    self.price = price
  }
}
