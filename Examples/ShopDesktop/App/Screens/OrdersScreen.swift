import ShopCore
import Toolkit

/// What somebody has bought.
@MainActor
enum OrdersScreen {
  static func view(_ model: OrdersModel, _ controller: WindowController) -> Pages {
    let rows = Rows()
    let items = Items(rows) { order in row(order) }
    rows.bind {
      model.state.value ?? []
    } show: {
      items.show($1)
    }
    let texts = StateTexts(
      loading: "Loading orders…", failed: "The orders could not be loaded", emptyIcon: .box
    ) { ("No orders yet", "What you buy is listed here.") }
    return StatePages.view(
      { model.state }, texts, content: Scroll(Column.view(rows)), retry: { controller.reload(model) })
  }

  private static func row(_ order: Order) -> ItemView<Order> {
    let head = Box.row(
      8, Label("Order \(order.number)").styled("name").wide(), Label(order.lines.total.text).styled("price"))
    let view = Box.column(4, head, Label("Placed on \(order.placedDay)").styled("dim"))
    for line in order.lines { view.add(Label("\(line.quantity) × \(line.product.name)").cut()) }
    return ItemView(view.margin(14), name: "Order \(order.number)") { _ in }  // an order does not change
  }
}
