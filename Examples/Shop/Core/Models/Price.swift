package import Foundation

/// An amount of money, exact: hundredths of a currency.
package struct Price: Sendable, Hashable, Codable {
  package var cents: Int
  package var currency: String

  package init(cents: Int, currency: String) {
    self.cents = cents
    self.currency = currency
  }

  /// The price for people. The app speaks English, so its numbers do, wherever it runs.
  package func formatted(locale: Locale = Locale(identifier: "en_US")) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: currency).locale(locale))
  }
}
