import Foundation
import SeamCheck

/// `seam rules`
enum RulesCommand: Command {
  static let name = "rules"
  static let summary = "lists the rules of 'seam check'"
  static let usage = """
    usage: seam rules

    Lists the rules of 'seam check', each with its severity. 'seam explain RULE' says more about one.

    """

  static func run(_ arguments: [String]) throws -> ExitStatus {
    var words = Words(arguments)
    if let word = try words.operands().first { throw UsageError(message: "'\(word)' is one word too many") }
    let width = RuleList.all.map { $0.page.id.count }.max() ?? 0
    for rule in RuleList.all {
      let page = rule.page
      let id = page.id + String(repeating: " ", count: width - page.id.count)
      let severity = page.severity.rawValue + String(repeating: " ", count: 7 - page.severity.rawValue.count)
      Seam.write("\(id)  \(severity)  \(page.summary)\n", to: .standardOutput)
    }
    return .clean
  }
}
