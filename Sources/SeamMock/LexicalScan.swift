import SeamSource

/// The names of the types that a text declares, found without parsing it.
///
/// May name too many, where a string or a comment looks like a declaration; never too few, unless a comment stands in the
/// middle of a declaration's head.
struct LexicalScan {
  private(set) var typeNames: Set<String> = []
  private(set) var aliasNames: Set<String> = []
  private(set) var classNames: Set<String> = []
  private(set) var extendedNames: Set<String> = []
  /// The aliases that a function type may belong to.
  private(set) var functionAliases: Set<String> = []
  private(set) var noncopyable: Set<String> = []
  private(set) var globalActors: Set<String> = []
  private(set) var mentionsProtocol = false
  /// Where the words stand that declarations of types begin with, in order.
  private(set) var introductions: [Int] = []

  private static let introducers = ["actor", "class", "enum", "extension", "struct", "typealias"]
    .map { (word: $0, bytes: Array($0.utf8)) }

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var introducer: String?
    var lastName: String?
    var alias: String?
    var isGlobalActor = false
    while index < bytes.count {
      let byte = bytes[index]
      guard Self.startsWord(byte) else {
        if byte == UInt8(ascii: "~"), let lastName, Self.follows("~Copyable", bytes, index) {
          noncopyable.insert(lastName)
        }
        if byte == UInt8(ascii: "@"), Self.follows("@globalActor", bytes, index) { isGlobalActor = true }
        if byte == UInt8(ascii: "{") { lastName = nil }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { alias = nil }
        if byte == UInt8(ascii: "-"), let name = alias, Self.follows("->", bytes, index) {
          functionAliases.insert(name)
          alias = nil
        }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.continuesWord(bytes[index]) { index += 1 }
      if let word = introducer {
        introducer = nil
        let name = Self.word(bytes, start, index)
        if word == "extension" {
          extendedNames.insert(name)
        } else if name != "func", name != "var", name != "let" {
          alias = word == "typealias" ? name : nil
          typeNames.insert(name)
          if isGlobalActor { globalActors.insert(name) }
          isGlobalActor = false
          if word == "typealias" { aliasNames.insert(name) }
          if word == "class" { classNames.insert(name) }
          lastName = name
        }
      } else {
        introducer =
          Self.introducers.first {
            $0.bytes.count == index - start && bytes[start..<index].elementsEqual($0.bytes)
          }?.word
        let isProtocol = index - start == 8 && Self.follows("protocol", bytes, start)
        if isProtocol { mentionsProtocol = true }
        if isProtocol || introducer != nil { introductions.append(start) }
      }
    }
  }

  /// Whether one of `names` may be that of a type which stands in no other: its declaration is not between braces.
  ///
  /// Braces in comments and strings do not count. Where they do not match in the end, anything may be.
  static func declaresOutside(_ names: Set<String>, _ bytes: [UInt8]) -> Bool {
    var plain = bytes
    plain.withUnsafeMutableBufferPointer { blankOut($0) }
    var depth = 0
    var outside: [UInt8] = []
    for byte in plain {
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth <= 0 { outside.append(byte) }
      if byte == UInt8(ascii: "{") { depth += 1 }
    }
    return depth != 0 || !names.isDisjoint(with: LexicalScan(outside).typeNames)
  }

  /// Puts spaces in the place of comments and strings.
  private static func blankOut(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    var index = 0
    /// Goes on to the end of `end`, or of the line, or of the file.
    func skip(to end: StaticString, inLine: Bool) {
      while index < bytes.count, !follows(end, UnsafeBufferPointer(bytes), index) {
        if inLine, bytes[index] == UInt8(ascii: "\n") { return }
        let isEscape = bytes[index] == UInt8(ascii: "\\") && end.utf8Start[0] == UInt8(ascii: "\"")
        for _ in 0..<(isEscape ? 2 : 1) where index < bytes.count {
          bytes[index] = UInt8(ascii: " ")
          index += 1
        }
      }
      for _ in 0..<min(end.utf8CodeUnitCount, bytes.count - index) {
        bytes[index] = UInt8(ascii: " ")
        index += 1
      }
    }
    while index < bytes.count {
      let start = index
      if follows("//", UnsafeBufferPointer(bytes), start) {
        skip(to: "\n", inLine: false)
      } else if follows("/*", UnsafeBufferPointer(bytes), start) {
        skip(to: "*/", inLine: false)
      } else if follows("\"\"\"", UnsafeBufferPointer(bytes), start) {
        index += 3
        skip(to: "\"\"\"", inLine: false)
      } else if bytes[start] == UInt8(ascii: "\"") {
        index += 1
        skip(to: "\"", inLine: true)
      } else {
        index += 1
      }
    }
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }

  private static func follows(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool
  {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      0x80...:
      true
    default: false
    }
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    startsWord(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
