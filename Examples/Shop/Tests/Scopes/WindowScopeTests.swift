import Seam
import SeamDoubles
import SeamTesting
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct WindowScopeTests {
  @Test func `two windows are apart, and share the token store`() async throws {
    let app = AppScope.test {
      $0.play(.empty)
      $0.productService = MockProductService { $0.sell() }
    }
    let (one, two) = (WindowScope(parent: app), WindowScope(parent: app))
    #expect(one.products === one.products)
    #expect(one.products !== two.products)
    #expect(one.favorites !== two.favorites)
    #expect(one.images !== two.images)
    #expect(one.tokenStore as AnyObject === two.tokenStore as AnyObject)

    let (left, right) = (
      one.makeCoordinator(sessions: app.makeSessions()), two.makeCoordinator(sessions: app.makeSessions())
    )
    await left.products.load()
    await right.products.load()
    left.moveSelection(by: 2)
    left.openSelection()
    right.show(.favorites)
    #expect(left.detail?.product == Product.samples[2])
    #expect(left.tab == .products)
    #expect(right.detail == nil)
  }

  @Test func `a mock for one window reaches what stands on it, and nothing else`() async {
    let app = AppScope.test {
      $0.play(.empty)
      $0.productService = MockProductService { $0.sell() }
    }
    let window = WindowScope(parent: app)
    let empty = window.replacing { $0.productService = MockProductService { $0.sell([]) } }
    await window.products.load()
    await empty.products.load()
    #expect(window.products.state == .loaded(Product.samples))
    #expect(empty.products.state == .loaded([]))
    #expect(empty.tokenStore as AnyObject === app.tokenStore as AnyObject)
  }

  @Test func `nothing of a window stays when it is closed`() async {
    func playLoaded(_ replacements: inout Replacements<AppScope>) { replacements.play(.loaded) }
    await withTestScope(AppScope(), replacing: playLoaded) { app in
      let window = window(of: app)
      await window.products.load()
      window.openSelection()
    }
  }
}
