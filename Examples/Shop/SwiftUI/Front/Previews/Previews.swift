import SeamUI
import ShopCheckout
import ShopCore
import SwiftUI

// Each screen in each state that it has: a scenario each, and the tab.

#Preview("Products, empty") { PreviewShop().scenario(AppScope.self, .empty) }
#Preview("Products, failing") { PreviewShop().scenario(AppScope.self, .failing) }
#Preview("Products, loaded") { PreviewShop().scenario(AppScope.self, .loaded) }
#Preview("Products, loading") { PreviewShop().scenario(AppScope.self, .loading) }

#Preview("Favorites, empty") { PreviewShop(tab: .favorites).scenario(AppScope.self, .empty) }
#Preview("Favorites, failing") { PreviewShop(tab: .favorites).scenario(AppScope.self, .failing) }
#Preview("Favorites, live favorites") { PreviewShop(tab: .favorites).scenario(AppScope.self, .liveFavorites) }
#Preview("Favorites, loaded") { PreviewShop(tab: .favorites).scenario(AppScope.self, .loaded) }
#Preview("Favorites, loading") { PreviewShop(tab: .favorites).scenario(AppScope.self, .loading) }

#Preview("Cart, empty") { PreviewShop(tab: .cart).scenario(AppScope.self, .empty) }
#Preview("Cart, failing") { PreviewShop(tab: .cart).scenario(AppScope.self, .failing) }
#Preview("Cart, loaded") { PreviewShop(tab: .cart).scenario(AppScope.self, .loaded) }
#Preview("Cart, loading") { PreviewShop(tab: .cart).scenario(AppScope.self, .loading) }

#Preview("Orders, empty") { PreviewShop(tab: .orders).scenario(AppScope.self, .empty) }
#Preview("Orders, failing") { PreviewShop(tab: .orders).scenario(AppScope.self, .failing) }
#Preview("Orders, loaded") { PreviewShop(tab: .orders).scenario(AppScope.self, .loaded) }
#Preview("Orders, loading") { PreviewShop(tab: .orders).scenario(AppScope.self, .loading) }

#Preview("Account, empty") { PreviewShop(tab: .account).scenario(AppScope.self, .empty) }
#Preview("Account, failing") { PreviewShop(tab: .account).scenario(AppScope.self, .failing) }
#Preview("Account, loaded") { PreviewShop(tab: .account).scenario(AppScope.self, .loaded) }
#Preview("Account, loading") { PreviewShop(tab: .account).scenario(AppScope.self, .loading) }

#Preview("Settings") { PreviewShop(tab: .settings).scenario(AppScope.self, .empty) }

#Preview("Product, failing") { PreviewProduct().scenario(AppScope.self, .failing) }
#Preview("Product, loaded") { PreviewProduct().scenario(AppScope.self, .loaded) }
#Preview("Product, loading") { PreviewProduct().scenario(AppScope.self, .loading) }

#Preview("Checkout, bill") { PreviewCheckout().scenario(CheckoutBench.self, .bill) }
#Preview("Checkout, empty") { PreviewCheckout().scenario(CheckoutBench.self, .empty) }
#Preview("Checkout, unreadable") { PreviewCheckout().scenario(CheckoutBench.self, .unreadable) }
