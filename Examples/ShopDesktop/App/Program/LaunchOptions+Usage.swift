import ShopCore

extension LaunchOptions {
  /// Has each window that opens, and what is left of one that closes, told.
  static let traceWindows = "--trace-windows"

  static let usage = """
    usage: shop-desktop [-scenario NAME] [--server URL] [--defaults SUITE] [--folder PATH] [--trace-windows]

      -scenario NAME     play a state with mocks: \(AppScope.scenarioNames.joined(separator: ", "))
      --server URL       use the server at URL instead of one in this process
      --defaults SUITE   keep favorites in another suite of UserDefaults
      --folder PATH      keep accounts, carts and orders in another folder
      --trace-windows    print each window that opens, and what is still there of one that has been closed
      --help             show this

    """
}
