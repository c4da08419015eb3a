import ShopCore
import Toolkit

/// The goods side by side, which two screens share.
@MainActor
enum ProductTiles {
  static func view(
    _ controller: WindowController, marks: FavoriteMarks, tab: Coordinator.Tab,
    products: @escaping @MainActor () -> [Product]
  ) -> Scroll {
    let coordinator = controller.coordinator
    var listed: [Product] = []
    let tiles = Tiles(spacing: 14) { index in
      if coordinator.tab == tab, listed.indices.contains(index) { coordinator.select(listed[index]) }
    } onOpen: { index in
      if listed.indices.contains(index) { coordinator.open(listed[index]) }
    }
    let items = Items(tiles) { product in tile(product, marks: marks, controller) }
    let selected = { coordinator.tab == tab ? coordinator.selectedIndex : nil }
    tiles.bind {
      (products(), selected())
    } show: { tiles, state in
      listed = state.0
      items.show(state.0)
      tiles.select(state.1)
    }
    return Scroll(tiles.margin(18)).onShow { tiles.focusSelected() }
  }

  private static func tile(
    _ product: Product, marks: FavoriteMarks, _ controller: WindowController
  ) -> ItemView<Product> {
    let picture = PictureView(of: product.name, width: 172, height: 180).showing(
      controller.coordinator.picture(of: product))
    let heart = HeartButton.view(controller, marks) { product }.styled("floating").aligned(x: .end, y: .start)
      .margin(8)
    let name = Label(product.name).cut().styled("name")
    let price = Label(product.price.text).styled("price")
    let texts = Box.column(2, name, price).margin(x: 12, y: 10)
    return ItemView(
      Box.column(0, Overlay(picture, over: heart), texts).styled("tile").clipped(), name: product.name
    ) {
      name.text = $0.name
      price.text = $0.price.text
    }
  }
}

/// Says whether somebody likes a product, and changes it.
@MainActor
enum HeartButton {
  static func view(
    _ controller: WindowController, _ marks: FavoriteMarks, _ product: @escaping @MainActor () -> Product
  ) -> Toggle {
    let icon = Icon(.heart)
    return Toggle(icon, name: "Favorite") {
      let product = product()
      controller.act { await $0.toggleFavorite(product) }
    }
    .styled("heart")
    .bind {
      marks.contains(product())
    } show: { toggle, isFavorite in
      icon.isFilled = isFavorite
      toggle.setOn(isFavorite)
      _ = toggle.explained(isFavorite ? "Remove from favorites" : "Add to favorites")
    }
  }
}
