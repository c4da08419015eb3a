import Seam
import SeamDoubles
import SeamTesting
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct CoordinatorTests {
  @Test func `the selection stays within the list`() async {
    let window = window()
    #expect(window.selectedIndex == nil)
    window.moveSelection(by: 1)
    await window.products.load()
    #expect(window.selectedIndex == 0)
    window.moveSelection(by: -1)
    #expect(window.selectedIndex == 0)
    window.moveSelection(by: 99)
    #expect(window.selectedIndex == 2)
    window.select(Product.samples[1])
    #expect(window.selectedIndex == 1)
    var gone = Product.samples[0]
    gone.id = 99
    window.select(gone)
    #expect(window.selectedIndex == 1)
  }

  @Test func `the selection stays on its product when the list changes`() async {
    let service = MockProductService { $0.sell() }
    let window = window(products: service)
    await window.products.load()
    window.moveSelection(by: 1)
    service.mock.products.returns(Product.samples.reversed() + [Product.samples[0]])
    await window.products.load()
    #expect(window.product?.id == 2)
    service.mock.products.returns([Product.samples[0]])
    await window.products.load()
    #expect(window.product?.id == 1)
  }

  @Test func `the product that is selected is opened, and closed again`() async {
    let window = window()
    window.openSelection()
    #expect(window.detail == nil)
    await window.products.load()
    window.moveSelection(by: 1)
    window.openSelection()
    let detail = window.detail
    #expect(detail?.product == Product.samples[1])
    #expect(window.screen === detail)
    window.moveSelection(by: 1)
    window.openSelection()
    #expect(window.detail === detail)
    window.goBack()
    #expect(window.screen === window.products)
    #expect(window.product?.id == 2)
  }

  @Test func `a tab closes what was open`() async {
    let window = window()
    await window.products.load()
    window.openSelection()
    window.show(.favorites)
    #expect(window.detail == nil)
    #expect(window.screen === window.favorites)
  }

  @Test func `two windows have one set of favorites, and each its own selection`() async throws {
    let app = AppScope.test {
      $0.play(.empty)
      $0.productService = MockProductService { $0.sell() }
      $0.favoritesService = LiveFavoritesService(store: InMemoryStore())
    }
    let (one, two) = (window(of: app), window(of: app))
    two.show(.favorites)
    await showing(one.products) {
      await showing(two.favorites) {
        one.moveSelection(by: 2)
        await one.toggleFavorite(one.product!)
        await eventually { two.favorites.state.value?.map(\.id) == [3] }
        #expect(one.selectedIndex == 2)
        #expect(two.selectedIndex == 0)
        await two.toggleFavorite(two.product!)
        await eventually { one.products.marks.ids.value == [] }
      }
    }
  }

  @Test func `two windows see one cart`() async throws {
    let app = AppScope.test {
      $0.play(.empty)
      $0.secrets = InMemoryStore.signedIn(Account(name: "Ada", token: "t"))
    }
    let sessions = app.makeSessions()
    try await withWindow(of: app, sessions) { one in
      try await withWindow(of: app, sessions) { two in
        await eventually { one.member != nil && two.member != nil }
        let (left, right) = (try #require(one.member?.cart), try #require(two.member?.cart))
        #expect(left !== right)
        await showing(left) {
          await showing(right) {
            await one.changeCart(Product.samples[0], by: 2)
            await eventually { right.total?.cents == 17_800 && left.total?.cents == 17_800 }
          }
        }
      }
    }
  }

  @Test func `who is not signed in is asked to before anything is put into a cart`() async {
    let window = window()
    await window.changeCart(Product.samples[0], by: 1)
    #expect(window.tab == .account)
    #expect(window.screen === window.account)
  }

  @Test func `signing out leaves nothing of the former user in any window`() async throws {
    let app = AppScope.test {
      $0.play(.empty)
      $0.secrets = InMemoryStore.signedIn(Account(name: "Ada", token: "t"))
    }
    let sessions = app.makeSessions()
    await withWindow(of: app, sessions) { one in
      await withWindow(of: app, sessions) { two in
        await eventually { one.member != nil && two.member != nil }
        await one.changeCart(Product.samples[0], by: 1)
        two.openCheckout()
        #expect(two.checkout != nil)
        weak let former = two.member?.cart
        await one.account.signOut()
        await eventually { one.member == nil && two.member == nil }
        #expect(two.checkout == nil)
        #expect(two.screen === two.account)
        #expect(former == nil)

        await one.account.signIn(name: "Bo", password: "")
        await eventually { one.member != nil && two.member != nil }
        await two.member!.cart.load()
        #expect(two.member!.cart.lines == .loaded([]))
      }
    }
  }
}
