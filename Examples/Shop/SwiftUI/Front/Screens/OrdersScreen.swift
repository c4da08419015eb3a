import SeamUI
import ShopCore
import SwiftUI

/// What somebody has bought.
struct OrdersScreen: View {
  @Scoped(\MemberScope.orders) private var model

  var body: some View {
    LoadedContent(name: "orders", state: model.state, empty: "No orders yet.", retry: model.load) { orders in
      List {
        ForEach(orders) { order in
          Section("\(order.placedDay)  \(order.number)") {
            ForEach(order.lines) { Text("\($0.quantity) × \($0.product.name)") }
            LabeledContent("Total") { PriceText(price: order.lines.total) }
          }
        }
      }
    }
    .refreshable { await model.load() }
    .task { await model.appear() }
  }
}
