/// What the arguments ask for. Arguments are read here and nowhere else.
struct LaunchOptions: Equatable {
  /// The replacements to play, or nil to run live.
  var scenario: Scenario?
  /// A server that is running already.
  var server: String?
  /// Where favorites are kept.
  var defaults = "dev.seam.shop"
  var wantsHelp = false

  /// An argument that is not understood.
  struct Mistake: Error, Equatable { var message: String }

  static let usage = """
    usage: shop [-scenario NAME] [--server URL] [--defaults SUITE]

      -scenario NAME     play \(Scenario.names) with mocks instead of going live
      --server URL       use the server at URL instead of starting one; 'shop serve' runs one
      --defaults SUITE   keep favorites in another suite of UserDefaults
      --help             show this

    Without a terminal to draw on, each screen is printed once.

    """

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "-scenario":
        let name = try Self.value(of: option, &rest)
        guard let known = Scenario(rawValue: name) else {
          throw Mistake(message: "unknown scenario '\(name)'; known are \(Scenario.names)")
        }
        scenario = known
      case "--server": server = try Self.value(of: option, &rest)
      case "--defaults": defaults = try Self.value(of: option, &rest)
      default: throw Mistake(message: "unknown option '\(option)'; 'shop --help' lists the known ones")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Mistake) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Mistake(message: "option '\(option)' needs a value")
    }
    return value
  }
}
