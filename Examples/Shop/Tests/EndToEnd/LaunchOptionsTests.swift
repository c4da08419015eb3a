import Testing

@testable import ShopTerminal

@Suite struct LaunchOptionsTests {
  @Test func `without arguments the shop is live`() throws {
    let options = try LaunchOptions([])
    #expect(options.scenario == nil)
    #expect(options.server == nil)
  }

  @Test func `options are read in any order`() throws {
    let options = try LaunchOptions(["--defaults", "d", "-scenario", "empty", "--server", "http://x"])
    #expect(options.scenario == .empty)
    #expect(options.server == "http://x")
    #expect(options.defaults == "d")
  }

  @Test(arguments: [
    (["-scenario", "x"], "unknown scenario 'x'; known are 'empty', 'failing', 'loaded', 'loading'"),
    (
      ["-scenario", "Loaded"], "unknown scenario 'Loaded'; known are 'empty', 'failing', 'loaded', 'loading'"
    ),
    (["-scenario"], "option '-scenario' needs a value"),
    (["--server", ""], "option '--server' needs a value"),
    (["--bogus"], "unknown option '--bogus'; 'shop --help' lists the known ones"),
    (["loaded"], "unknown option 'loaded'; 'shop --help' lists the known ones"),
  ])
  func `what is not understood is told`(arguments: [String], message: String) {
    #expect(throws: LaunchOptions.Mistake(message: message)) { try LaunchOptions(arguments) }
  }
}
