/// Something that is wrong with how a double was prepared: a headline that stands alone, facts, and the way
/// to mend it.
package struct DoubleReport: Sendable, CustomStringConvertible {
  package let headline: String
  package let facts: [(name: String, value: String)]
  package let explanation: String

  package var description: String {
    let facts = facts.map { "\($0.name): \($0.value)" }
    return [headline, facts.joined(separator: "\n"), explanation].filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }
}

extension DoubleReport {
  init(_ headline: String, at place: DoubleOrigin.Place?, _ explanation: String) {
    self.headline = headline
    facts = place.map { [(name: "Double made at", value: "\($0.fileID):\($0.line)")] } ?? []
    self.explanation = explanation
  }

  /// A call that nothing was prepared for.
  static func missing(_ member: MockedMemberName, _ outcome: String) -> DoubleReport {
    DoubleReport(
      "'\(member.full)' was called but has no stub", at: member.origin.place,
      "\(outcome)\nTo fix, give it one: '\(member.origin.place == nil ? member.origin.double : "double").mock.\(member.handle).returns(…)'."
    )
  }

  /// A handler that has thrown what its member cannot throw.
  static func wrongError(_ error: any Error, of member: MockedMemberName, _ failure: Any.Type) -> DoubleReport
  {
    DoubleReport(
      "the handler of '\(member.full)' threw '\(error)', which is no '\(failure)'", at: member.origin.place,
      "To fix, throw a '\(failure)'.")
  }

  /// A generic member whose answer is not of the type that the caller asked for.
  static func wrongType(_ value: Any, of member: MockedMemberName, _ type: Any.Type) -> DoubleReport {
    DoubleReport(
      "'\(member.full)' was to return a '\(type)' but its stub gave a '\(Swift.type(of: value))'",
      at: member.origin.place, "To fix, look at the type in the handler: each call can ask for another.")
  }
}
