import Foundation
import SeamCheck

/// `seam explain`
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "says what a rule of 'seam check' finds, why, and how to mend it"
  static let usage = """
    usage: seam explain RULE

    Says what a rule of 'seam check' finds, why that matters, how to mend it, and shows examples. 'seam rules' lists the rules.

    """

  static func run(_ arguments: [String]) throws -> ExitStatus {
    var words = Words(arguments)
    let ids = try words.operands()
    guard let id = ids.first else { throw UsageError(message: "name a rule; 'seam rules' lists them") }
    if ids.count > 1 { throw UsageError(message: "'\(ids[1])' is one word too many") }
    guard let rule = RuleList.rule(id) else {
      throw UsageError(message: "there is no rule '\(id)'; 'seam rules' lists them")
    }
    Seam.write(rule.page.text, to: .standardOutput)
    return .clean
  }
}
