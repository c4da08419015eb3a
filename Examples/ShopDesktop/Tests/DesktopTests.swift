import Driver
import Foundation
import Testing

@testable import ShopDesktop

/// The app in a process of its own, seen and used through the accessibility interface. One at a time: all of it is on
/// the main thread, where the loop runs that hears of what happens.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct DesktopTests {
  @Test func `a view talks to view models alone`() throws {
    let app = URL(filePath: #filePath).appending(path: "../../App").standardizedFileURL
    var views = try FileManager.default.contentsOfDirectory(atPath: app.appending(path: "Screens").path)
      .map { "Screens/\($0)" }
    views += ["ScreenPages", "ShopWindow", "TabBar"].map { "Windows/\($0).swift" }
    #expect(views.count > 8)
    for view in views {
      let source = try String(contentsOf: app.appending(path: view), encoding: .utf8)
      let found = source.firstMatch(of: /import Seam|\w*(Service|Scope|Client|Store|Cache)\b/)
      #expect(found == nil, "\(view)")
    }
  }

  @Test func `without a display it says so`() throws {
    let app = try RunningApp("shop-desktop", [], environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    #expect(try app.end() == 2)
    #expect(
      app.output.hasPrefix(
        """
        error: there is no display; neither WAYLAND_DISPLAY nor DISPLAY is set
          help:  start it in a desktop session, or on a virtual display with Examples/ShopDesktop/Scripts/with-display

        """), "\(app.output)")
  }

  @Test func `a display that does not answer is named`() throws {
    let app = try RunningApp("shop-desktop", [], environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": nil])
    #expect(try app.end() == 2)
    #expect(
      app.output.contains("error: there is no display; nothing answers at DISPLAY=:4711\n"), "\(app.output)")
  }

  @Test func `packages that are missing are named`() {
    #expect(
      NoDisplay.text(environment: ["DISPLAY": ""]) { $0 == "dbus-run-session" } == """
        error: there is no display; neither WAYLAND_DISPLAY nor DISPLAY is set
          help:  start it in a desktop session, or on a virtual display with Examples/ShopDesktop/Scripts/with-display
          help:  that needs what is missing here: apt-get install xvfb at-spi2-core
        """)
  }

  @Test(arguments: [
    (["-scenario", "nonsense"], "unknown scenario 'nonsense'; known are 'empty'"),
    (["--nonsense"], "unknown option '--nonsense'; 'shop-desktop --help' lists the known ones"),
    (["--server", "here"], "'here' is not the address of a server"),
  ])
  func `an argument that makes no sense is refused`(arguments: [String], message: String) throws {
    let app = try RunningApp("shop-desktop", arguments)
    #expect(try app.end() == 2)
    #expect(app.output.contains(message), "\(app.output)")
  }
}
