/// The escape sequences of terminals, all of them.
enum ANSI {
  /// A screen of its own, without cursor and without wrapping, so that the shell's is there again afterwards.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
  static let leave = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// A frame that covers the whole screen, so that nothing needs to be erased first.
  static func frame(_ lines: [Line], isColored: Bool) -> String {
    "\u{1B}[H" + lines.map { encoded($0, isColored: isColored) }.joined(separator: "\r\n")
  }

  private static func encoded(_ line: Line, isColored: Bool) -> String {
    let base = line.isSelected ? "7;" : ""
    return line.spans.map { "\u{1B}[0;\(base)\(code($0.style, isColored: isColored))m\($0.text)" }.joined()
      + "\u{1B}[0m"
  }

  private static func code(_ style: Style, isColored: Bool) -> String {
    switch style {
    case .plain: "22"
    case .bold: "1"
    case .dim: "2"
    case .accent: isColored ? "35" : "1"
    case .alert: isColored ? "31" : "1"
    }
  }
}
