import Driver
import ShopServer
import Testing

extension DesktopTests {
  /// The app as it is, with a server and a home of its own.
  @MainActor @Suite struct Live {
    @Test func `somebody looks for a mug, signs in and buys it; it is still there the next day`() throws {
      let home = TemporaryFolder()
      let shop = try Shop(home: home)
      var window = try shop.window()
      try Desktop.wait(for: "the catalog") { window.tiles.count == 20 ? () : nil }
      try window.the("entry", "Search products").type("mug")
      try window.shows(tiles: ["Enamel mug"])
      try window.the("table cell", "Enamel mug").press("Add to favorites")
      try window.counts("Favorites", "1")
      try window.the("entry", "Search products").type("zebra")
      try window.reads("Nothing is called “zebra”")

      try window.goTo("Account")
      try window.the("text", "Name").type("Grace")
      try window.the("password text", "Password").type("wrong")
      try window.press("Sign In")
      try window.reads("The shop answered: this name and password do not go together (403).")
      try window.the("password text", "Password").type("sesame")
      try window.press("Sign In")
      try window.reads("Signed in as Grace")

      try window.goTo("Favorites")
      try shop.open("Enamel mug", in: window)
      try window.reads("White with a blue rim. Chips with dignity.")
      try window.press("Add to Cart")
      try window.reads("1 in the cart")
      try window.counts("Cart", "1")
      try window.goTo("Cart")
      try window.press("One more of Enamel mug")
      try window.counts("Cart", "2")
      try window.press("Check Out")
      try window.reads("2 × Enamel mug")
      try window.press("Place Order")
      try window.reads("Thank you")
      let order = try #require(window.texts.first { $0.hasPrefix("Your order is ") })
      window = try shop.window("Check Out – Shop")
      try window.press("Close")
      #expect(try shop.app.end() == 0)

      let again = try Shop(home: home).window()
      try again.counts("Favorites", "1")
      try again.goTo("Cart")
      try again.reads("The cart is empty")
      try again.goTo("Orders")
      try again.reads("Order \(order.dropFirst("Your order is ".count).dropLast())")
      try again.reads("2 × Enamel mug")
    }

    @Test func `a new price reaches each window`() throws {
      let shop = try Shop()
      let first = try shop.window()
      try first.goTo("Account")
      try first.the("text", "Name").type("Grace")
      try first.the("password text", "Password").type("sesame")
      try first.press("Sign In")
      try first.reads("Signed in as Grace")
      try first.press("New Window")
      let second = try shop.window()
      try Desktop.wait(for: "the catalog") { second.tiles.count == 20 ? () : nil }
      try shop.open("Canvas tote", in: second)
      try second.reads("€24.50")
      try first.goTo("Products")
      try first.the("table cell", "Canvas tote").reads("€24.50")
      try second.press("Raise the price by €1")
      try second.reads("€25.50")
      try first.the("table cell", "Canvas tote").reads("€25.50")
    }

    @Test func `a server that fails is tried again until it does not`() throws {
      let backend = try Backend(isFailing: true)
      let server = try ShopServer(backend: backend)
      defer { server.stop() }
      let window = try Shop("--server", "\(server.url)").window()
      try window.reads("The shop answered: closed for stocktaking (500).")
      backend.isFailing = false
      try window.press("Try Again")
      try Desktop.wait(for: "the catalog") { window.tiles.count == 20 ? () : nil }
    }

    @Test func `a cart of nobody leads to signing in`() throws {
      let shop = try Shop()
      let window = try shop.window()
      try shop.open("Canvas tote", in: window)
      try window.press("Add to Cart")
      try window.reads("Any name will do; the password is “sesame”.")
    }
  }
}
