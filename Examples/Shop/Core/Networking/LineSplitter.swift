import Foundation

/// Cuts what arrives in parts into lines; the last one waits for its end.
struct LineSplitter {
  private var rest = Data()

  /// Hands on each line that `part` completes.
  mutating func append(_ part: Data, _ line: (String) -> Void) {
    rest += part
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line(String(decoding: rest[..<end], as: UTF8.self))
      rest = Data(rest[(end + 1)...])
    }
  }
}
