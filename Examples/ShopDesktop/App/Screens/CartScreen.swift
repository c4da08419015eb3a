import ShopCore
import Toolkit

/// What somebody is about to buy.
@MainActor
enum CartScreen {
  static func view(_ model: CartModel, _ controller: WindowController) -> Pages {
    let rows = Rows { index in
      if let line = model.lines.value?[index] { controller.coordinator.open(line.product) }
    }
    let items = Items(rows) { line in row(line, model, controller) }
    rows.bind {
      model.lines.value ?? []
    } show: {
      items.show($1)
    }
    let total = Label().styled("title-price").bind {
      model.total?.text ?? ""
    } show: {
      $0.text = $1
    }
    let pay = Button("Check Out") { controller.coordinator.openCheckout() }.styled("suggested-action", "pill")
    let bar = Box.row(14, Label("Total").styled("dim").wide(), total, pay).margin(x: 18, y: 12)
    let content = Box.column(0, Scroll(Column.view(rows)), Box.column(0, bar).styled("footer"))
    let texts = StateTexts(loading: "Loading cart…", failed: "The cart could not be loaded", emptyIcon: .cart)
    {
      ("The cart is empty", "Open a product and add it to the cart.")
    }
    return StatePages.view({ model.lines }, texts, content: content, retry: { controller.reload(model) })
  }

  private static func row(
    _ line: CartLine, _ model: CartModel, _ controller: WindowController
  ) -> ItemView<CartLine> {
    let picture = PictureView(of: line.product.name, width: 56, height: 56).showing(
      controller.coordinator.picture(of: line.product))
    let name = Label(line.product.name).cut().styled("name")
    let each = Label().styled("dim")
    let quantity = Label().centered().styled("quantity")
    let price = Label().styled("price").aligned(x: .end)
    let product = line.product
    let less = Button(.init(.minus, size: 14), name: "One less of \(product.name)") {
      controller.act { _ in await model.change(product, by: -1) }
    }
    let more = Button(.init(.plus, size: 14), name: "One more of \(product.name)") {
      controller.act { _ in await model.change(product, by: 1) }
    }
    let steps = Box.row(0, less, quantity.sized(36, -1), more).styled("linked").aligned(y: .center)
    let texts = Box.column(2, name, each).aligned(y: .center).wide()
    let update: @MainActor (CartLine) -> Void = {
      each.text = "\($0.product.price.text) each"
      quantity.text = "\($0.quantity)"
      price.text = $0.price.text
    }
    update(line)
    return ItemView(
      Box.row(14, picture.aligned(y: .center), texts, steps, price.sized(84, -1)).margin(12),
      name: product.name,
      update: update)
  }
}

/// A column that does not get wider than what is comfortable to read.
@MainActor
enum Column {
  static func view(_ controls: any Control...) -> Clamp {
    let column = Box.column(18)
    for control in controls { column.add(control) }
    return Clamp(column.margin(18))
  }
}
