import SeamSource

/// What a run has looked at and found, for a person.
package enum Summary {
  /// - Parameter inFull: names all that could not be told, instead of counting it.
  package static func text(_ outcome: CheckOutcome, inFull: Bool = false) -> String {
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
    lines += notChecked(outcome, inFull)
    lines += targets(outcome.targets, inFull)
    lines += notTold(outcome, inFull)
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

  private static func notChecked(_ outcome: CheckOutcome, _ inFull: Bool) -> [String] {
    var lines: [String] = []
    let reasons = Dictionary(grouping: outcome.skipped, by: \.reason)
    for (reason, skipped) in reasons.sorted(by: { $0.key < $1.key }) {
      lines.append("not read: \(list(skipped.map(\.path), inFull)) (\(reason))")
    }
    if !outcome.generated.isEmpty {
      lines.append("read, not reported: \(list(outcome.generated, inFull)) (generated)")
    }
    if !outcome.broken.isEmpty {
      lines.append("read as far as possible: \(list(outcome.broken, inFull)) (syntax errors)")
    }
    if outcome.goneCount > 0 {
      lines.append(
        "\(plural(outcome.goneCount, "finding")) of the baseline gone; write it again with '--write-baseline'"
      )
    }
    return lines
  }

  private static func targets(_ targets: CheckOutcome.TargetCount, _ inFull: Bool) -> [String] {
    let declaring = targets.manifests.filter { $0.targetCount > 0 }
    let count = declaring.reduce(0) { $0 + $1.targetCount }
    var lines =
      count == 0
      ? []
      : [
        "\(plural(count, "target")) known from \(list(declaring.map(\.path), inFull))"
      ]
    if !targets.filesWithoutTarget.isEmpty {
      lines.append(
        "in no target, told by the path: \(list(targets.filesWithoutTarget, inFull))")
    }
    for manifest in targets.manifests {
      lines += manifest.unclear.map {
        "not understood, told by the path: \(manifest.path):\($0.line): \($0.message)"
      }
    }
    return lines
  }

  /// Names and constructions that no rule can say anything about.
  private static func notTold(_ outcome: CheckOutcome, _ inFull: Bool) -> [String] {
    var lines: [String] = []
    let hint = inFull ? "" : "; '--verbose' names them"
    if !outcome.unsettled.isEmpty {
      lines.append(
        "\(plural(outcome.unsettled.count, "name")) could not be settled, for several declarations are equally near\(hint)"
      )
      if inFull {
        lines += outcome.unsettled.map {
          "  \($0.path): '\($0.name)' may be of \($0.places.joined(separator: ", "))"
        }
      }
    }
    if !outcome.unfollowed.isEmpty {
      lines.append(
        "\(plural(outcome.unfollowed.count, "construction")) could not be followed, for nothing there names the type\(hint)"
      )
      if inFull {
        lines += outcome.unfollowed.map {
          "  \($0.path):\($0.position.line):\($0.position.column): '\($0.spelling)'"
        }
      }
    }
    return lines
  }

  private static func list(_ paths: [String], _ inFull: Bool = false) -> String {
    if inFull { return paths.joined(separator: ", ") }
    return paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
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
