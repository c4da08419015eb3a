import SeamUI
import ShopCore
import SwiftUI

/// One product, and the way to change its price.
struct ProductDetailScreen: View {
  let model: ProductDetailModel
  let addToCart: @MainActor (Product) async -> Void

  var body: some View {
    let product = model.product
    List {
      Section {
        Text(product.name).font(.title2)
        Text(product.details)
        LabeledContent("Price") { PriceText(price: product.price) }
        Stepper("Change the price") {
          change(by: 100)
        } onDecrement: {
          change(by: -100)
        }
        LabeledContent("Updated", value: product.updatedDay)
      }
      if let picture = model.picture {
        Section("Picture") {
          VStack(alignment: .leading) {
            ForEach(Array(picture.rows.enumerated()), id: \.offset) { Text($0.element).monospaced() }
          }
        }
      }
      switch model.state {
      case .idle, .loaded: EmptyView()
      case .loading: ProgressView("Looking for news…")
      case .failed(let message):
        Failure(headline: "This may be out of date.", message: message, retry: model.load)
      }
    }
    .toolbar {
      Button(
        model.marks.contains(product) ? "Remove from Favorites" : "Add to Favorites", systemImage: "heart"
      ) {
        Task { await model.marks.toggle(product) }
      }
      Button("Add to Cart", systemImage: "cart") { Task { await addToCart(product) } }
    }
    .notice(model.notice)
    .task { await model.appear() }
  }

  private func change(by cents: Int) { Task { await model.changePrice(by: cents) } }
}

/// A product that somebody looks at without leaving the screen: its model is this view's own, and takes the product from
/// whoever shows it.
struct ProductSheet: View {
  @Scoped(WindowScope.productDetail) private var detail
  let product: Product
  let addToCart: @MainActor (Product) async -> Void

  var body: some View {
    NavigationStack { ProductDetailScreen(model: detail(product), addToCart: addToCart) }
  }
}
