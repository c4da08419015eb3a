/// What all handles have in common.
///
/// `@unchecked Sendable`: the variables of its subclasses are constants whose content a lock guards.
public class MockedMemberBase: @unchecked Sendable {
  /// The member's name with its double's, such as `MockApi.user(_:)`.
  public let name: String

  /// What the handle is called in `double.mock`.
  let handle: String

  let origin: DoubleOrigin

  init(_ member: String, as handle: String?, _ origin: DoubleOrigin) {
    name = "\(origin.double).\(member)"
    self.handle = handle ?? String(member.prefix { $0 != "(" })
    self.origin = origin
  }

  /// The answer to a call that nothing was prepared for.
  ///
  /// Nothing for a member that returns nothing, unless its double is strict. For others it is reported; then it is
  /// an error where the member can throw any, else the type's default, and at last a trap.
  @inline(never)
  func missing<Output, Failure: Error>(
    _: Output.Type, or _: Failure.Type
  ) throws(Failure) -> Output {
    // One that cannot throw was reported when it was recorded.
    if Output.self == Void.self, !origin.isStrict || Failure.self == Never.self, let nothing = () as? Output {
      return nothing
    }
    if let error = UnstubbedCall(member: name) as? Failure {
      origin.record(.missing(self, "It throws an 'UnstubbedCall' now."))
      throw error
    }
    if let type = Output.self as? any DefaultAnswer.Type, let answer = type.defaultAnswer as? Output {
      origin.record(.missing(self, "It returns '\(answer)' now, the default of '\(Output.self)'."))
      return answer
    }
    trap(.missing(self, "There is no default of '\(Output.self)' to go on with."))
  }

  /// Reports a call that returns nothing and that nothing was prepared for.
  @inline(never)
  func reportNothing() { origin.record(.missing(self, "It does nothing now.")) }

  /// Reports, then ends the process with the same text.
  @inline(never)
  func trap(_ report: DoubleReport) -> Never {
    origin.record(report)
    fatalError("\(report)")
  }
}
