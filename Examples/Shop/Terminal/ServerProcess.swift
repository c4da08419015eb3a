import Foundation
import ShopServer

/// The shop's server as a child process: this executable again, with the verb `serve`.
struct ServerProcess {
  let url: URL
  private let process: Process
  // The child ends when this does: at the latest when this process ends, however it ends.
  private let lifeline: Pipe

  /// Starts the server on a free port; throws where it does not come up.
  init(latency: Duration) throws {
    process = Process()
    lifeline = Pipe()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["serve", "--port", "0", "--latency", "\(Int(latency / .milliseconds(1)))"]
    process.standardInput = lifeline
    process.standardOutput = output
    try process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw NoServer() }
      line += more
    }
    let text = String(decoding: line, as: UTF8.self).dropLast()
    guard text.hasPrefix(ServeCommand.announcement),
      let url = URL(string: String(text.dropFirst(ServeCommand.announcement.count)))
    else { throw NoServer() }
    self.url = url
  }

  /// Ends the server and waits for it.
  func stop() {
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  struct NoServer: Error, CustomStringConvertible {
    var description: String { "the shop's server does not start" }
  }
}
