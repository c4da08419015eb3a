import ShopCore

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

extension LoadingState where Value: Collection {
  /// What was loaded, or what there is to say instead.
  func lines(
    of name: String, empty: String, width: Int, _ loaded: (Value) -> [Line]
  ) -> [Line] {
    switch self {
    case .idle, .loading: Message.lines("Loading \(name)…", width: width)
    case .failed(let message):
      Message.failure("The \(name) could not be loaded.", message, width: width)
    case .loaded(let value):
      value.isEmpty ? Message.lines(empty, width: width) : loaded(value)
    }
  }
}
