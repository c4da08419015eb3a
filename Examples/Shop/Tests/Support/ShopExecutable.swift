import Foundation

/// The built `shop`, run as a child process.
enum ShopExecutable {
  /// Beside the tests, where the package manager puts it.
  static var url: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }!.bundleURL
    #else
      let bundle = Bundle.main.executableURL!
    #endif
    return bundle.deletingLastPathComponent().appending(path: "shop")
  }

  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The test's time was up before the program ended.
  struct StillRunning: Error {}

  /// Runs to the end, with nothing on standard input.
  static func run(_ arguments: String...) async throws -> Outcome {
    try await run(url, arguments)
  }

  /// - Parameter body: called with the process's number while it runs.
  static func run(
    _ executable: URL, _ arguments: [String], _ body: (pid_t) async throws -> Void = { _ in }
  ) async throws -> Outcome {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.yield() }
    try process.run()
    try await body(process.processIdentifier)
    for await _ in ends { break }
    if Task.isCancelled {
      kill(process.processIdentifier, SIGKILL)
      throw StillRunning()
    }
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self),
      errors: String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
  }
}
