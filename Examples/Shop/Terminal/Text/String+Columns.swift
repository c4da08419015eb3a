extension Character {
  /// The columns this takes in a terminal: 2 for wide ones, 0 for what combines with its neighbour.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  // The blocks of Unicode's East Asian Width annex that are wide throughout.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x20000...0x3FFFD,
  ]
}

extension String {
  /// The columns this takes in a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text without what would move the cursor or switch the terminal: each control character is a space.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.properties.generalCategory == .control ? " " : scalar) }
    return String(text)
  }

  /// As much of the beginning as fits into `limit` columns.
  func prefix(columns limit: Int) -> String {
    var left = limit
    return String(
      prefix {
        left -= $0.columns
        return left >= 0
      })
  }

  /// The text in lines of at most `width` columns, broken between words where that is possible.
  func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in printable.split(separator: " ").map(String.init) {
      var word = word
      if !line.isEmpty, line.columns + 1 + word.columns > width {
        lines.append(line)
        line = ""
      }
      while word.columns > width {  // a word longer than the line is broken anywhere
        let head = word.prefix(columns: max(width, 2))
        lines.append(head)
        word.removeFirst(head.count)
      }
      line += line.isEmpty ? word : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
