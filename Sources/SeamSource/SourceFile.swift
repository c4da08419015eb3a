import Foundation

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
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: location))
    } catch {
      throw SourceProblem(path: path, message: "the file cannot be read (\(Self.reason(error)))")
    }
    try self.init(path: path, bytes: Array(data))
  }

  /// The reason as the system names it, without the path.
  static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?: "permission denied"
    default:
      ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)
        .map { String(cString: strerror(Int32($0.code))) } ?? (error as NSError).localizedDescription
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
