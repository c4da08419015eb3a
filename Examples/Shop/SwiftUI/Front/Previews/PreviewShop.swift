import Seam
import SeamUI
import ShopCheckout
import ShopCore
import SwiftUI

/// A window of the app, for previews: the scenario is set above it.
struct PreviewShop: View {
  @Scoped(AppScope.open) private var shop
  var tab = Coordinator.Tab.products

  var body: some View {
    ShopWindow(sessions: shop.sessions, tab: tab).scope(WindowScope.init(parent:)).scope(shop.app)
  }
}

/// One product, for previews.
struct PreviewProduct: View {
  var body: some View {
    ProductSheet(product: Product.samples[0]) { _ in }.scope(WindowScope.init(parent:))
  }
}

/// Checkout on its bench, without an app, for previews.
struct PreviewCheckout: View {
  var body: some View { Bench().scope(CheckoutScope<CheckoutBench>.init(parent:)) }

  private struct Bench: View {
    @Scoped(\CheckoutScope<CheckoutBench>.model) private var model

    var body: some View { CheckoutScreen(model: model) {} }
  }
}
