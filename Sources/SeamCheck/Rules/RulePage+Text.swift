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

  /// The page in Markdown.
  package var markdown: String {
    var text =
      "# \(id)\n\n\(summary.prefix(1).uppercased())\(summary.dropFirst()). Severity: \(severity).\n\n\(why)\n\n\(fix)\n"
    for example in examples {
      text += "\n\(example.isQuiet ? "Nothing is found here" : "Found where the arrow stands"):\n\n"
      text += "```swift example\n\(example.source)\n```\n"
      if !example.isQuiet {
        text += "\n```text\n" + example.messages.map { "\(severity): \($0)\n" }.joined() + "```\n"
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
