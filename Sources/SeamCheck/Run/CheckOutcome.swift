package import SeamSource

/// What a run has found, and what it has looked at.
package struct CheckOutcome: Sendable, Equatable {
  package var findings: [Finding] = []
  package var problems: [SourceProblem] = []
  package var skipped: [SourceTree.Skipped] = []
  /// Files that are read for what they declare, and not reported.
  package var generated: [String] = []
  /// Files with syntax errors, of which the rest was checked.
  package var broken: [String] = []
  package var fileCount = 0
  package var lineCount = 0
  /// Findings that the baseline knows.
  package var knownCount = 0
  /// Findings of the baseline that are gone.
  package var goneCount = 0

  package init() {}

  /// Whether something was found that makes the run fail: notes do not.
  package func fails(strictly: Bool) -> Bool {
    findings.contains { strictly || $0.severity > .note }
  }
}
