import ShopCore

/// What the arguments ask for, but for `-scenario`: that one is the app scope's.
struct LaunchOptions: Equatable {
  /// A server that is running already.
  var server: String?
  /// Where favorites are kept.
  var defaults: String?
  /// Where accounts, carts and orders are kept.
  var folder: String?
  /// Whether each window that opens, and what is left of one that closes, is told.
  var tracesWindows = false
  var wantsHelp = false

  /// An argument that is not understood.
  struct Mistake: Error, Equatable, CustomStringConvertible { var description: String }

  static let usage = """
    usage: shop-desktop [-scenario NAME] [--server URL] [--defaults SUITE] [--folder PATH] [--trace-windows]

      -scenario NAME     play a state with mocks: \(AppScope.scenarioNames.joined(separator: ", "))
      --server URL       use the server at URL instead of one in this process
      --defaults SUITE   keep favorites in another suite of UserDefaults
      --folder PATH      keep accounts, carts and orders in another folder
      --trace-windows    print each window that opens, and what is still there of one that has been closed
      --help             show this

    """

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "-scenario": rest = rest.dropFirst()
      case "--server": server = try Self.value(of: option, &rest)
      case "--folder": folder = try Self.value(of: option, &rest)
      case "--defaults": defaults = try Self.value(of: option, &rest)
      case "--trace-windows": tracesWindows = true
      default:
        throw Mistake(description: "unknown option '\(option)'; 'shop-desktop --help' lists the known ones")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Mistake(description: "option '\(option)' needs a value")
    }
    return value
  }
}
