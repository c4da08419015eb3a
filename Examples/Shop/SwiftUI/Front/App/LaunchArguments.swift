import Foundation

/// What the app is launched with, from Xcode's scheme or by a UI test. What it does not know is the system's.
struct LaunchArguments: Equatable {
  /// A server that is running: `-server URL`.
  var server: URL?
  /// Where accounts, carts and orders are kept: `-folder PATH`.
  var folder: URL?
  /// Where favorites are kept: `-suite NAME`, a suite of `UserDefaults`.
  var suite: String?

  init(_ arguments: [String]) {
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
    }
    server = value(of: "-server").flatMap { URL(string: $0) }
    folder = value(of: "-folder").map { URL(filePath: $0) }
    suite = value(of: "-suite")
  }
}
