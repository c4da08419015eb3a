import SeamSource

/// One rule: what it finds, its page, and the examples that are its tests.
package protocol Rule: Sendable {
  static var page: RulePage { get }

  /// Finds all there is in a project; the order does not matter.
  static func check(_ project: Project, _ report: inout Report)
}

/// What is said about a rule, by `seam explain`, in the documentation and in SARIF.
package struct RulePage: Sendable {
  /// Names the bad pattern. Never changes.
  package var id: String
  package var severity: Severity
  /// One sentence without period.
  package var summary: String
  package var why: String
  package var fix: String
  package var examples: [Example]
}

/// Source with `↓` before the place of each finding, and the messages in order; without either, source in which a rule is quiet.
///
/// A line `// file: Name.swift` begins another file.
package struct Example: Sendable {
  package var source: String
  package var messages: [String]

  package init(_ source: String, _ messages: String...) {
    self.source = source
    self.messages = messages
  }

  package var isQuiet: Bool { messages.isEmpty }
}

/// Where a rule puts what it finds.
package struct Report {
  package private(set) var findings: [Finding] = []
  let page: RulePage

  init(_ page: RulePage) { self.page = page }

  mutating func add(
    _ message: String, at path: String, _ position: Position, in type: String, help: String,
    facts: [Finding.Fact] = [], severity: Severity? = nil
  ) {
    findings.append(
      Finding(
        rule: page.id, severity: severity ?? page.severity, path: path, position: position, message: message,
        facts: facts, help: help, type: type))
  }
}
