import Foundation

/// Runs tests of this test program in a process of their own, where they may fail.
struct TestProcess {
  let status: Int32
  let output: String

  /// Whether this process is such a process; tests that fail on purpose run nowhere else.
  static let isRunning = ProcessInfo.processInfo.environment["SEAM_TESTS_THAT_FAIL"] != nil

  /// `tests` is a pattern for the names of tests of Swift Testing.
  static func run(tests: String) async throws -> TestProcess {
    try await run(["--testing-library", "swift-testing", "--filter", tests, "--no-parallel"])
  }

  /// `test` is `Target.Class/method`, as XCTest wants it.
  static func run(xctest test: String) async throws -> TestProcess { try await run([test]) }

  private static func run(_ arguments: [String]) async throws -> TestProcess {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SEAM_TESTS_THAT_FAIL": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let ended = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { ended.continuation.yield($0.terminationStatus) }
    let output = Gathered()
    let reader = Thread {
      output.finish(pipe.fileHandleForReading.readDataToEndOfFile())
    }
    try process.run()
    reader.start()
    let text = String(decoding: await output.data(), as: UTF8.self)
    for await status in ended.stream { return TestProcess(status: status, output: text) }
    fatalError("the process has not ended")
  }
}

/// What a thread has read.
private final class Gathered: Sendable {
  private let parts = AsyncStream<Data>.makeStream()
  func finish(_ data: Data) { parts.continuation.yield(data) }
  func data() async -> Data {
    for await data in parts.stream { return data }
    return Data()
  }
}
