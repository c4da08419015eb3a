package import Foundation

/// One of the goods.
package struct Product: Sendable, Equatable, Identifiable {
  package var id: Int
  package var name: String
  package var details: String
  package var price: Price
  package var updated: Date
  package var image: String

  package init(id: Int, name: String, details: String, price: Price, updated: Date, image: String) {
    self.id = id
    self.name = name
    self.details = details
    self.price = price
    self.updated = updated
    self.image = image
  }

  /// The day of the last change, `2026-03-01`, the same in each time zone.
  package var updatedDay: String { updated.formatted(.iso8601.year().month().day()) }
}

extension Product: Codable {
  // The wire has the price in two fields, the app in one value.
  private enum CodingKeys: CodingKey { case id, name, details, price, currency, updated, image }

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(Int.self, forKey: .id)
    name = try fields.decode(String.self, forKey: .name)
    details = try fields.decode(String.self, forKey: .details)
    price = Price(
      cents: try fields.decode(Int.self, forKey: .price),
      currency: try fields.decode(String.self, forKey: .currency))
    updated = try fields.decode(Date.self, forKey: .updated)
    image = try fields.decode(String.self, forKey: .image)
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(name, forKey: .name)
    try fields.encode(details, forKey: .details)
    try fields.encode(price.cents, forKey: .price)
    try fields.encode(price.currency, forKey: .currency)
    try fields.encode(updated, forKey: .updated)
    try fields.encode(image, forKey: .image)
  }
}
