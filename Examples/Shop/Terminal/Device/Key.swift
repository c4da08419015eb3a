/// A key that somebody pressed.
enum Key: Equatable {
  case up, down, pageUp, pageDown, home, end, enter, escape, backspace, interrupt
  case character(Character)
}

/// Makes keys out of the bytes that a terminal sends, which may come in any portions.
struct KeyParser {
  private var pending: [UInt8] = []

  /// The keys that are complete with `bytes`. A lone escape is the escape key; what is not known is left out.
  mutating func keys(in bytes: [UInt8]) -> [Key] {
    var rest = (pending + bytes)[...]
    pending = []
    var keys: [Key] = []
    while let byte = rest.first {
      if byte == 0x1B, rest.count > 1, [0x5B, 0x4F].contains(rest[rest.startIndex + 1]) {
        guard let final = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
          pending = Array(rest.prefix(32))
          return keys
        }
        if let key = Self.sequences[String(decoding: rest[(rest.startIndex + 2)...final], as: UTF8.self)] {
          keys.append(key)
        }
        rest = rest[(final + 1)...]
        continue
      }
      rest = rest.dropFirst()
      switch byte {
      case 0x1B: keys.append(.escape)
      case 0x7F, 0x08: keys.append(.backspace)
      case 0x0D, 0x0A: keys.append(.enter)
      case 0x03: keys.append(.interrupt)
      case 0x20...0x7E: keys.append(.character(Character(UnicodeScalar(byte))))
      default: break
      }
    }
    return keys
  }

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "5~": .pageUp, "6~": .pageDown, "H": .home, "1~": .home, "F": .end, "4~": .end,
    "C": .enter, "D": .escape,
  ]
}
