@testable import ShopTerminal

/// As much of a terminal as the app uses: bytes in, a screen of text out.
struct ScreenEmulator {
  private(set) var isAlternate = false
  private(set) var isCursorVisible = true
  private var cells: [[Character?]]  // nil: the right half of a wide character
  private var row = 0
  private var column = 0
  private var pending: [UInt8] = []

  init(width: Int, height: Int) {
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The lines as somebody sees them, without blanks at their ends.
  var text: String {
    cells.map { row in
      var line = String(row.compactMap(\.self))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  mutating func receive(_ bytes: [UInt8]) {
    pending += bytes
    // A character that is cut at the end of a portion waits for its rest.
    let whole = pending.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
    var scalars = Array(String(decoding: pending.prefix(whole), as: UTF8.self).unicodeScalars)[...]
    pending.removeFirst(whole)
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}":
        guard let final = scalars.dropFirst().firstIndex(where: { (0x40...0x7E).contains($0.value) }) else {
          pending = Array("\u{1B}\(Self.text(scalars))".utf8) + pending
          return
        }
        control(Self.text(scalars[(scalars.startIndex + 1)..<final]), final: scalars[final])
        scalars = scalars[(final + 1)...]
      case "\r": column = 0
      case "\n": row = min(row + 1, cells.count - 1)
      default: put(Character(scalar))
      }
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private mutating func put(_ character: Character) {
    guard character.columns > 0, column < cells[row].count else { return }
    cells[row][column] = character
    if character.columns == 2, column + 1 < cells[row].count { cells[row][column + 1] = nil }
    column += character.columns
  }

  private mutating func control(_ parameters: String, final: Unicode.Scalar) {
    switch (parameters, final) {
    case ("", "H"): (row, column) = (0, 0)
    case ("2", "J"):
      for row in cells.indices { for column in cells[row].indices { cells[row][column] = " " } }
    case ("?1049", "h"): isAlternate = true
    case ("?1049", "l"): isAlternate = false
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    default: break
    }
  }
}
