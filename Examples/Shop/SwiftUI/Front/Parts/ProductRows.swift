import Foundation
import ShopCore
import SwiftUI

/// The list that two screens share: a row a product, which opens it.
struct ProductRows: View {
  let products: [Product]
  let marks: FavoriteMarks
  let open: @MainActor (Product) -> Void
  let addToCart: @MainActor (Product) async -> Void

  var body: some View {
    List {
      ForEach(products) { product in
        Button {
          open(product)
        } label: {
          ProductRow(product: product, isFavorite: marks.contains(product))
        }
        .accessibilityLabel(product.name)
        .swipeActions {
          Button("Like", systemImage: "heart") { Task { await marks.toggle(product) } }
            .accessibilityLabel("Like \(product.name)")
          Button("Add to Cart", systemImage: "cart") { Task { await addToCart(product) } }
            .accessibilityLabel("Add \(product.name) to Cart")
        }
      }
    }
  }
}

struct ProductRow: View {
  let product: Product
  let isFavorite: Bool

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(product.name).font(.headline)
        Text(product.details).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if isFavorite {
        Image(systemName: "heart.fill").foregroundStyle(.pink).accessibilityLabel("favorite")
      }
      PriceText(price: product.price)
    }
  }
}

/// A price, as the window's locale writes it.
struct PriceText: View {
  @Environment(\.locale) private var locale
  let price: Price

  var body: some View { Text(price.formatted(locale: locale)) }
}
