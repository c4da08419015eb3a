import Foundation
import Testing

@testable import ShopCore

@Suite struct LaunchOptionsTests {
  @Test func `without arguments the shop is live`() throws {
    let options = try LaunchOptions([], of: "shop")
    #expect(options.server == nil)
    #expect(options.defaults == nil)
  }

  @Test func `options are read in any order, and the scenario is left to the scope`() throws {
    let arguments = [
      "--defaults", "d", "-scenario", "--x", "--trace", "--scenario=x", "--server", "http://x",
    ]
    let options = try LaunchOptions(arguments, of: "shop", flags: ["--trace", "--other"])
    #expect(options.server == URL(string: "http://x"))
    #expect(options.defaults == "d")
    #expect(options.flags == ["--trace"])
  }

  @Test func `a folder keeps what else the system's keychain would`() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let local = URL(string: "http://127.0.0.1:1")!
    let app = try LaunchOptions(["--folder", folder], of: "shop").app(local: local)
    #expect(app.folder == URL(filePath: folder))
    #expect(app.secrets is FileStore)
    #expect(app.server as? URL == local)
  }

  @Test(arguments: [
    (["--server", ""], "option '--server' needs a value"),
    (["--server", "x"], "'x' is not the address of a server"),
    (["--bogus"], "unknown option '--bogus'; 'shop --help' lists the known ones"),
    (["--trace"], "unknown option '--trace'; 'shop --help' lists the known ones"),
    (["loaded"], "unknown option 'loaded'; 'shop --help' lists the known ones"),
  ])
  func `what is not understood is told`(arguments: [String], message: String) {
    #expect(throws: LaunchOptions.Mistake(description: message)) { try LaunchOptions(arguments, of: "shop") }
  }
}
