import SeamSource
import SwiftSyntax

extension Allowance {
  /// `// seam:allow RULE because REASON`
  static func all(in tree: SourceFileSyntax, of source: SourceFile) -> [Self] {
    var found: [Self] = []
    /// Those that speak about the next line with code.
    var waiting: [Int] = []
    var lastCodeLine: Int32 = 0

    func read(_ trivia: Trivia, from start: AbsolutePosition) {
      var offset = start.utf8Offset
      for piece in trivia {
        if case .lineComment(let text) = piece, let words = words(of: text) {
          let place = source.lines.position(of: offset)
          let line = Int32(place.line)
          let isBehindCode = line == lastCodeLine
          if !isBehindCode { waiting.append(found.count) }
          found.append(
            Self(
              rule: words.rule, reason: words.reason, line: line, column: Int32(place.column),
              target: isBehindCode ? line : 0))
        }
        offset += piece.sourceLength.utf8Length
      }
    }

    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, from: token.position)
      lastCodeLine = Int32(source.position(of: token).line)
      for index in waiting { found[index].target = lastCodeLine }
      waiting = []
      lastCodeLine = Int32(
        source.lines.position(of: token.endPositionBeforeTrailingTrivia.utf8Offset).line)
      read(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    }
    return found
  }

  private static func words(of comment: String) -> (rule: String, reason: String)? {
    let text = comment.drop { $0 == "/" || $0 == " " }
    guard text.hasPrefix("seam:allow") else { return nil }
    let words = text.dropFirst("seam:allow".count).split(separator: " ", maxSplits: 2)
    let rule = words.first.map(String.init) ?? ""
    guard words.count == 3, words[1] == "because" else { return (rule, "") }
    return (rule, String(words[2]).trimmingSuffix())
  }
}

extension String {
  fileprivate func trimmingSuffix() -> String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
