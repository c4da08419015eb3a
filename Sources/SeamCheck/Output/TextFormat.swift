import SeamSource

/// The form of compilers, which editors and CI know how to read.
package enum TextFormat: OutputFormat {
  package static let name = "text"

  package static func text(_ outcome: CheckOutcome) -> String { text(outcome, inColour: false) }

  package static func text(_ outcome: CheckOutcome, inColour: Bool) -> String {
    outcome.findings.map { text($0, inColour) }.joined()
  }

  private static func text(_ finding: Finding, _ inColour: Bool) -> String {
    let severity =
      inColour ? "\u{1B}[\(colour(finding.severity))m\(finding.severity)\u{1B}[0m" : "\(finding.severity)"
    var lines = [
      "\(finding.path):\(finding.position.line):\(finding.position.column): \(severity): \(finding.message) [\(finding.rule)]"
    ]
    lines += finding.facts.map { line($0.label, $0.text) }
    lines.append(line("help", finding.help))
    if finding.rule != Checker.allowanceRule { lines.append(line("docs", "seam explain \(finding.rule)")) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ label: String, _ text: String) -> String {
    "  \(label):" + String(repeating: " ", count: max(1, 6 - label.count)) + text
  }

  private static func colour(_ severity: Severity) -> String {
    switch severity {
    case .note: "36"
    case .warning: "35"
    case .error: "31"
    }
  }
}
