extension StringProtocol {
  /// Whether the bytes of a text stand in it.
  ///
  /// `contains` compares by characters and prepares a table for each call, which costs a hundred times as much for short texts.
  package func hasBytes(of part: String) -> Bool {
    var part = part
    return part.withUTF8 { part in
      utf8.withContiguousStorageIfAvailable { Self.find(part, in: $0) } ?? Self.find(part, in: Array(utf8))
    }
  }

  private static func find(
    _ part: UnsafeBufferPointer<UInt8>, in bytes: some RandomAccessCollection<UInt8>
  ) -> Bool {
    guard let first = part.first else { return true }
    let rest = part.dropFirst()
    var index = bytes.startIndex
    while bytes.distance(from: index, to: bytes.endIndex) >= part.count {
      let next = bytes.index(after: index)
      if bytes[index] == first, bytes[next...].starts(with: rest) { return true }
      index = next
    }
    return false
  }
}
