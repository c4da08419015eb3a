import Foundation

/// The goods, as the server keeps them: it shares no type with the app, as a real one would not.
struct CatalogItem: Codable, Equatable, Sendable {
  var id: Int
  var name: String
  var details: String
  var price: Price
  /// ISO 8601.
  var updated: String
  var image: String

  struct Price: Codable, Equatable, Sendable {
    var cents: Int
    var currency: String
  }
}

extension [CatalogItem] {
  static func catalog() throws -> [CatalogItem] {
    try JSONDecoder().decode([CatalogItem].self, from: Data(PackageResources.catalog_json))
  }
}
