#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One Swift file, as it was when it was read.
package struct SourceFile: Sendable {
  package static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// As reports name it.
  package let path: String
  /// With the byte-order mark, if there is one.
  package let bytes: [UInt8]
  /// Without the byte-order mark.
  package let text: String
  package let hash: ContentHash
  package let lines: LineTable

  package var hasByteOrderMark: Bool { bytes.starts(with: Self.byteOrderMark) }

  /// - Throws: where the bytes are no UTF-8, with the line of the first byte that is not.
  package init(path: String, bytes: [UInt8]) throws(SourceProblem) {
    let hasMark = bytes.starts(with: Self.byteOrderMark)
    let content = bytes[(hasMark ? Self.byteOrderMark.count : 0)...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw SourceProblem(
        path: path, line: Self.lineOfFirstInvalidByte(content),
        message: "the file is not valid UTF-8; save it as UTF-8")
    }
    self.path = path
    self.bytes = bytes
    self.text = text
    hash = ContentHash(bytes)
    lines = LineTable(bytes)
  }

  package init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    self.text = text.utf8.starts(with: Self.byteOrderMark) ? String(text.unicodeScalars.dropFirst()) : text
    hash = ContentHash(bytes)
    lines = LineTable(bytes)
  }

  /// Reads a file.
  ///
  /// - Parameter path: as reports name it; `location` is where it is read from.
  package init(path: String, at location: String) throws(SourceProblem) {
    try self.init(path: path, bytes: Self.read(path, at: location))
  }

  /// Reads without waiting: what has been a file when it was found may have become a pipe since.
  private static func read(_ path: String, at location: String) throws(SourceProblem) -> [UInt8] {
    func problem(_ reason: String) -> SourceProblem {
      SourceProblem(path: path, message: "the file cannot be read (\(reason))")
    }
    let descriptor = open(location, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(reason(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw problem("it is no file any more") }
    let excess = "it has more than \(sizeLimit >> 20) MB"
    guard status.st_size <= sizeLimit else { throw problem(excess) }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while true {
      guard count <= sizeLimit else { throw problem(excess) }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let size = bytes.count - count
      let got = bytes.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { systemRead(descriptor, $0 + count, size) } ?? 0
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw problem(reason(errno)) }
      if got == 0 { break }
      count += got
    }
    bytes.removeSubrange(count...)
    return bytes
  }

  /// Nobody writes that much; what does is a device.
  private static let sizeLimit = 256 << 20

  private static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    default: String(cString: strerror(code))
    }
  }

  private static func lineOfFirstInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int {
    var line = 1
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if String(validating: rest[..<end], as: UTF8.self) == nil { return line }
      rest = rest[end...].dropFirst()
      line += 1
    }
    return line
  }
}

/// The system's `read`, which a member would hide.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ size: Int) -> Int {
  read(descriptor, buffer, size)
}
