/// How a piece of text looks; what that means on the screen is `ANSI`'s affair.
enum Style: Equatable {
  case plain, bold, dim, accent, alert
}

/// One line of the screen, in pieces.
struct Line: Equatable {
  struct Span: Equatable {
    var text: String
    var style: Style

    static func spaces(_ count: Int) -> Span {
      Span(text: String(repeating: " ", count: count), style: .plain)
    }
  }

  var spans: [Span] = []
  /// Drawn from edge to edge in reverse.
  var isSelected = false

  init() {}

  init(_ text: String, _ style: Style = .plain) {
    spans = [Span(text: text.printable, style: style)]
  }

  var text: String { spans.map(\.text).joined() }

  var columns: Int { text.columns }

  static func + (left: Line, right: Line) -> Line {
    var line = left
    line.spans += right.spans
    return line
  }

  /// The line at exactly `width` columns: cut, with an ellipsis, or filled up.
  func fitted(to width: Int) -> Line {
    var line = self
    guard columns > width else {
      line.spans.append(.spaces(width - columns))
      return line
    }
    line.spans = []
    var room = width - 1  // the ellipsis takes one
    for span in spans where room >= 0 {
      let text = span.text.prefix(columns: room)
      line.spans.append(Span(text: text, style: span.style))
      room -= text.columns
      guard text.count < span.text.count else { continue }
      line.spans += [Span(text: "…", style: span.style), .spaces(room)]
      break
    }
    return line
  }

  /// `left` and `right` at the two ends of `width` columns; `left` is cut where there is no room for both.
  static func justified(_ left: Line, _ right: Line, width: Int) -> Line {
    guard right.columns + 2 < width else { return left.fitted(to: width) }
    return left.fitted(to: width - right.columns - 2) + Line("  ") + right
  }
}
