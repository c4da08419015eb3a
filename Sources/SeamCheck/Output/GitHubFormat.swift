import SeamSource

/// Annotations of GitHub's workflow commands.
package enum GitHubFormat: OutputFormat {
  package static let name = "github"

  package static func text(_ outcome: CheckOutcome) -> String {
    let findings = outcome.findings.map { finding in
      let word = finding.severity == .note ? "notice" : "\(finding.severity)"
      let body =
        ([finding.message] + finding.facts.map { "\($0.label): \($0.text)" } + ["help: \(finding.help)"])
        .joined(separator: "\n")
      return
        "::\(word) file=\(property(finding.path)),line=\(finding.position.line),col=\(finding.position.column)"
        + ",title=\(property(finding.rule))::\(data(body))\n"
    }
    let problems = outcome.problems.map { problem in
      "::error file=\(property(problem.path))\(problem.line.map { ",line=\($0)" } ?? "")::\(data(problem.message))\n"
    }
    return (findings + problems).joined()
  }

  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
  }
}
