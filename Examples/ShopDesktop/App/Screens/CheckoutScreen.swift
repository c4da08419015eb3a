import ShopCheckout
import ShopCore
import Toolkit

/// The bill, and the order.
@MainActor
enum CheckoutScreen {
  static func view(_ model: CheckoutModel, _ controller: WindowController) -> Pages {
    let pages = Pages()
    let loading = Message.loading("Adding up…")
    let failed = Message(.warning, "There is no bill", button: ("Try Again", { controller.reload(model) }))
    let empty = Message(.cart, "There is nothing to pay")
    let thanks = Message(
      .check, "Thank you", button: ("Continue Shopping", { controller.coordinator.show(.products) }))
    let bill = Bill(model, controller)
    for page in [loading, failed.view, empty.view, thanks.view, bill.view] as [any Control] {
      pages.add(page)
    }
    return pages.bind {
      model.state
    } show: { pages, state in
      switch state {
      case .loading: pages.show(loading)
      case .failed(let message):
        failed.say(message)
        pages.show(failed.view)
      case .bill([]): pages.show(empty.view)
      case .bill(let lines), .ordering(let lines):
        bill.show(lines, isOrdering: state == .ordering(lines))
        pages.show(bill.view)
      case .ordered(let number):
        thanks.say("Your order is \(number).")
        pages.show(thanks.view)
      }
    }
  }

  @MainActor
  private struct Bill {
    let view: Scroll
    private let items: Items<Line, Rows>
    private let order: Button
    private let progress: Box

    init(_ model: CheckoutModel, _ controller: WindowController) {
      let rows = Rows()
      items = Items(rows) { line in
        let text = Label(line.content.text).wrapped().wide()
        let price = Label(line.content.price)
        let isTotal = line.content.text == "Total"
        return ItemView(
          Box.row(
            12, isTotal ? text.styled("name") : text,
            isTotal ? price.styled("title-price") : price.styled("price")
          ).margin(14),
          name: line.content.text, canFocus: false
        ) { price.text = $0.content.price }
      }
      order = Button("Place Order") { controller.act { _ in await model.order() } }
        .styled("suggested-action", "pill")
      let spinner = Spinner()
      spinner.isSpinning = true
      progress = Box.row(8, spinner, Label("Ordering…").styled("dim"))
      view = Scroll(
        Column.view(Label("Your order").styled("title"), rows, Box.row(14, order, progress).aligned(x: .end)))
    }

    func show(_ lines: [BasketLine], isOrdering: Bool) {
      items.show(lines.enumerated().map { Line(id: $0, content: $1) })
      order.isEnabled = !isOrdering
      progress.isVisible = isOrdering
    }

    private struct Line: Identifiable, Equatable {
      var id: Int
      var content: BasketLine
    }
  }
}
