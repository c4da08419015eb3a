import ShopCore

/// One product.
@MainActor
enum ProductDetailScreen {
  static func lines(_ model: ProductDetailModel, width: Int) -> [Line] {
    let product = model.product
    let width = min(width, 80)  // long lines are hard to read, so a wide window does not get them
    var lines = [
      Line(),
      Line.justified(
        Line("   ") + Line(product.name, .bold), Line(product.price.text + " ", .bold), width: width),
      Line("   ")
        + (model.marks.contains(product) ? Line("♥ favorite", .accent) : Line("not a favorite", .dim)),
      Line(),
    ]
    lines += product.details.wrapped(to: width - 6).map { Line("   " + $0) }
    lines += [Line(), Line("   updated \(product.updatedDay)", .dim)]
    if let picture = model.picture {
      lines += [Line()] + picture.rows.map { Line("   " + $0, .dim) }
    }
    switch model.state {
    case .idle, .loaded: break
    case .loading: lines += [Line(), Line("   Looking for news…", .dim)]
    case .failed(let message):
      lines += Message.failure("This may be out of date.", message, width: width)
    }
    return lines
  }
}
