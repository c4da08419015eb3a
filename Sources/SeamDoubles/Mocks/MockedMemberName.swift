/// What a member of a double is called, and what follows where a call of it has no answer.
@usableFromInline
struct MockedMemberName: Sendable {
  let origin: DoubleOrigin

  /// The member's name and labels.
  private let member: String
  private let givenHandle: String?

  init(_ member: String, as handle: String?, _ origin: DoubleOrigin) {
    self.member = member
    givenHandle = handle
    self.origin = origin
  }

  /// The member's name with its double's, such as `MockApi.user(_:)`.
  var full: String { "\(origin.double).\(member)" }

  /// What the handle is called in `double.mock`.
  var handle: String { givenHandle ?? String(member.prefix { $0 != "(" }) }

  /// The answer to a call that nothing was prepared for.
  ///
  /// Nothing for a member that returns nothing, unless its double is strict. For others it is reported; then it is
  /// an error where the member can throw any, else the type's default, and at last a trap.
  @inlinable
  func missing<Output, Failure: Error>(_: Output.Type, or _: Failure.Type) throws(Failure) -> Output {
    if Output.self == Void.self, let nothing = () as? Output, allowsNothing(or: Failure.self) {
      return nothing
    }
    return try reported(Output.self, or: Failure.self)
  }

  /// One that cannot throw was reported when it was recorded.
  @usableFromInline
  func allowsNothing(or failure: (some Error).Type) -> Bool { !origin.isStrict || failure == Never.self }

  /// Reports a call that returns nothing and that nothing was prepared for, if the double is strict.
  @inline(never) @usableFromInline
  func reportNothing() {
    if origin.isStrict { origin.record(.missing(self, "It does nothing now.")) }
  }

  @inline(never) @usableFromInline
  func reported<Output, Failure: Error>(_: Output.Type, or _: Failure.Type) throws(Failure) -> Output {
    if let error = UnstubbedCall(member: full) as? Failure {
      origin.record(.missing(self, "It throws an 'UnstubbedCall' now."))
      throw error
    }
    if let type = Output.self as? any DefaultAnswer.Type, let answer = type.defaultAnswer as? Output {
      origin.record(.missing(self, "It returns '\(answer)' now, the default of '\(Output.self)'."))
      return answer
    }
    trap(.missing(self, "There is no default of '\(Output.self)' to go on with."))
  }

  /// Reports, then ends the process with the same text.
  @inline(never)
  func trap(_ report: DoubleReport) -> Never {
    origin.record(report)
    fatalError("\(report)")
  }
}
