import Foundation
import Seam
import ShopCore
import Testing

@testable import ShopSwiftUI

/// The app in a process of its own, started as a UI test starts it.
@Suite(.timeLimit(.minutes(1))) struct ShopAppTests {
  @Test func `windows are apart, over one app that plays the scenario of the launch arguments`() async throws
  {
    let shop = try await Shop.run(
      ["-scenario", "loaded"],
      """
      open
      open
      1 waits for €89.00
      2 waits for Favorites 1
      1 taps Brass desk lamp
      1 waits for [lamp]
      2 taps Settings
      1 waits for [lamp]
      1 taps Add to Favorites
      2 waits for Favorites 2
      2 tells
      close 1
      2 tells
      open
      3 waits for Favorites 2
      3 tells
      """)
    #expect(
      shop.output == """
        1 shows €89.00
        2 shows Favorites 1
        1 shows [lamp]
        1 shows [lamp]
        2 shows Favorites 2
        2: Settings, Products Favorites 2 Cart Orders Account [Settings]
        1 is closed
        2: Settings, Products Favorites 2 Cart Orders Account [Settings]
        3 shows Favorites 2
        3: Products, [Products] Favorites 2 Cart Orders Account Settings

        """)
    #expect(shop.status == 0)
    #expect(shop.errors == "")
  }

  @Test(arguments: [
    ("empty", "The shop is empty today."), ("failing", "The products could not be loaded."),
    ("loading", "Loading products…"), ("live-favorites", "Favorites 2"),
  ])
  func `each scenario is one argument away`(scenario: String, text: String) async throws {
    let shop = try await Shop.run(["-scenario", scenario], "open\n1 waits for \(text)")
    #expect(shop.output == "1 shows \(text)\n")
    #expect(shop.status == 0)
  }

  @Test func `an unknown scenario ends the app, with the known ones`() async throws {
    let shop = try await Shop.run(["-scenario", "nonsense"], "open")
    #expect(shop.status == 2)
    #expect(shop.errors.hasPrefix("error: unknown scenario 'nonsense'; known are 'empty'"))
  }

  @Test func `arguments name the server, the folder and the suite`() {
    let options = LaunchArguments([
      "shop", "-server", "http://127.0.0.1:1", "-NSQuitAlwaysKeepsWindows", "NO", "-folder", "/a/b",
    ])
    #expect(options.server == URL(string: "http://127.0.0.1:1"))
    #expect(options.folder == URL(filePath: "/a/b"))
    #expect(options.suite == nil)
    let app = AppScope.preview(.empty).launched(with: ["shop", "-suite", "dev.seam.shop.other"])
    #expect(app.suite == "dev.seam.shop.other")
  }
}

/// The app on the stand-in.
private enum Shop {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs the app to the end of `steps`.
  static func run(_ arguments: [String], _ steps: String) async throws -> Outcome {
    let process = Process()
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.executableURL = Bundle.main.executableURL?.deletingLastPathComponent().appending(
      path: "ShopOnStandIn")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.yield() }
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(steps.utf8))
    try input.fileHandleForWriting.close()
    await withTaskCancellationHandler {
      for await _ in ends { break }
    } onCancel: {
      kill(process.processIdentifier, SIGKILL)
    }
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self),
      errors: String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
  }
}
