import SeamSource

/// The names of the types that a text declares, found without parsing it.
///
/// May name too many, where a string or a comment looks like a declaration; never too few.
struct LexicalScan {
  private(set) var typeNames: Set<String> = []
  private(set) var aliasNames: Set<String> = []
  private(set) var classNames: Set<String> = []
  private(set) var noncopyable: Set<String> = []
  private(set) var mentionsProtocol = false

  private static let introducers: Set<String> = ["actor", "class", "enum", "struct", "typealias"]

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    var introducer: String?
    var lastName: String?
    while index < bytes.count {
      let byte = bytes[index]
      guard Self.startsWord(byte) else {
        if byte == UInt8(ascii: "~"), let lastName, Self.follows("~Copyable", bytes, index) {
          noncopyable.insert(lastName)
        }
        if byte == UInt8(ascii: "{") { lastName = nil }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.continuesWord(bytes[index]) { index += 1 }
      if let word = introducer {
        introducer = nil
        let name = Self.word(bytes, start, index)
        if name != "func", name != "var", name != "let" {
          typeNames.insert(name)
          if word == "typealias" { aliasNames.insert(name) }
          if word == "class" { classNames.insert(name) }
          lastName = name
        }
      } else {
        switch index - start {
        case 4...6, 9:
          let word = Self.word(bytes, start, index)
          if Self.introducers.contains(word) { introducer = word }
        case 8:
          if Self.follows("protocol", bytes, start) { mentionsProtocol = true }
        default: break
        }
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
