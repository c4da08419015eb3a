import Foundation

/// `shop serve`: the server in a process of its own, which ends when its standard input does.
package enum ServeCommand {
  package static let usage = """
    usage: shop serve [--port N] [--latency MILLISECONDS] [--failing]
    """

  /// Serves until standard input ends, so never longer than the parent that holds it; gives the exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    var port: UInt16 = 0
    var latency = 0
    var isFailing = false
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--failing":
        isFailing = true
      case "--port":
        guard let value = rest.popFirst().flatMap(UInt16.init) else { return refuse("'--port' needs a port") }
        port = value
      case "--latency":
        guard let value = rest.popFirst().flatMap(Int.init), (0...60_000).contains(value) else {
          return refuse("'--latency' needs milliseconds, at most 60000")
        }
        latency = value
      default:
        return refuse("unknown option '\(option)'")
      }
    }
    do {
      let backend = try Backend(latency: .milliseconds(latency), isFailing: isFailing)
      let server = try ShopServer(port: port, backend: backend)
      try? FileHandle.standardOutput.write(contentsOf: Data("\(announcement)\(server.url)\n".utf8))
      while !FileHandle.standardInput.availableData.isEmpty {}
      server.stop()
      return 0
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
      return 1
    }
  }

  /// What stands before the address on the first line of output.
  package static let announcement = "serving "

  private static func refuse(_ message: String) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(message)\n\(usage)\n".utf8))
    return 2
  }
}
