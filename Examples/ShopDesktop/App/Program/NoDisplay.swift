import Foundation

/// What to do where there is nothing to draw on.
enum NoDisplay {
  static var text: String { text(environment: ProcessInfo.processInfo.environment, isThere: isThere) }

  /// - Parameter isThere: whether a command can be found.
  static func text(environment: [String: String], isThere: (String) -> Bool) -> String {
    let set = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    let why =
      set.isEmpty
      ? "neither WAYLAND_DISPLAY nor DISPLAY is set" : "nothing answers at \(set.joined(separator: ", "))"
    let missing = needed.filter { !isThere($0.command) }.map(\.package)
    return """
      error: there is no display; \(why)
        help:  start it in a desktop session, or on a virtual display with Examples/ShopDesktop/Scripts/with-display
      """
        + (missing.isEmpty
          ? ""
          : "\n  help:  that needs what is missing here: apt-get install \(missing.joined(separator: " "))")
  }

  /// What a virtual display is made of.
  private static let needed: [(command: String, package: String)] = [
    ("Xvfb", "xvfb"), ("dbus-run-session", "dbus"), ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
  ]

  private static func isThere(_ command: String) -> Bool {
    if command.hasPrefix("/") { return FileManager.default.isExecutableFile(atPath: command) }
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(command)") }
  }
}
