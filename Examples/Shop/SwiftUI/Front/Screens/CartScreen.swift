import SeamUI
import ShopCore
import SwiftUI

/// The cart of whoever is signed in.
struct CartScreen: View {
  @Scoped(\MemberScope.cart) private var model
  @State private var shown: Product?
  let addToCart: @MainActor (Product) async -> Void
  let checkOut: @MainActor () -> Void

  var body: some View {
    LoadedContent(name: "cart", state: model.lines, empty: "The cart is empty.", retry: model.load) { lines in
      List {
        ForEach(lines) { line in
          HStack {
            Stepper("\(line.quantity) × \(line.product.name)") {
              change(line, by: 1)
            } onDecrement: {
              change(line, by: -1)
            }
            PriceText(price: line.price)
            Button("Look at it", systemImage: "info.circle") { shown = line.product }
              .accessibilityLabel("Look at \(line.product.name)")
          }
        }
        LabeledContent("Total") { PriceText(price: lines.total) }
        Button("Check Out", action: checkOut)
      }
    }
    .sheet(item: $shown) { ProductSheet(product: $0, addToCart: addToCart) }
    .notice(model.notice)
    .refreshable { await model.load() }
    .task { await model.appear() }
  }

  private func change(_ line: CartLine, by amount: Int) {
    Task { await model.change(line.product, by: amount) }
  }
}
