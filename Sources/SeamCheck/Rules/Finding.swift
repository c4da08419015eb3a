package import SeamSource

package enum Severity: String, Sendable, Comparable, CaseIterable {
  case note, warning, error

  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One thing that a rule has found.
package struct Finding: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var path: String
  package var position: Position
  /// One line that stands alone.
  package var message: String
  /// Lines below it: what led there, other places.
  package var facts: [Fact]
  /// The step that mends it.
  package var help: String
  /// The type that it is in, for the summary.
  package var type: String

  package struct Fact: Hashable, Sendable {
    /// 'chain', 'also'
    package var label: String
    package var text: String

    package init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }
}

extension Finding: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    (one.path, one.position, one.rule, one.message) < (other.path, other.position, other.rule, other.message)
  }
}
