import Foundation
import SeamSource

/// All that is known about a run, for other programs.
package enum JSONFormat: OutputFormat {
  package static let name = "json"

  package static func text(_ outcome: CheckOutcome) -> String {
    encode(
      Document(
        findings: outcome.findings.map { finding in
          Document.Finding(
            rule: finding.rule, severity: finding.severity.rawValue, path: finding.path,
            line: finding.position.line, column: finding.position.column, message: finding.message,
            facts: finding.facts.map { Document.Fact(label: $0.label, text: $0.text) }, help: finding.help,
            type: finding.type)
        },
        problems: outcome.problems.map { .init(path: $0.path, line: $0.line, message: $0.message) },
        skipped: outcome.skipped.map { .init(path: $0.path, reason: $0.reason) },
        unsettledNames: outcome.unsettled.map { .init(name: $0.name, path: $0.path, declaredIn: $0.places) },
        unfollowedConstructions: outcome.unfollowed.map {
          .init(path: $0.path, line: $0.position.line, column: $0.position.column, spelling: $0.spelling)
        },
        manifests: outcome.targets.manifests.map { manifest in
          .init(
            path: manifest.path, targets: manifest.targetCount,
            unclear: manifest.unclear.map { .init(path: manifest.path, line: $0.line, message: $0.message) })
        },
        filesWithoutTarget: outcome.targets.filesWithoutTarget,
        generated: outcome.generated, filesWithSyntaxErrors: outcome.broken, files: outcome.fileCount,
        lines: outcome.lineCount, knownToBaseline: outcome.knownCount, goneFromBaseline: outcome.goneCount))
  }

  /// Pretty, with sorted keys and without escaped slashes: the same bytes each time.
  static func encode(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(document)) ?? Data(), as: UTF8.self) + "\n"
  }

  private struct Document: Encodable {
    var version = 1
    var findings: [Finding]
    var problems: [Problem]
    var skipped: [Skipped]
    var unsettledNames: [UnsettledName]
    var unfollowedConstructions: [Construction]
    var manifests: [Manifest]
    var filesWithoutTarget: [String]
    var generated: [String]
    var filesWithSyntaxErrors: [String]
    var files: Int
    var lines: Int
    var knownToBaseline: Int
    var goneFromBaseline: Int

    struct Finding: Encodable {
      var rule: String
      var severity: String
      var path: String
      var line: Int
      var column: Int
      var message: String
      var facts: [Fact]
      var help: String
      var type: String
    }
    struct Fact: Encodable {
      var label: String
      var text: String
    }
    struct Problem: Encodable {
      var path: String
      var line: Int?
      var message: String
    }
    struct UnsettledName: Encodable {
      var name: String
      var path: String
      var declaredIn: [String]
    }
    struct Construction: Encodable {
      var path: String
      var line: Int
      var column: Int
      var spelling: String
    }
    struct Manifest: Encodable {
      var path: String
      var targets: Int
      var unclear: [Problem]
    }
    struct Skipped: Encodable {
      var path: String
      var reason: String
    }
  }
}
