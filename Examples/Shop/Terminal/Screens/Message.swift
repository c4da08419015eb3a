/// What a screen says when it has nothing to show.
enum Message {
  static func lines(_ text: String, style: Style = .plain, width: Int) -> [Line] {
    [Line()] + text.wrapped(to: width - 6).map { Line("   ") + Line($0, style) }
  }

  static func failure(_ headline: String, _ message: String, width: Int) -> [Line] {
    lines(headline, style: .alert, width: width) + lines(message, width: width).dropFirst()
      + lines("Press r to try again.", style: .dim, width: width)
  }

  /// Two texts at the two ends of a line.
  static func row(_ left: String, _ right: String, width: Int) -> Line {
    .justified(Line(left), Line(right + " "), width: width)
  }
}
