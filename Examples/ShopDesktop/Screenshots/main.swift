import Driver
import Foundation

/// Takes the pictures of the README: each scenario, a few screens more, a small window and dark ones.
///
///   Examples/ShopDesktop/Scripts/screenshots
@MainActor
enum Screenshots {
  static let folder = URL(filePath: CommandLine.arguments[1])

  static func take() throws {
    for scenario in ["empty", "failing", "loading"] { try products(scenario) }
    try products("loaded") { shop in
      try shop.capture("loaded", "Products – Shop")
      try shop.goTo("Favorites")
      try shop.capture("favorites", "Favorites – Shop")
      try shop.goTo("Cart")
      try shop.capture("cart", "Cart – Shop")
      try shop.window.the("push button", "Check Out").press()
      try shop.reads("Total")
      try shop.capture("checkout", "Check Out – Shop")
      try shop.goTo("Orders")
      try shop.capture("orders", "Orders – Shop")
      try shop.goTo("Products")
      try shop.open("Brass desk lamp")
      try shop.capture("detail", "Brass desk lamp – Shop")
      try shop.capture("detail-small", "Brass desk lamp – Shop", width: 620, height: 760)
    }
    try products("live-favorites") { shop in
      try shop.goTo("Favorites")
      try shop.capture("live-favorites", "Favorites – Shop")
    }
    try products("mock-favorites") { shop in
      try shop.hasPictures(20)
      try shop.capture("mock-favorites", "Products – Shop")
      try shop.capture("small", "Products – Shop", width: 620, height: 760)
      try shop.goTo("Account")
      try shop.capture("sign-in", "Account – Shop")
      try shop.goTo("Settings")
      try XWindow(of: shop.app, "Settings – Shop").click(shop.window.the("check box", "Dark theme"))
      try shop.capture("settings-dark", "Settings – Shop")
      try shop.goTo("Products")
      try shop.capture("dark", "Products – Shop")
      try shop.capture("dark-small", "Products – Shop", width: 620, height: 760)
    }
  }

  private static func products(_ scenario: String, _ body: ((Visit) throws -> Void)? = nil) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let app = try RunningApp(
      "shop-desktop", ["-scenario", scenario, "--folder", home.path, "--defaults", "dev.seam.shop.pictures"])
    let visit = Visit(app: app, window: try app.window("Products – Shop"))
    if let body { return try body(visit) }
    let texts = ["empty": "The shop is empty today", "failing": "The products could not be loaded"]
    try visit.reads(texts[scenario] ?? "Loading products…")
    try visit.capture(scenario, "Products – Shop")
  }
}

/// A person before a window.
@MainActor
struct Visit {
  let app: RunningApp
  let window: Element

  func reads(_ text: String) throws { _ = try window.the("label", text) }

  func goTo(_ tab: String) throws {
    try window.the("page tab", tab).press()
    _ = try app.window("\(tab) – Shop")
  }

  func open(_ product: String) throws {
    try XWindow(of: app, "Products – Shop").click(window.the("table cell", product))
    _ = try app.window("\(product) – Shop")
    _ = try Desktop.wait(for: "the product") { window.texts.first { $0.hasPrefix("Updated ") } }
  }

  func hasPictures(_ count: Int) throws {
    try Desktop.wait(for: "\(count) pictures") { window.all("image").count == count ? () : nil }
  }

  func capture(_ name: String, _ title: String, width: Int = 980, height: Int = 700) throws {
    let display = try XWindow(of: app, title)
    display.activate()
    display.resize(width: width, height: height)
    try display.settle()
    display.capture(to: Screenshots.folder.appending(path: "\(name).png"))
  }
}

do { try Screenshots.take() } catch {
  print("error: \(error)")
  exit(1)
}
