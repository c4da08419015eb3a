import Driver
import Foundation
import Testing

extension DesktopTests {
  /// Several windows, and the end of them.
  @MainActor @Suite struct Windows {
    @Test func `each window has a screen of its own, and one app`() throws {
      let shop = try Shop("-scenario", "loaded")
      let first = try shop.window()
      try first.goTo("Orders")
      try first.press("New Window")
      let second = try shop.window()
      try second.shows(tiles: ["Brass desk lamp", "Crème brûlée torch", "Hinoki soap 檜"])
      #expect(first.find("page tab", "Orders")?.states.contains(.selected) == true)
      #expect(second.find("page tab", "Orders")?.states.contains(.selected) == false)
      // The favorites and the cart are the app's.
      try second.the("table cell", "Hinoki soap 檜").press("Add to favorites")
      try second.counts("Favorites", "2")
      try first.counts("Favorites", "2")
      try second.goTo("Cart")
      try second.press("One more of Brass desk lamp")
      try first.counts("Cart", "5")
      // And so is who is signed in.
      try second.goTo("Account")
      try second.press("Sign Out")
      try first.reads("Sign in to see your orders")
    }

    @Test func `a window that is closed is released, and the others go on`() throws {
      let shop = try Shop("-scenario", "loaded")
      let first = try shop.window()
      try first.goTo("Favorites")
      try first.press("New Window")
      let second = try shop.window()
      try shop.open("Brass desk lamp", in: second)
      try second.the("page tab", "Cart").press()
      try second.press("Check Out")
      try second.reads("€117.50")
      try second.press("Close")
      try Desktop.wait(for: "the end of the window") {
        shop.app.output.contains("closed window 2") ? () : nil
      }
      #expect(shop.app.output.contains("closed window 2; all of it is released\n"), "\(shop.app.output)")
      #expect(shop.app.windows.map(\.name) == ["Favorites – Shop"])
      try first.shows(tiles: ["Crème brûlée torch"])
      try first.press("Close")
      #expect(try shop.app.end() == 0)
      #expect(shop.app.output.contains("closed window 1; all of it is released\n"), "\(shop.app.output)")
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal closes all windows`(number: Int32) throws {
      let shop = try Shop("-scenario", "loaded")
      let window = try shop.window()
      try window.press("New Window")
      try Desktop.wait(for: "two windows") { shop.app.windows.count == 2 ? () : nil }
      shop.app.signal(number)
      #expect(try shop.app.end() == 128 + number)
      for id in 1...2 { #expect(shop.app.output.contains("closed window \(id); all of it is released\n")) }
    }

    /// Nothing is polled: there is a while in which no thread of the process runs at all.
    @Test func `an app that nobody uses does nothing`() throws {
      let shop = try Shop("-scenario", "loaded")
      let window = try shop.window()
      try window.press("New Window")
      try Desktop.wait(for: "two windows") { shop.app.windows.count == 2 ? () : nil }
      for window in shop.app.windows { try window.shows(tiles: loaded) }
      var counts = [shop.app.wakeups]
      repeat {
        Thread.sleep(forTimeInterval: 3)  // no wait for anything: this is what is measured
        counts.append(shop.app.wakeups)
      } while counts[counts.count - 1] != counts[counts.count - 2] && counts.count < 20
      #expect(counts.count < 20, "\(counts)")
    }

    @Test func `all of it can be used with keys alone`() throws {
      let shop = try Shop("-scenario", "loaded")
      let window = try shop.window()
      try window.shows(tiles: loaded)
      try window.focuses("table cell", "Brass desk lamp")
      let keys = try XWindow(of: shop.app, "Products – Shop")
      try keys.type(.right)
      try window.focuses("table cell", "Crème brûlée torch")
      try keys.type(.enter)
      try window.reads("Updated 2026-03-05")
      try keys.type(.escape)
      try window.focuses("table cell", "Crème brûlée torch")
      try keys.type(.letter("f"), withControl: true)
      for letter in "soap" { try keys.type(.letter(letter)) }
      try window.shows(tiles: ["Hinoki soap 檜"])
      try keys.type(.letter("n"), withControl: true)
      try Desktop.wait(for: "two windows") { shop.app.windows.count == 2 ? () : nil }
      try keys.type(.letter("w"), withControl: true)
      try Desktop.wait(for: "one window") { shop.app.windows.count == 1 ? () : nil }
      try XWindow(of: shop.app, "Products – Shop").type(.letter("q"), withControl: true)
      #expect(try shop.app.end() == 0)
    }

    @Test(arguments: [(600, 480), (700, 700), (1200, 900)])
    func `a window takes any size`(width: Int, height: Int) throws {
      let shop = try Shop("-scenario", "loaded")
      let window = try shop.window()
      try window.shows(tiles: loaded)
      let display = try XWindow(of: shop.app, "Products – Shop")
      display.resize(width: width, height: height)
      let products = try window.the("page tab", "Products")
      // The names of the tabs are there where there is room for them.
      try Desktop.wait(for: "the tabs") {
        (products.find("label", "Products") != nil) == (width >= 880) ? () : nil
      }
      #expect(display.size == (width, height))
    }
  }
}

private let loaded = ["Brass desk lamp", "Crème brûlée torch", "Hinoki soap 檜"]

extension Element {
  /// Waits until this has the keys.
  fileprivate func focuses(_ role: String, _ name: String) throws {
    try Desktop.wait(for: "\(role) '\(name)' to have the keys") {
      find(role, name)?.states.contains(.focused) == true ? () : nil
    }
  }
}
