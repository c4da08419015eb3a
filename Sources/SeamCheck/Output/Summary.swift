import SeamSource

/// What a run has looked at and found, for a person.
package enum Summary {
  package static func text(_ outcome: CheckOutcome) -> String {
    var lines = outcome.problems.map(\.description)
    if !outcome.findings.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines.append("By rule:")
      lines += table(outcome.findings.map(\.rule))
      let types = outcome.findings.map(\.type).filter { !$0.isEmpty }
      if !types.isEmpty {
        lines.append("By type:")
        lines += table(types, limit: 10)
      }
    }
    lines.append(checked(outcome))
    lines += notChecked(outcome)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func checked(_ outcome: CheckOutcome) -> String {
    var counts: [String] = []
    for severity in Severity.allCases.reversed() {
      let count = outcome.findings.count { $0.severity == severity }
      if count > 0 { counts.append(plural(count, "\(severity)")) }
    }
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let known =
      outcome.knownCount > 0 ? "; \(plural(outcome.knownCount, "finding")) known to the baseline" : ""
    return "\(plural(outcome.fileCount, "file")), \(plural(outcome.lineCount, "line")): \(found)\(known)"
  }

  private static func notChecked(_ outcome: CheckOutcome) -> [String] {
    var lines: [String] = []
    let reasons = Dictionary(grouping: outcome.skipped, by: \.reason)
    for (reason, skipped) in reasons.sorted(by: { $0.key < $1.key }) {
      lines.append("not read: \(list(skipped.map(\.path))) (\(reason))")
    }
    if !outcome.generated.isEmpty {
      lines.append("read, not reported: \(list(outcome.generated)) (generated)")
    }
    if !outcome.broken.isEmpty {
      lines.append("read as far as possible: \(list(outcome.broken)) (syntax errors)")
    }
    if outcome.goneCount > 0 {
      lines.append(
        "\(plural(outcome.goneCount, "finding")) of the baseline gone; write it again with '--write-baseline'"
      )
    }
    return lines
  }

  private static func list(_ paths: [String]) -> String {
    paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }

  private static func table(_ names: [String], limit: Int = .max) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let width = counts.first.map { String($0.value).count } ?? 0
    var lines = counts.prefix(limit).map { name, count in
      "  " + String(repeating: " ", count: width - String(count).count) + "\(count)  \(name)"
    }
    if counts.count > limit { lines.append("  and \(counts.count - limit) more") }
    return lines
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
