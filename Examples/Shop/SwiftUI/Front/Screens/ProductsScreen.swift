import SeamUI
import ShopCore
import SwiftUI

/// All goods, or those that somebody looks for.
struct ProductsScreen: View {
  @Scoped(\WindowScope.products) private var model
  let open: @MainActor (Product) -> Void
  let addToCart: @MainActor (Product) async -> Void

  var body: some View {
    LoadedContent(
      name: "products", state: model.state,
      empty: model.query.isEmpty ? "The shop is empty today." : "Nothing is called '\(model.query)'.",
      retry: model.load
    ) {
      ProductRows(products: $0, marks: model.marks, open: open, addToCart: addToCart)
    }
    .searchable(text: $model.typed)
    .toolbar {
      Picker("Order", selection: $model.order) {
        Text("As in the Shop").tag(ProductListModel.Order.shop)
        Text("By Name").tag(ProductListModel.Order.name)
        Text("By Price").tag(ProductListModel.Order.price)
      }
    }
    .notice(model.notice)
    .refreshable { await model.load() }
    .task { await model.appear() }
  }
}

extension ProductListModel {
  /// What stands in the search field.
  var typed: String {
    get { search }
    set { if newValue != search { search(newValue) } }
  }
}
