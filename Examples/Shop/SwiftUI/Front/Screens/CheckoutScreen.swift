import ShopCheckout
import SwiftUI

/// The bill, and the order.
struct CheckoutScreen: View {
  let model: CheckoutModel
  let close: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      List {
        switch model.state {
        case .loading: ProgressView("Adding up…")
        case .failed(let message):
          Failure(headline: "There is no bill.", message: message, retry: model.load)
        case .bill([]): Text("There is nothing to pay.")
        case .bill(let lines):
          Bill(lines: lines)
          Button("Order") { Task { await model.order() } }
        case .ordering(let lines):
          Bill(lines: lines)
          ProgressView("Ordering…")
        case .ordered(let number): Text("Thank you. Your order is \(number).")
        }
      }
      .navigationTitle("Checkout")
      .toolbar { Button("Close", action: close) }
      .notice(model.notice)
      .task { await model.load() }
    }
  }
}

struct Bill: View {
  let lines: [BasketLine]

  var body: some View {
    ForEach(Array(lines.enumerated()), id: \.offset) {
      LabeledContent($0.element.text, value: $0.element.price)
    }
  }
}
