import Foundation

#if canImport(Glibc)
  import Glibc
  let streamType = Int32(SOCK_STREAM.rawValue)
  private let sendFlags = Int32(MSG_NOSIGNAL)
#elseif canImport(Musl)
  import Musl
  let streamType = SOCK_STREAM
  private let sendFlags = Int32(MSG_NOSIGNAL)
#else
  import Darwin
  let streamType = SOCK_STREAM
  private let sendFlags: Int32 = 0
#endif

/// A file descriptor that is closed with its last reference; what differs between platforms is in this file.
final class Socket: Sendable {
  let descriptor: Int32

  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// A socket that listens on the loopback address; port 0 is a free one.
  static func listening(port: UInt16) throws -> Socket {
    let descriptor = socket(AF_INET, streamType, 0)
    guard descriptor >= 0 else { throw SystemError("cannot make a socket") }
    let listener = Socket(adopting: descriptor)
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let bound = withLoopback(port) { bind(descriptor, $0, $1) }
    guard bound == 0, listen(descriptor, 128) == 0 else { throw SystemError("cannot listen on port \(port)") }
    return listener
  }

  /// Calls `body` with the loopback address.
  static func withLoopback<R>(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  var localPort: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection; nil where it went away before it was taken.
  func accepted(timeout: Int) -> Socket? {
    let descriptor = accept(descriptor, nil, nil)
    guard descriptor >= 0 else { return nil }
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    return Socket(adopting: descriptor)
  }

  /// The bytes that arrived; empty at the end of input, nil on an error or when none came in time.
  func receive() -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, initialized in
      repeat {
        count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    return count < 0 ? nil : bytes
  }

  /// Writes all of `bytes`, unless the other side has gone.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, sendFlags) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends sending, and takes what still comes: to close at once would destroy the answer.
  func finish() {
    endSending()
    var budget = RequestParser.bodyLimit
    while budget > 0, let bytes = receive(), !bytes.isEmpty { budget -= bytes.count }
  }

  /// Waits until one of `sockets` has input or has ended, or the time is over; says which.
  static func wait(for sockets: [Socket], timeout: Duration? = nil) -> Set<Int32> {
    var polls = sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    let limit = timeout.map { Int32(clamping: Int($0 / .milliseconds(1))) } ?? -1
    _ = poll(&polls, nfds_t(polls.count), limit)
    return Set(polls.filter { $0.revents != 0 }.map(\.fd))
  }
}

/// A system call that did not work, in words.
struct SystemError: Error, CustomStringConvertible {
  var description: String
  init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
}
