import ShopCore

extension LaunchOptions {
  static let usage = """
    usage: shop [-scenario NAME] [--server URL] [--defaults SUITE] [--folder PATH]

      -scenario NAME     play a state with mocks: \(AppScope.scenarioNames.joined(separator: ", "))
      --server URL       use the server at URL instead of starting one; 'shop serve' runs one
      --defaults SUITE   keep favorites in another suite of UserDefaults
      --folder PATH      keep accounts, carts and orders in another folder
      --help             show this

    'shop previews' prints each screen in each state, 'shop serve' is the server.
    Without a terminal to draw on, each screen is printed once.

    """
}
