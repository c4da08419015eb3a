import ShopCore

/// The list that two screens share: a row a product, scrolled to the selected one.
@MainActor
enum ProductRows {
  static func lines(
    _ products: [Product], marks: FavoriteMarks, selected: Int?, width: Int, height: Int?
  ) -> [Line] {
    let height = height ?? products.count
    let first = max(0, min((selected ?? 0) - height / 2, products.count - height))
    return products.indices.dropFirst(first).prefix(height).map { index in
      row(
        products[index], isFavorite: marks.contains(products[index]), isSelected: index == selected,
        width: width)
    }
  }

  private static func row(_ product: Product, isFavorite: Bool, isSelected: Bool, width: Int) -> Line {
    var left =
      Line(isSelected ? " ▸ " : "   ") + Line(isFavorite ? "♥ " : "  ", .accent) + Line(product.name, .bold)
    if width >= 100 {  // room for a second column
      left = left.fitted(to: 32) + Line("  " + product.details, .dim)
    }
    let price = product.price.text
    let indent = String(repeating: " ", count: max(0, 8 - price.columns))
    var line = Line.justified(left, Line(indent + price + " "), width: width)
    line.isSelected = isSelected
    return line
  }
}
