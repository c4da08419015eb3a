package import Foundation

/// Findings that a code base has had when it began to use the tool: they are not reported again.
///
/// A finding is known by rule, path and message, so that it may move within its file.
package struct Baseline: Codable, Equatable, Sendable {
  package struct Entry: Codable, Hashable, Sendable {
    package var path: String
    package var rule: String
    package var message: String
    package var count: Int
  }

  /// By path, rule and message.
  package var findings: [Entry]

  package init(_ findings: [Finding]) {
    var counts: [Entry: Int] = [:]
    for finding in findings { counts[Self.key(finding), default: 0] += 1 }
    self.findings = counts.map { key, count in
      var entry = key
      entry.count = count
      return entry
    }.sorted { ($0.path, $0.rule, $0.message) < ($1.path, $1.rule, $1.message) }
  }

  package init(json data: Data) throws { self = try JSONDecoder().decode(Self.self, from: data) }

  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  /// The findings that it does not know, and how many of its own are gone.
  package func split(_ findings: [Finding]) -> (new: [Finding], goneCount: Int) {
    var counts = Dictionary(
      self.findings.map { (Entry(path: $0.path, rule: $0.rule, message: $0.message, count: 0), $0.count) },
      uniquingKeysWith: +)
    let new = findings.filter { finding in
      let key = Self.key(finding)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
    return (new, counts.values.reduce(0, +))
  }

  private static func key(_ finding: Finding) -> Entry {
    Entry(path: finding.path, rule: finding.rule, message: finding.message, count: 0)
  }
}
