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
  /// Names that could not be settled, and constructions that could not be followed.
  package var unsettled: [UnsettledName] = []
  package var unfollowed: [UnfollowedConstruction] = []
  package var targets = TargetCount()
  package var fileCount = 0
  package var lineCount = 0
  /// Findings that the baseline knows.
  package var knownCount = 0
  /// Findings of the baseline that are gone.
  package var goneCount = 0

  package init() {}

  /// What is known about targets.
  package struct TargetCount: Sendable, Equatable {
    /// Manifests and projects, by path, with how many targets each declares.
    package var manifests: [Manifest] = []
    /// Files that belong to none of them.
    package var filesWithoutTarget: [String] = []

    package struct Manifest: Sendable, Equatable {
      package var path: String
      package var targetCount: Int
      /// What could not be understood in it.
      package var unclear: [TargetFacts.Unclear]
    }
  }

  /// Whether something was found that makes the run fail: notes do not.
  package func fails(strictly: Bool) -> Bool {
    findings.contains { strictly || $0.severity > .note }
  }
}
