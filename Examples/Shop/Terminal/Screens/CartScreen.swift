import ShopCore

/// What is about to be bought.
@MainActor
enum CartScreen {
  static func lines(_ model: CartModel, selected: Int?, width: Int) -> [Line] {
    switch model.lines {
    case .idle, .loading: Message.lines("Loading the cart…", width: width)
    case .failed(let message): Message.failure("The cart could not be loaded.", message, width: width)
    case .loaded([]): Message.lines("The cart is empty. Press a on a product to put it in.", width: width)
    case .loaded(let lines):
      lines.enumerated().map { index, line in
        var row = Message.row(
          (index == selected ? " ▸ " : "   ") + "\(line.quantity) × \(line.product.name)", line.price.text,
          width: width)
        row.isSelected = index == selected
        return row
      } + [Line(), Message.row("   Total", model.total?.text ?? "", width: width)]
    }
  }
}

/// What has been bought.
@MainActor
enum OrdersScreen {
  static func lines(_ model: OrdersModel, width: Int) -> [Line] {
    switch model.state {
    case .idle, .loading: Message.lines("Loading orders…", width: width)
    case .failed(let message): Message.failure("The orders could not be loaded.", message, width: width)
    case .loaded([]): Message.lines("No orders yet.", width: width)
    case .loaded(let orders):
      orders.flatMap { order in
        [Message.row("   \(order.placedDay)  \(order.number)", order.lines.total.text, width: width)]
          + order.lines.map { Line("     \($0.quantity) × \($0.product.name)", .dim) }
      }
    }
  }
}
