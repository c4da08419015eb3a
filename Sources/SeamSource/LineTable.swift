/// A place in a file, as compilers count: lines and UTF-8 bytes from 1.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// Where the lines of a file begin.
///
/// Lines end with LF, CRLF or CR. A byte-order mark does not count as a column.
package struct LineTable: Sendable {
  /// Offsets of the first bytes.
  private let starts: [Int]
  private let count: Int

  package init(_ bytes: [UInt8]) {
    var starts = [bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "\n"): starts.append(index + 1)
        case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
          starts.append(index + 1)
        default: break
        }
      }
    }
    self.starts = starts
    count = bytes.count
  }

  package var lineCount: Int { starts.count }

  /// The place of a byte. Complexity: logarithmic in the number of lines.
  package func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: max(0, offset - starts[low]) + 1)
  }

  /// The bytes of a line, with what ends it; nil where there is no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : count)
  }
}
