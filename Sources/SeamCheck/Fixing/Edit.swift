import SeamSource

/// A change of some bytes of a file.
struct Edit: Hashable {
  var range: Range<Int>
  var text: String

  /// Applies edits, which do not overlap; several insertions at one place in their order.
  static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= offset else { continue }
      result += bytes[offset..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }
}
