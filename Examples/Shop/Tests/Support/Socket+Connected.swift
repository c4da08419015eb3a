import Foundation

@testable import ShopServer

extension Socket {
  /// A connection to a server on this machine.
  static func connected(port: UInt16) throws -> Socket {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw SystemError("cannot make a socket") }
    let client = Socket(adopting: descriptor)
    guard withLoopback(port, { connect(descriptor, $0, $1) }) == 0 else {
      throw SystemError("cannot connect to port \(port)")
    }
    return client
  }
}
