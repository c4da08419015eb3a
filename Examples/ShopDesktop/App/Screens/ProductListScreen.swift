import ShopCore
import Toolkit

/// All goods, or those that somebody looks for.
@MainActor
enum ProductListScreen {
  static func view(_ model: ProductListModel, _ controller: WindowController, _ search: SearchKey) -> Box {
    let field = Field.search("Search products").onChange { model.search($0) }.wide()
    _ = field.onStop { field.text = "" }
    search.press = { field.focus() }
    let order = Choice(ProductListModel.Order.allCases.map(title)) {
      model.order = ProductListModel.Order.allCases[$0]
    }
    .explained("Sort by").bind {
      model.order
    } show: {
      $0.selected = ProductListModel.Order.allCases.firstIndex(of: $1)!
    }
    let bar = Box.row(10, field, order).margin(x: 18, y: 12)
    let tiles = ProductTiles.view(controller, marks: model.marks, tab: .products) { model.state.value ?? [] }
    let texts = StateTexts(
      loading: "Loading products…", failed: "The products could not be loaded", emptyIcon: .box
    ) {
      model.query.isEmpty
        ? ("The shop is empty today", "Come back tomorrow: there is always something new.")
        : ("Nothing is called “\(model.query)”", "Try fewer letters, or another word.")
    }
    let pages = StatePages.view({ model.state }, texts, content: tiles, retry: { controller.reload(model) })
    return Box.column(0, bar, pages.tall())
  }

  private static func title(_ order: ProductListModel.Order) -> String {
    switch order {
    case .shop: "As in the shop"
    case .name: "By name"
    case .price: "By price"
    }
  }
}

/// The goods somebody likes.
@MainActor
enum FavoritesScreen {
  static func view(_ model: FavoritesModel, _ controller: WindowController) -> Pages {
    let tiles = ProductTiles.view(controller, marks: model.marks, tab: .favorites) { model.state.value ?? [] }
    let texts = StateTexts(
      loading: "Loading favorites…", failed: "The favorites could not be loaded", emptyIcon: .heart
    ) { ("No favorites yet", "Press the heart on a product to keep it here.") }
    return StatePages.view({ model.state }, texts, content: tiles, retry: { controller.reload(model) })
  }
}
