/// A property list in the old form with brackets, as Xcode writes its projects.
enum PropertyList: Equatable, Sendable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var table: [String: PropertyList] { if case .table(let table) = self { table } else { [:] } }
  /// The texts of a list.
  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  /// What is wrong, and at which byte.
  struct Mistake: Error, Equatable {
    var offset: Int
    var message: String
  }

  init(_ bytes: [UInt8]) throws(Mistake) {
    var reader = PropertyListReader(bytes: bytes)
    self = try reader.document()
  }
}

private struct PropertyListReader {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(PropertyList.Mistake) -> PropertyList {
    let value = try value(depth: 0)
    skip()
    guard index == bytes.count else { throw mistake("there is something behind the end") }
    return value
  }

  private func mistake(_ message: String) -> PropertyList.Mistake {
    PropertyList.Mistake(offset: min(index, max(0, bytes.count - 1)), message: message)
  }

  /// White space and comments.
  private mutating func skip() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        { index += 1 }
        index = min(index + 2, bytes.count)
      case 0xef where index == 0: index += 3  // a byte-order mark
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skip()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// A project is a handful of levels deep; who nests more wants the stack to overflow.
  private static let depthLimit = 64

  private mutating func value(depth: Int) throws(PropertyList.Mistake) -> PropertyList {
    guard depth < Self.depthLimit else { throw mistake("brackets are nested too deep") }
    if take(UInt8(ascii: "{")) {
      var table: [String: PropertyList] = [:]
      while !take(UInt8(ascii: "}")) {
        let key = try string()
        guard take(UInt8(ascii: "=")) else { throw mistake("there is no '=' behind '\(key)'") }
        table[key] = try value(depth: depth + 1)
        guard take(UInt8(ascii: ";")) else { throw mistake("there is no ';' behind the value of '\(key)'") }
      }
      return .table(table)
    }
    if take(UInt8(ascii: "(")) {
      var list: [PropertyList] = []
      while !take(UInt8(ascii: ")")) {
        list.append(try value(depth: depth + 1))
        guard take(UInt8(ascii: ",")) || index < bytes.count && bytes[index] == UInt8(ascii: ")") else {
          throw mistake("a list has neither ',' nor ')'")
        }
      }
      return .list(list)
    }
    return .text(try string())
  }

  private mutating func string() throws(PropertyList.Mistake) -> String {
    skip()
    guard index < bytes.count else { throw mistake("the end is missing") }
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      return try quoted(by: bytes[index])
    }
    let start = index
    while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
    guard index > start else { throw mistake("this is no value") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyList.Mistake) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        switch bytes[index] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default: text.append(bytes[index])
        }
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    guard index < bytes.count else { throw mistake("a text has no end") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte >= 0x80 || "_$/:.-+@<>*~!%&".utf8.contains(byte)
    }
  }
}
