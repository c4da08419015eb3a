extension String {
  /// Whether the bytes of a text stand in it.
  ///
  /// `contains` compares by characters and prepares a table for each call, which costs a hundred times as much for short texts.
  package func hasBytes(of part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in part.withUTF8 { Self.find($0, in: text) } }
  }

  private static func find(_ part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= text.count {
      if text[start] == first {
        var length = 1
        while length < part.count, text[start + length] == part[length] { length += 1 }
        if length == part.count { return true }
      }
      start += 1
    }
    return false
  }
}
