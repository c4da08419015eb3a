import SeamSource

/// The rules over a project: what is found, less what is allowed.
package struct Checker: Sendable {
  package var configuration: Configuration
  package var rules: [any Rule.Type]

  package init(configuration: Configuration = Configuration(), rules: [any Rule.Type] = RuleList.all) {
    self.configuration = configuration
    self.rules = rules
  }

  /// The id under which mistakes in allow comments are reported.
  package static let allowanceRule = "stale-allowance"

  /// What is found, and what could not be told.
  package struct Result: Sendable {
    /// By path, line, column and id.
    package var findings: [Finding]
    package var unsettled: [UnsettledName]
    package var unfollowed: [UnfollowedConstruction]
  }

  package func check(_ files: [(path: String, facts: FileFacts)], threads: Int? = nil) -> [Finding] {
    run(files, threads: threads).findings
  }

  package func run(
    _ files: [(path: String, facts: FileFacts)], targets: TargetMap = TargetMap(), threads: Int? = nil
  ) -> Result {
    let project = Project(files: files, configuration: configuration, targets: targets)
    let active = rules.filter { severity(of: $0.page) != nil }
    let found = parallelMap(active, threads: threads) { rule -> [Finding] in
      var report = Report(rule.page)
      rule.check(project, &report)
      return report.findings
    }
    var findings = Array(Set(found.joined()))
    for index in findings.indices {
      if let changed = configuration.severities[findings[index].rule] ?? nil {
        findings[index].severity = changed
      }
    }
    let ignored = Set(project.files.filter { isIgnored($0) }.map(\.path))
    findings.removeAll { ignored.contains($0.path) }
    return Result(
      findings: allow(findings, in: project, active: Set(active.map { $0.page.id })).sorted(),
      unsettled: project.unsettledNames.filter { !ignored.contains($0.path) },
      unfollowed: project.unfollowedConstructions.filter { !ignored.contains($0.path) })
  }

  private func isIgnored(_ file: Project.File) -> Bool {
    file.facts.isGenerated || configuration.excludes(file.path)
  }

  private func severity(of page: RulePage) -> Severity? {
    if let changed = configuration.severities[page.id] { return changed }
    return page.severity
  }

  /// Takes away what comments allow, one finding each, and adds what is wrong with the comments.
  private func allow(_ findings: [Finding], in project: Project, active: Set<String>) -> [Finding] {
    var rest = findings.sorted()
    for file in project.files where !isIgnored(file) {
      for allowance in file.facts.allowances {
        let match = rest.firstIndex {
          $0.path == file.path && $0.rule == allowance.rule && $0.position.line == Int(allowance.target)
        }
        if !allowance.reason.isEmpty, let match {
          rest.remove(at: match)
        } else if let message = mistake(in: allowance, active) {
          rest.append(
            Finding(
              rule: Self.allowanceRule, severity: .warning, path: file.path, position: allowance.position,
              message: message.text, facts: [], help: message.help, type: ""))
        }
      }
    }
    return rest
  }

  private func mistake(in allowance: Allowance, _ active: Set<String>) -> (text: String, help: String)? {
    if RuleList.rule(allowance.rule) == nil {
      return ("there is no rule '\(allowance.rule)'", "'seam rules' lists them")
    }
    if allowance.reason.isEmpty {
      return (
        "the allowance of '\(allowance.rule)' gives no reason",
        "write '// seam:allow \(allowance.rule) because …'"
      )
    }
    if !active.contains(allowance.rule) { return nil }
    return ("nothing of '\(allowance.rule)' is found here any more", "remove the comment")
  }
}
