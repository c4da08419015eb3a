import Foundation

/// The terminal on standard input and output: raw mode, size, bytes.
final class TerminalDevice {
  private var original = termios()

  /// Nil where input or output is no terminal that can be drawn on.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      ProcessInfo.processInfo.environment["TERM"] != "dumb", tcgetattr(STDIN_FILENO, &original) == 0
    else { return nil }
  }

  /// Takes the terminal over: keys come one by one and unseen, on a screen of the app's own.
  func enter() {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    write(ANSI.enter)
  }

  /// Gives the terminal back as it was.
  func leave() {
    write(ANSI.leave)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
  }

  /// Columns and lines; 80 by 24 where the terminal does not say.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))  // a terminal may be gone at any time
  }
}
