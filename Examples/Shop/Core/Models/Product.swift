package import Foundation

/// One of the goods.
package struct Product: Sendable, Equatable, Codable, Identifiable {
  package var id: Int
  package var name: String
  package var details: String
  package var price: Price
  package var updated: Date
  package var image: String

  /// The day of the last change, `2026-03-01`, the same in each time zone.
  package var updatedDay: String { updated.formatted(.iso8601.year().month().day()) }
}
