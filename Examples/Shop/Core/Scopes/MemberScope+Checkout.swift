import Foundation
import Seam
package import ShopCheckout

// Where checkout meets this app, and nowhere else.

extension MemberScope: CheckoutNeeds {
  package var basket: any Basket {
    unique(\.basket) { CartBasket(cart: session.cart, orders: session.orders, locale: session.parent.locale) }
  }
}

extension CheckoutModel: ScreenModel {
  package func follow() async {}
}

/// The cart, as checkout wants it.
struct CartBasket: Basket {
  var cart: any CartService
  var orders: any OrderService
  var locale: Locale

  func lines() async throws -> [BasketLine] {
    let lines = try await cart.lines()
    guard !lines.isEmpty else { return [] }
    return lines.map {
      BasketLine(text: "\($0.quantity) × \($0.product.name)", price: $0.price.formatted(locale: locale))
    }
      + [BasketLine(text: "Total", price: lines.total.formatted(locale: locale))]
  }

  func order() async throws -> String {
    let order = try await orders.place(cart.lines())
    try await cart.clear()
    return order.number
  }
}
