import Driver
import Testing

extension DesktopTests {
  /// The app in each of its scenarios.
  @MainActor @Suite struct Scenarios {
    @Test func `loaded: something is in each list`() throws {
      let window = try Shop("-scenario", "loaded").window()
      try window.shows(tiles: ["Brass desk lamp", "Crème brûlée torch", "Hinoki soap 檜"])
      #expect(window.texts.filter { $0.hasPrefix("€") } == ["€89.00", "€31.50", "€9.50"])
      for name in window.tiles { _ = try window.the("image", name) }
      try window.counts("Favorites", "1")
      try window.counts("Cart", "4")
      try window.goTo("Favorites")
      try window.shows(tiles: ["Crème brûlée torch"])
      try window.goTo("Cart")
      _ = try window.the("push button", "Check Out")
      #expect(window.rows == ["Brass desk lamp", "Hinoki soap 檜"])
      #expect(window.texts.contains("€117.50"))
      try window.goTo("Orders")
      try window.reads("Order 3F2A")
      try window.reads("2 × Crème brûlée torch")
      try window.goTo("Account")
      try window.reads("Signed in as Ada")
      try window.goTo("Settings")
      try window.reads("Kept while this window is open")
    }

    @Test func `products stand in the order that somebody chooses`() throws {
      let shop = try Shop("-scenario", "loaded")
      let window = try shop.window()
      try window.shows(tiles: ["Brass desk lamp", "Crème brûlée torch", "Hinoki soap 檜"])
      let order = try window.the("combo box", "Sort by")
      try order.press("GtkToggleButton")
      try Desktop.wait(for: "the choices to have the keys") {
        order.all("list item").contains { $0.states.contains(.focused) } ? () : nil
      }
      let keys = try XWindow(of: shop.app, "Products – Shop")
      for key in [.down, .down, .enter] as [XWindow.Key] { try keys.type(key) }
      try window.shows(tiles: ["Hinoki soap 檜", "Crème brûlée torch", "Brass desk lamp"])
    }

    @Test func `the theme is for all windows, the pictures are for one`() throws {
      let shop = try Shop("-scenario", "loaded")
      let first = try shop.window()
      try first.goTo("Settings")
      let theme = try first.the("check box", "Dark theme")
      #expect(!theme.states.contains(.checked))
      try theme.press()
      try first.press("Clear pictures")
      try first.reads("Cleared; they are loaded again when they are needed")
      try first.press("New Window")
      let second = try shop.window()
      try second.goTo("Settings")
      try second.reads("Kept while this window is open")
      for window in [first, second] {
        try Desktop.wait(for: "the dark theme") {
          window.find("check box", "Dark theme")?.states.contains(.checked) == true ? () : nil
        }
      }
      try first.goTo("Products")
      _ = try first.the("image", "Brass desk lamp")
    }

    @Test func `empty: each list says so, and what can be done`() throws {
      let window = try Shop("-scenario", "empty").window()
      try window.reads("The shop is empty today")
      try window.goTo("Favorites")
      try window.reads("No favorites yet")
      try window.goTo("Cart")
      try window.reads("Sign in to see your cart")
      try window.goTo("Orders")
      try window.reads("Sign in to see your orders")
      try window.goTo("Account")
      try window.reads("Sign in")
    }

    @Test func `failing: each list says why, and can be tried again`() throws {
      let window = try Shop("-scenario", "failing").window()
      for (tab, failure) in [
        ("Products", "The products could not be loaded"), ("Favorites", "The favorites could not be loaded"),
        ("Cart", "The cart could not be loaded"), ("Orders", "The orders could not be loaded"),
      ] {
        try window.goTo(tab)
        try window.reads(failure)
        try window.reads("The shop answered: closed for stocktaking (500).")
        try window.press("Try Again")
        try window.reads(failure)
      }
    }

    @Test func `loading: each list says that it is coming`() throws {
      let window = try Shop("-scenario", "loading").window()
      for (tab, text) in [
        ("Products", "Loading products…"), ("Favorites", "Loading favorites…"), ("Cart", "Loading cart…"),
        ("Orders", "Loading orders…"),
      ] {
        try window.goTo(tab)
        try window.reads(text)
        #expect(window.find("push button", "Try Again") == nil)
      }
    }

    @Test func `live-favorites: a heart is kept among mocks`() throws {
      let window = try Shop("-scenario", "live-favorites").window()
      try window.counts("Favorites", "2")
      try window.the("table cell", "Brass desk lamp").press("Remove from favorites")
      try window.counts("Favorites", "1")
      try window.goTo("Favorites")
      try window.shows(tiles: ["Hinoki soap 檜"])
    }

    @Test func `mock-favorites: the rest is live`() throws {
      let window = try Shop("-scenario", "mock-favorites").window()
      try Desktop.wait(for: "the catalog") { window.tiles.count == 20 ? () : nil }
      try window.counts("Favorites", "3")
      try window.goTo("Favorites")
      try window.shows(tiles: ["Brass desk lamp", "Canvas tote", "Cast-iron pan"])
      _ = try window.the("image", "Cast-iron pan")
    }
  }
}
