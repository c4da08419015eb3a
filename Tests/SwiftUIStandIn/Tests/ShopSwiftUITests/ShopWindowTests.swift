import Seam
import SeamDoubles
import SeamTesting
import SeamUI
import ShopCore
import SwiftUI
import Testing

@testable import ShopSwiftUI

/// The screens of one window, as a person works with them. Strict: a boundary that is touched fails the test.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ShopWindowTests {
  /// A window of an app that plays a scenario.
  func window(
    _ scenario: Scenario<AppScope>, _ tab: Coordinator.Tab = .products,
    _ replace: (inout Replacements<AppScope>) -> Void = { _ in }
  ) -> Host {
    let app = AppScope.test {
      $0.play(scenario)
      replace(&$0)
    }
    return Host(PreviewShop(tab: tab).scope(app))
  }

  @Test func `the list shows what is there, and what somebody likes`() async {
    let host = window(.loaded)
    await host.until { $0.area.texts.contains("favorite") && $0.area.tabs.contains("Favorites 1") }
    #expect(
      host.area.tabs == ["[Products]", "Favorites 1", "Cart", "Orders", "Account", "Settings"])
    #expect(host.area.title == "Products")
    #expect(
      host.area.texts.filter { $0.hasPrefix("€") || $0 == "favorite" } == [
        "€89.00", "favorite", "€31.50", "€9.50",
      ])
  }

  @Test func `goods are put in order, and looked for once typing pauses`() async throws {
    let clock = TestClock()
    let host = window(.loaded) { $0.clock = clock }
    await host.until { $0.area.texts.contains("€89.00") }
    try host.area.tap("By Price")
    #expect(host.area.texts.filter { $0.hasPrefix("€") } == ["€9.50", "€31.50", "€89.00"])
    try host.area.search("soap")
    #expect(host.area.texts.contains("€89.00"))
    try await clock.sleepers(1)
    clock.advance(by: .milliseconds(250))
    await host.until { !$0.area.texts.contains("€89.00") }
    #expect(host.area.texts.filter { $0.hasPrefix("€") } == ["€9.50"])
  }

  @Test func `a product is opened, liked and given another price`() async throws {
    let host = window(.loaded)
    await host.until { $0.area.texts.contains("€89.00") }
    try host.area.tap("Brass desk lamp")
    await host.until { $0.area.texts.contains("[lamp]") }
    #expect(host.area.texts.contains("2026-03-02"))
    try host.area.step("Change the price", up: true)
    await host.until { $0.area.texts.contains("€90.00") }
    try host.area.tap("Add to Favorites")
    await host.until { $0.area.buttons.contains("Remove from Favorites") }
    try host.area.goBack()
    await host.until { $0.area.tabs.contains("Favorites 2") }
    #expect(host.area.title == "Products")
  }

  @Test func `favorites follow what is liked elsewhere`() async throws {
    let host = window(.loaded)
    await host.until { $0.area.texts.contains("€89.00") }
    try host.area.tap("Like Hinoki soap 檜")
    try host.area.tap("Favorites")
    await host.until { $0.area.texts.contains("Hinoki soap 檜") }
    #expect(!host.area.texts.contains("Brass desk lamp"))
  }

  @Test func `the cart is changed, looked into and paid`() async throws {
    let host = window(.loaded, .cart)
    await host.until { $0.area.texts.contains("€117.50") }
    try host.area.step("3 × Hinoki soap 檜", up: false)
    await host.until { $0.area.texts.contains("€108.00") }
    try host.area.tap("Look at Brass desk lamp")
    await host.until { $0.area.texts.contains("[lamp]") }
    #expect(host.area.texts.contains("Brass desk lamp"))
    try host.area.goBack()
    try host.area.tap("Check Out")
    await host.until { $0.area.buttons.contains("Order") }
    #expect(host.area.texts.contains("2 × Hinoki soap 檜"))
    try host.area.tap("Order")
    await host.until { $0.area.texts.contains("Thank you. Your order is A7.") }
    try host.area.tap("Close")
    await host.until { $0.area.texts.contains("The cart is empty.") }
  }

  @Test func `orders are listed`() async {
    let host = window(.loaded, .orders)
    await host.until { $0.area.texts.contains("2 × Crème brûlée torch") }
    #expect(host.area.texts.contains("2026-03-08  3F2A"))
    #expect(host.area.texts.contains("€63.00"))
  }

  @Test func `somebody signs out, is asked first, and another signs in`() async throws {
    let host = window(.loaded, .account)
    await host.until { $0.area.texts.contains("Signed in as Ada.") }
    try host.area.tap("Sign Out")
    #expect(host.area.texts.prefix(2) == ["Sign out?", "The cart is kept on this device."])
    try host.area.tap("Cancel")
    #expect(host.area.texts.contains("Signed in as Ada."))
    try host.area.tap("Sign Out")
    try host.area.tap("Sign Out")
    await host.until { $0.area.texts.contains("Nobody is signed in.") }
    #expect(!host.area.buttons.contains("Sign In"))
    try host.area.tap("Cart")
    await host.until { $0.area.texts.contains("Nobody is signed in.") }
    try host.area.type("Bob", into: "Name")
    try host.area.type("sesame", into: "Password")
    try host.area.submit()
    await host.until { $0.area.texts.contains("€117.50") || $0.area.texts.contains("The cart is empty.") }
    try host.area.tap("Account")
    await host.until { $0.area.texts.contains("Signed in as Bob.") }
  }

  @Test func `settings are this window's own`() async throws {
    let (host, other) = (window(.empty, .settings), window(.empty, .settings))
    try host.area.tap("Dark")
    try host.area.tap("Clear Pictures")
    #expect(host.area.colorScheme == .dark)
    await host.until { $0.area.texts.contains("cleared") }
    #expect(other.area.colorScheme == nil)
    #expect(other.area.texts.contains("kept while the window is open"))
  }

  @Test func `what could not be loaded is said, and tried again`() async throws {
    let failure = APIError.server(status: 500, message: "closed for stocktaking")
    let service = MockProductService {
      $0.sell()
      $0.products.answers(.failure(failure), .success(Product.samples))
    }
    let host = window(.empty) { $0.productService = service }
    await host.until { $0.area.buttons.contains("Try Again") }
    #expect(host.area.texts.contains("The products could not be loaded."))
    #expect(host.area.texts.contains("The shop answered: closed for stocktaking (500)."))
    try host.area.tap("Try Again")
    await host.until { $0.area.texts.contains("€89.00") }
    #expect(service.mock.products.count == 2)
  }

  @Test func `a list is pulled down for news`() async throws {
    let service = MockProductService { $0.sell() }
    let host = window(.empty) { $0.productService = service }
    await host.until { $0.area.texts.contains("€89.00") }
    try await host.area.refresh()
    #expect(service.mock.products.count == 2)
  }

  @Test func `nothing of a window and of its app stays when they are closed`() async {
    let (gone, end) = AsyncStream.makeStream(of: Void.self)
    do {
      let host = window(.loaded) {
        $0.replace(\.productService) { _ in
          MockProductService {
            $0.sell()
            $0.products.handle { [last = Last { end.yield() }] in last.products }
          }
        }
      }
      await host.until { $0.area.texts.contains("€89.00") }
      host.close()
    }
    for await _ in gone { break }
  }
}

/// Goods that say when nobody holds them any more.
private final class Last: Sendable {
  let products = Product.samples
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }
  deinit { end() }
}
