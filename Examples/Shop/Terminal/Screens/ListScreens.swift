import ShopCore

/// The screens that are lists.
@MainActor
enum ListScreens {
  static func products(_ model: ProductListModel, selected: Int?, width: Int, height: Int?) -> [Line] {
    let empty = model.query.isEmpty ? "The shop is empty today." : "Nothing is called '\(model.query)'."
    return model.state.lines(of: "products", empty: empty, width: width) {
      ProductRows.lines($0, marks: model.marks, selected: selected, width: width, height: height)
    }
  }

  static func favorites(_ model: FavoritesModel, selected: Int?, width: Int, height: Int?) -> [Line] {
    let empty = "No favorites yet. Press f on a product to keep it here."
    return model.state.lines(of: "favorites", empty: empty, width: width) {
      ProductRows.lines($0, marks: model.marks, selected: selected, width: width, height: height)
    }
  }

  static func cart(_ model: CartModel, selected: Int?, width: Int) -> [Line] {
    let empty = "The cart is empty. Press a on a product to put it in."
    return model.lines.lines(of: "cart", empty: empty, width: width) { lines in
      lines.enumerated().map { index, line in
        let mark = index == selected ? " ▸ " : "   "
        var row = Message.row("\(mark)\(line.quantity) × \(line.product.name)", line.price.text, width: width)
        row.isSelected = index == selected
        return row
      } + [Line(), Message.row("   Total", lines.total.text, width: width)]
    }
  }

  static func orders(_ model: OrdersModel, width: Int) -> [Line] {
    model.state.lines(of: "orders", empty: "No orders yet.", width: width) { orders in
      orders.flatMap { order in
        [Message.row("   \(order.placedDay)  \(order.number)", order.lines.total.text, width: width)]
          + order.lines.map { Line("     \($0.quantity) × \($0.product.name)", .dim) }
      }
    }
  }
}
