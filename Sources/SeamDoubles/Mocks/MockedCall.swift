/// One call of a double's member: what the double does about it.
public struct MockedCall<Output, Failure: Error, Handler> {
  /// What the test wants to be called, if it has given a handler.
  public let handler: Handler?

  let answer: Result<Output, Failure>?
  let member: MockedMemberBase

  /// The answer that the test has prepared, or what follows from there being none.
  public func result() throws(Failure) -> Output {
    if let answer { return try answer.get() }
    return try member.missing(Output.self, or: Failure.self)
  }

  /// The same, for a member whose caller alone gets it.
  ///
  /// A value that the test has prepared must be in no other hands.
  public func handedOver() throws(Failure) -> sending Output {
    nonisolated(unsafe) let output = try result()
    return output
  }

  /// The same as the type that the caller of a generic member asks for.
  public func result<Asked>(as type: Asked.Type) throws(Failure) -> Asked {
    if let answer { return cast(try answer.get()) }
    return try member.missing(type, or: Failure.self)
  }

  /// What a handler has returned, as the type that the caller of a generic member asks for.
  public func cast<Asked>(_ value: Any, as type: Asked.Type = Asked.self) -> Asked {
    guard let asked = value as? Asked else { member.trap(.wrongType(value, of: member, type)) }
    return asked
  }

  /// What a handler has thrown, as what the member may throw.
  public func admitted<Admitted: Error>(
    _ error: any Error, as type: Admitted.Type = Admitted.self
  ) -> Admitted {
    guard let failure = error as? Admitted else { member.trap(.wrongError(error, of: member, type)) }
    return failure
  }

  /// Throws what a handler has thrown, in a member that throws what its closure throws.
  public func rethrow<Asked>(
    _ error: any Error, _ rescue: (any Error) throws -> Asked
  ) rethrows -> Asked {
    try rescue(error)
  }
}
