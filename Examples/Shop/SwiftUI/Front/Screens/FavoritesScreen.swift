import SeamUI
import ShopCore
import SwiftUI

/// The goods somebody likes.
struct FavoritesScreen: View {
  @Scoped(\WindowScope.favorites) private var model
  let open: @MainActor (Product) -> Void
  let addToCart: @MainActor (Product) async -> Void

  var body: some View {
    LoadedContent(
      name: "favorites", state: model.state, empty: "No favorites yet.", retry: model.load
    ) {
      ProductRows(products: $0, marks: model.marks, open: open, addToCart: addToCart)
    }
    .notice(model.notice)
    .refreshable { await model.load() }
    .task { await model.appear() }
  }
}
