import Foundation
import ShopCore
import Toolkit

/// One product: its picture and what can be done with it, beside each other where there is room.
@MainActor
enum ProductDetailScreen {
  static func view(_ model: ProductDetailModel, _ controller: WindowController) -> Scroll {
    let picture = PictureView(of: model.product.name, width: 300, height: 300).aligned(x: .start, y: .start)
      .bind {
        model.picture?.png
      } show: { view, png in
        png?.withUnsafeBytes { view.show($0) }
      }
    let columns = Box.row(28, picture, facts(model, controller).wide())
      .bind {
        controller.layout.isColumn
      } show: {
        $0.isColumn = $1
      }
    return Scroll(columns.margin(28).wide())
  }

  private static func facts(_ model: ProductDetailModel, _ controller: WindowController) -> Box {
    let name = Label().wrapped(30).styled("title").bind {
      model.product.name
    } show: {
      $0.text = $1
    }
    let price = Label().styled("title-price").bind {
      model.product.price.text
    } show: {
      $0.text = $1
    }
    let details = Label().wrapped(56).styled("body").bind {
      model.product.details
    } show: {
      $0.text = $1
    }
    let updated = Label().styled("dim").bind {
      model.product.updatedDay
    } show: {
      $0.text = "Updated \($1)"
    }
    return Box.column(
      14, name, Box.row(14, price, priceButtons(model, controller)), details, buttons(model, controller),
      updated,
      news(model, controller))
  }

  private static func buttons(_ model: ProductDetailModel, _ controller: WindowController) -> Box {
    let coordinator = controller.coordinator
    let add = Button("Add to Cart") {
      let product = model.product
      controller.act { await $0.changeCart(product, by: 1) }
    }
    .styled("suggested-action", "pill")
    let heart = HeartButton.view(controller, model.marks) { model.product }.styled("round")
    let inCart = Label().styled("dim")
      .bind {
        coordinator.member?.cart.lines.value?.first { $0.id == model.product.id }?.quantity
      } show: {
        $0.isVisible = $1 != nil
        $0.text = "\($1 ?? 0) in the cart"
      }
    return Box.row(12, add, heart, inCart).margin(x: 0, y: 6)
  }

  /// For whoever is signed in; the others have no say.
  private static func priceButtons(_ model: ProductDetailModel, _ controller: WindowController) -> Box {
    let down = Button(.init(.minus, size: 14), name: "Lower the price by €1") {
      controller.act { _ in await model.changePrice(by: -100) }
    }
    let up = Button(.init(.plus, size: 14), name: "Raise the price by €1") {
      controller.act { _ in await model.changePrice(by: 100) }
    }
    return Box.row(0, down, up).styled("linked").aligned(y: .center)
      .bind {
        controller.coordinator.member != nil
      } show: {
        $0.isVisible = $1
      }
  }

  private static func news(_ model: ProductDetailModel, _ controller: WindowController) -> Pages {
    let pages = Pages()
    let none = Box.row()
    let spinner = Spinner()
    spinner.isSpinning = true
    let loading = Box.row(8, spinner, Label("Looking for news…").styled("dim"))
    let message = Label().wrapped(56)
    let failed = Box.column(
      6, Label("This may be out of date").styled("heading"), message.styled("dim"),
      Button("Try Again") { controller.reload(model) }.aligned(x: .start)
    )
    .styled("card", "padded")
    for page in [none, loading, failed] { pages.add(page) }
    return pages.bind {
      model.state
    } show: { pages, state in
      switch state {
      case .idle, .loaded: pages.show(none)
      case .loading: pages.show(loading)
      case .failed(let text):
        message.text = text
        pages.show(failed)
      }
    }
  }
}
