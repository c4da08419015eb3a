package import Foundation

/// Serves a backend over HTTP/1.1 on the loopback address, a thread a connection.
package final class ShopServer: Sendable {
  package let port: UInt16
  private let backend: Backend
  private let stopping = StopSignal()

  /// Listens at once; port 0 is a free one.
  package init(port: UInt16 = 0, backend: Backend) throws {
    let listener = try Socket.listening(port: port)
    self.port = listener.localPort
    self.backend = backend
    Thread.detachNewThread { [stopping] in  // the listener closes when this thread ends
      while !Socket.wait(for: [listener, stopping.socket]).contains(stopping.socket.descriptor) {
        guard let client = listener.accepted(timeout: 10) else { continue }
        Thread.detachNewThread { Connection(client: client, backend: backend, stopping: stopping).serve() }
      }
    }
  }

  package var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// Takes no more connections, and ends the waits of those that are being answered.
  package func stop() { stopping.send() }
}

/// Told once; whoever waits for its socket wakes.
final class StopSignal: @unchecked Sendable {
  let socket: Socket
  private let lock = NSLock()
  private var sender: Socket?  // guarded by `lock`

  init() {
    var ends: [Int32] = [-1, -1]
    let made = pipe(&ends)
    precondition(made == 0, "no file descriptors left")
    socket = Socket(adopting: ends[0])
    sender = Socket(adopting: ends[1])
  }

  func send() { lock.withLock { sender = nil } }  // the closed end is the signal
}
