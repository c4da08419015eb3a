import Driver
import Foundation
import Testing

/// The app in a process and a folder of its own, as a person sits before it.
@MainActor
struct Shop {
  let app: RunningApp
  private let home: TemporaryFolder

  init(_ arguments: String..., home: TemporaryFolder = TemporaryFolder()) throws {
    self.home = home
    app = try RunningApp(
      "shop-desktop", arguments + ["--trace-windows"],
      environment: ["HOME": home.path, "XDG_DATA_HOME": nil, "XDG_CONFIG_HOME": nil])
  }

  /// The one window, or the newest.
  func window(_ title: String = "Products – Shop") throws -> Element { try app.window(title) }

  /// Opens a product of the list in front, with the pointer.
  func open(_ product: String, in window: Element) throws {
    try XWindow(of: app, window.name).click(try window.the("table cell", product))
    _ = try Desktop.wait(for: "the product") { window.texts.first { $0.hasPrefix("Updated ") } }
  }
}

extension Element {
  /// Waits until this can be read.
  func reads(_ text: String) throws { _ = try the("label", text) }

  /// Waits until this can no longer be read.
  func noLongerReads(_ text: String) throws {
    try Desktop.wait(for: "'\(text)' to go") { find("label", text) == nil ? () : nil }
  }

  func press(_ name: String) throws { try the("push button", name).press() }

  /// Goes to a part of the shop.
  func goTo(_ tab: String) throws {
    let tab = try the("page tab", tab)
    try tab.press()
    try Desktop.wait(for: "the tab") { tab.states.contains(.selected) ? () : nil }
  }

  /// How many the tab says that there are.
  func counts(_ tab: String, _ count: String) throws { try the("page tab", tab).reads(count) }

  var tiles: [String] { all("table cell").map(\.name) }
  var rows: [String] { all("list item").map(\.name) }

  func shows(tiles: [String]) throws {
    try Desktop.wait(for: "\(tiles)") { self.tiles == tiles ? () : nil }
  }
}

/// A folder for one test, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
