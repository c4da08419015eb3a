extension RulePage {
  /// The page as plain text, for a terminal.
  package var text: String {
    var text = """
      \(id) (\(severity)): \(summary)

      \(Self.wrapped(why))

      \(Self.wrapped(fix))

      """
    for example in examples {
      text += "\n\(example.isQuiet ? "Nothing is found in" : "Found at ↓ in"):\n\n"
      for line in example.source.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
      for message in example.messages { text += "\n    \(severity): \(message)\n" }
    }
    return text
  }

  /// The page in Markdown; code is indented, for it is compiled and run by tests of its own.
  package var markdown: String {
    var text =
      "## \(id)\n\n\(summary.prefix(1).uppercased())\(summary.dropFirst()). Severity: \(severity).\n\n"
    text += "\(Self.wrapped(why, at: 130))\n\n\(Self.wrapped(fix, at: 130))\n"
    for example in examples {
      text += example.isQuiet ? "\nNothing is found in\n\n" : "\nFound at the arrow in\n\n"
      for line in example.source.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
      if !example.isQuiet {
        text += "\n" + example.messages.map { "> \($0)\n" }.joined(separator: ">\n")
      }
    }
    return text
  }

  private static func wrapped(_ text: String, at width: Int = 100) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
