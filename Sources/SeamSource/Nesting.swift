/// How deep the brackets of a file are nested, told by a scan of its bytes.
///
/// The parser descends by recursion, and at each level it reads an array literal twice to see whether it is a type: time doubles with
/// each `[`. So depth is measured before anything is parsed. Brackets in comments and in strings do not count; what stands in an
/// interpolation does.
package struct Nesting: Equatable, Sendable {
  /// Brackets of any kind.
  package private(set) var depth = 0
  /// Square ones that stand directly in one another, as in `[[[`.
  package private(set) var squareDepth = 0
  /// The byte where `depth` or `squareDepth` goes past the limit.
  package private(set) var excess: Int?

  /// What a file may have at most.
  package static let limit = 200
  package static let squareLimit = 18

  /// - Complexity: linear in the number of bytes.
  package init(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    scanner.run()
    depth = scanner.deepest
    squareDepth = scanner.deepestSquares
    excess = scanner.excess
  }
}

private struct Scanner {
  let bytes: [UInt8]
  var index = 0
  var deepest = 0
  var deepestSquares = 0
  var excess: Int?

  /// What is open: a bracket, or the interpolation of a string.
  private enum Open {
    case bracket(UInt8)
    case interpolation(StringKind)
  }
  private struct StringKind {
    var pounds: Int
    var isMultiline: Bool
  }
  private var open: [Open] = []
  private var squares = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): startString(pounds: 0)
      case UInt8(ascii: "#"): startRawString()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): push(.bracket(bytes[index]))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): pop()
      default: index += 1
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func push(_ item: Open) {
    open.append(item)
    if case .bracket(UInt8(ascii: "[")) = item { squares += 1 } else { squares = 0 }
    deepest = max(deepest, open.count)
    deepestSquares = max(deepestSquares, squares)
    if excess == nil, deepest > Nesting.limit || deepestSquares > Nesting.squareLimit { excess = index }
    index += 1
  }

  private mutating func pop() {
    index += 1
    guard let last = open.popLast() else { return }
    squares = 0
    for item in open.reversed() {
      guard case .bracket(UInt8(ascii: "[")) = item else { break }
      squares += 1
    }
    if case .interpolation(let kind) = last { skipString(kind) }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  private mutating func startRawString() {
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    index += pounds
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { startString(pounds: pounds) }
  }

  private mutating func startString(pounds: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    skipString(StringKind(pounds: pounds, isMultiline: isMultiline))
  }

  /// Goes on to the end of the string, or into its next interpolation.
  private mutating func skipString(_ kind: StringKind) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        guard (1...(kind.pounds + 1)).allSatisfy({ $0 > kind.pounds || peek($0) == UInt8(ascii: "#") }) else {
          index += 1
          continue
        }
        index += kind.pounds + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          push(.interpolation(kind))
          return
        }
        index += 1
      case UInt8(ascii: "\""):
        let quotes = kind.isMultiline ? 3 : 1
        if (0..<quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") }),
          (0..<kind.pounds).allSatisfy({ peek(quotes + $0) == UInt8(ascii: "#") })
        {
          index += quotes + kind.pounds
          return
        }
        index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !kind.isMultiline { return }
        index += 1
      default: index += 1
      }
    }
  }
}
