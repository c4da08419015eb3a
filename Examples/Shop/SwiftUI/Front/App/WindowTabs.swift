import SeamUI
import ShopCore
import SwiftUI

/// The tabs of a window. Tells screens what the coordinator does for them, so that none knows it.
struct WindowTabs: View {
  @Bindable var window: Coordinator
  /// The theme is this window's and nobody else's: local state, with no entry in a scope.
  @State private var theme: ColorScheme?

  var body: some View {
    TabView(selection: $window.shownTab) {
      page(.products, "Products") {
        ProductsScreen(open: window.open, addToCart: addToCart)
      }
      .tabItem { Label("Products", systemImage: "bag") }
      .tag(Coordinator.Tab.products)

      page(.favorites, "Favorites") {
        FavoritesScreen(open: window.open, addToCart: addToCart)
      }
      .tabItem { Label("Favorites", systemImage: "heart") }
      .badge(window.favorites.marks.ids.value?.count ?? 0)
      .tag(Coordinator.Tab.favorites)

      page(.cart, "Cart") {
        if let member = window.member {
          CartScreen(addToCart: addToCart, checkOut: window.openCheckout).scope(member)
        } else {
          AccountScreen()
        }
      }
      .tabItem { Label("Cart", systemImage: "cart") }
      .tag(Coordinator.Tab.cart)

      page(.orders, "Orders") {
        if let member = window.member { OrdersScreen().scope(member) } else { AccountScreen() }
      }
      .tabItem { Label("Orders", systemImage: "shippingbox") }
      .tag(Coordinator.Tab.orders)

      page(.account, "Account") { AccountScreen() }
        .tabItem { Label("Account", systemImage: "person") }
        .tag(Coordinator.Tab.account)

      page(.settings, "Settings") {
        SettingsScreen(theme: $theme, clearPictures: window.clearImages)
      }
      .tabItem { Label("Settings", systemImage: "gearshape") }
      .tag(Coordinator.Tab.settings)
    }
    .sheet(isPresented: $window.isCheckingOut) {
      if let checkout = window.checkout { CheckoutScreen(model: checkout, close: window.goBack) }
    }
    .preferredColorScheme(theme)
    .task { await window.favorites.marks.follow() }  // for the badge, whichever tab is in front
  }

  private func page(
    _ tab: Coordinator.Tab, _ title: String, @ViewBuilder content: () -> some View
  ) -> some View {
    NavigationStack {
      content()
        .navigationTitle(title)
        .navigationDestination(isPresented: $window[dynamicMember: \.[isOpenIn: tab]]) {
          if let detail = window.detail { ProductDetailScreen(model: detail, addToCart: addToCart) }
        }
    }
  }

  private func addToCart(_ product: Product) async { await window.changeCart(product, by: 1) }
}
