package import Foundation

/// So many of one product.
package struct CartLine: Sendable, Equatable, Codable, Identifiable {
  package var product: Product
  package var quantity: Int

  package var id: Product.ID { product.id }
  package var price: Price { Price(cents: product.price.cents * quantity, currency: product.price.currency) }
}

extension [CartLine] {
  /// What it costs together; the shop has one currency.
  package var total: Price {
    Price(cents: map(\.price.cents).reduce(0, +), currency: first?.price.currency ?? "EUR")
  }
}

/// What somebody has bought.
package struct Order: Sendable, Equatable, Codable, Identifiable {
  package var number: String
  package var placed: Date
  package var lines: [CartLine]

  package var id: String { number }
  package var placedDay: String { placed.formatted(.iso8601.year().month().day()) }
}
