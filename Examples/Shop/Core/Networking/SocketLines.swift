#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// The lines of an answer over plain HTTP that does not end, read from a socket by a thread of its own.
  ///
  /// `URLSession` on Linux also waits until it can write, which it always can: a core is busy for as long as
  /// such an answer lasts.
  ///
  /// `@unchecked Sendable`: `lock` guards the descriptor.
  final class SocketLines: @unchecked Sendable {
    private let lock = NSLock()
    private var descriptor: Int32 = -1
    private var isCancelled = false

    /// Reads until the answer ends, or the reading is cancelled; hands on what has not come in whole lines to nobody.
    func read(_ url: URL, _ line: (String) -> Void) throws {
      try connect(to: url.host() ?? "", port: url.port ?? 80)
      defer { close() }
      let path = url.path().isEmpty ? "/" : url.path()
      try write(
        "GET \(path) HTTP/1.1\r\nHost: \(url.host() ?? "")\r\nAccept: application/jsonl\r\nConnection: close\r\n\r\n"
      )
      var lines = LineSplitter()
      lines.append(try answer(), line)
      while let part = receive() { lines.append(part, line) }
    }

    /// Reads what comes before the body, and gives what has come of that.
    private func answer() throws -> Data {
      var head = Data()
      while let part = receive() {
        head += part
        guard let end = head.range(of: Data("\r\n\r\n".utf8)) else { continue }
        let status = String(decoding: head.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        guard status.split(separator: " ").dropFirst().first?.first == "2" else {
          throw URLError(.badServerResponse)
        }
        return Data(head[end.upperBound...])
      }
      return Data()  // it has ended before
    }

    /// Ends the reading, from any thread.
    func cancel() {
      lock.withLock {
        isCancelled = true
        if descriptor >= 0 { shutdown(descriptor, Int32(SHUT_RDWR)) }
      }
    }

    private func connect(to host: String, port: Int) throws {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var found: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(host, "\(port)", &hints, &found) == 0 else { throw URLError(.cannotFindHost) }
      defer { freeaddrinfo(found) }
      var candidate = found
      while let address = candidate?.pointee {
        let socket = socket(
          address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), address.ai_protocol)
        lock.withLock { descriptor = socket }
        if socket >= 0, Glibc.connect(socket, address.ai_addr, address.ai_addrlen) == 0 {
          if lock.withLock({ isCancelled }) { cancel() }
          return
        }
        close()
        candidate = address.ai_next
      }
      throw URLError(.cannotConnectToHost)
    }

    private func write(_ text: String) throws {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw URLError(.networkConnectionLost) }
        rest = rest.dropFirst(count)
      }
    }

    private func receive() -> Data? {
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = recv(descriptor, &bytes, bytes.count, 0)
        if count < 0 && errno == EINTR { continue }
        return count > 0 ? Data(bytes.prefix(count)) : nil
      }
    }

    private func close() {
      lock.withLock {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
      }
    }
  }
#endif
