/// A way to write findings down.
package protocol OutputFormat: Sendable {
  /// The word of `--format`.
  static var name: String { get }

  static func text(_ outcome: CheckOutcome) -> String
}

package enum OutputFormats {
  package static let all: [any OutputFormat.Type] = [
    GitHubFormat.self, JSONFormat.self, SARIFFormat.self, TextFormat.self,
  ]
}
