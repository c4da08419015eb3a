/// Breaks what is too long for a line, as somebody would by hand.
enum LineBreaking {
  private static let width = 96

  /// A type on several lines where it is too long for one: its first list on one, or each element
  /// of it on its own.
  static func lines(of type: String) -> [String] {
    guard type.count > width, let list = firstList(in: type) else { return [type] }
    let parts = elements(type[list])
    guard parts.count > 1 else { return [type] }
    let (start, end) = (String(type[..<list.lowerBound]), String(type[list.upperBound...]))
    if type[list].count <= width { return [start, "  \(type[list])", end] }
    return [start]
      + parts.enumerated().map { "  \($0.element)\($0.offset + 1 < parts.count ? "," : "")" }
      + [end]
  }

  /// The end of a head and its `where` clause, before the brace.
  static func lines(_ head: String, where condition: String) -> [String] {
    guard head.count + condition.count > width, !condition.isEmpty else { return ["\(head)\(condition) {"] }
    return [head, "\(condition.dropFirst()) {"]
  }

  /// What is between the first parentheses that are no attribute's.
  private static func firstList(in text: String) -> Range<String.Index>? {
    var start: String.Index?
    var depth = 0
    for index in text.indices {
      let isAtWord = index == text.startIndex || text[text.index(before: index)] == " "
      switch text[index] {
      case "(" where start == nil && depth == 0 && isAtWord:
        start = text.index(after: index)
        depth = 1
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0, let start { return start..<index }
      default: break
      }
    }
    return nil
  }

  /// The parts of a list, without commas inside brackets.
  private static func elements(_ list: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    var last: Character = " "
    for character in list {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      last = character
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.trimmingSpaces)
  }
}
