package import Foundation

/// An amount of money, exact: hundredths of a currency.
package struct Price: Sendable, Hashable, Codable {
  package var cents: Int
  package var currency: String

  package func formatted(locale: Locale) -> String {
    (Decimal(cents) / 100).formatted(.currency(code: currency).locale(locale))
  }
}
