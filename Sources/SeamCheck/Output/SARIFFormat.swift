import Foundation
import SeamSource

/// SARIF 2.1.0, which code-scanning services take.
package enum SARIFFormat: OutputFormat {
  package static let name = "sarif"

  package static func text(_ outcome: CheckOutcome) -> String {
    let rules =
      RuleList.all.map { rule in
        Log.Rule(
          id: rule.page.id, shortDescription: .init(text: rule.page.summary),
          fullDescription: .init(text: rule.page.why), help: .init(text: rule.page.fix),
          defaultConfiguration: .init(level: rule.page.severity.rawValue))
      } + [
        Log.Rule(
          id: Checker.allowanceRule, shortDescription: .init(text: "an allow comment that allows nothing"),
          fullDescription: .init(text: "It hides the next finding at its place."),
          help: .init(text: "Remove the comment, or mend it."), defaultConfiguration: .init(level: "warning"))
      ]
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results = outcome.findings.map { finding in
      Log.Result(
        ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? -1, level: finding.severity.rawValue,
        message: .init(
          text: ([finding.message] + finding.facts.map { "\($0.label): \($0.text)" } + [
            "help: \(finding.help)"
          ])
          .joined(separator: "\n")),
        locations: [location(finding.path, finding.position.line, finding.position.column)],
        partialFingerprints: [
          "seam/v1": ContentHash("\(finding.rule)\n\(finding.path)\n\(finding.message)".utf8).description
        ])
    }
    let notifications = outcome.problems.map { problem in
      Log.Notification(
        level: "error", message: .init(text: problem.message),
        locations: [location(problem.path, problem.line, nil)])
    }
    return JSONFormat.encode(
      Log(runs: [
        .init(
          tool: .init(driver: .init(rules: rules)), results: results,
          invocations: [
            .init(executionSuccessful: outcome.problems.isEmpty, toolExecutionNotifications: notifications)
          ])
      ]))
  }

  private static func location(_ path: String, _ line: Int?, _ column: Int?) -> Log.Location {
    .init(
      physicalLocation: .init(
        artifactLocation: .init(uri: uri(path)),
        region: line.map { .init(startLine: $0, startColumn: column) }))
  }

  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+@!$&'()*,;=")
    let text = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return text.hasPrefix("/") ? "file://" + text : text
  }

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Encodable {
      var tool: Tool
      var results: [Result]
      var invocations: [Invocation]
    }
    struct Tool: Encodable { var driver: Driver }
    struct Driver: Encodable {
      var name = "seam"
      var rules: [Rule]
    }
    struct Rule: Encodable {
      var id: String
      var shortDescription: Text
      var fullDescription: Text
      var help: Text
      var defaultConfiguration: Level
    }
    struct Level: Encodable { var level: String }
    struct Text: Encodable { var text: String }
    struct Result: Encodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Text
      var locations: [Location]
      var partialFingerprints: [String: String]
    }
    struct Location: Encodable { var physicalLocation: Physical }
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
    }
    struct Invocation: Encodable {
      var executionSuccessful: Bool
      var toolExecutionNotifications: [Notification]
    }
    struct Notification: Encodable {
      var level: String
      var message: Text
      var locations: [Location]
    }
  }
}
