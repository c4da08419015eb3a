/// What a product costs from now on.
package struct PriceChange: Sendable, Equatable, Codable {
  package var id: Product.ID
  package var cents: Int
}

extension Product {
  /// The product after a change, which may be about another one.
  package func applying(_ change: PriceChange) -> Product {
    var product = self
    if change.id == id { product.price.cents = change.cents }
    return product
  }
}
