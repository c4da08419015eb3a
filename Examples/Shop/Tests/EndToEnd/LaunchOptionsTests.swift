import Testing

@testable import ShopTerminal

@Suite struct LaunchOptionsTests {
  @Test func `without arguments the shop is live`() throws {
    let options = try LaunchOptions([])
    #expect(options.server == nil)
    #expect(options.defaults == nil)
  }

  @Test func `options are read in any order, and the scenario is left to the scope`() throws {
    let options = try LaunchOptions(["--defaults", "d", "-scenario", "--x", "--server", "http://x"])
    #expect(options.server == "http://x")
    #expect(options.defaults == "d")
  }

  @Test(arguments: [
    (["--server", ""], "option '--server' needs a value"),
    (["--bogus"], "unknown option '--bogus'; 'shop --help' lists the known ones"),
    (["loaded"], "unknown option 'loaded'; 'shop --help' lists the known ones"),
  ])
  func `what is not understood is told`(arguments: [String], message: String) {
    #expect(throws: LaunchOptions.Mistake(description: message)) { try LaunchOptions(arguments) }
  }
}
