import Foundation
import ShopCore
import ShopServer

/// The shop's server as a child process: this executable again, with the verb `serve`. Starts when somebody first
/// asks where it is, so never for a scenario that does not.
actor ServerProcess: ServerAddress {
  private let latency: Duration
  private let process = Process()
  // The child ends when this does: at the latest when this process ends, however it ends.
  private let lifeline = Pipe()
  private var address: URL?

  init(latency: Duration) { self.latency = latency }

  func url() throws -> URL {
    if let address { return address }
    guard !process.isRunning else { throw NoServer() }
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
    address = url
    return url
  }

  struct NoServer: Error, LocalizedError {
    var errorDescription: String? { "The shop's server does not start." }
  }
}
