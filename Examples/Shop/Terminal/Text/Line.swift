/// How a piece of text looks; what that means on the screen is `ANSI`'s affair.
enum Style: Equatable {
  case plain, bold, dim, accent, alert
}

/// One line of the screen, in pieces.
struct Line: Equatable {
  struct Span: Equatable {
    var text: String
    var style: Style
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
      if columns < width { line.spans.append(Span(text: String(repeating: " ", count: width - columns), style: .plain)) }
      return line
    }
    line.spans = []
    var left = width
    for span in spans where left > 0 {
      if span.text.columns < left {
        line.spans.append(span)
        left -= span.text.columns
      } else {
        let rest = spans.drop { $0 != span }.dropFirst()
        let cut = rest.contains { !$0.text.isEmpty } || span.text.columns > left
        let text = cut ? span.text.prefix(columns: left - 1) + "…" : span.text
        line.spans.append(Span(text: text, style: span.style))
        left -= text.columns
        if left > 0 { line.spans.append(Span(text: String(repeating: " ", count: left), style: .plain)) }
        break
      }
    }
    return line
  }

  /// `left` and `right` at the two ends of `width` columns; `left` is cut where there is no room for both.
  static func justified(_ left: Line, _ right: Line, width: Int) -> Line {
    guard right.columns + 2 < width else { return left.fitted(to: width) }
    return left.fitted(to: width - right.columns - 2) + Line("  ") + right
  }
}
