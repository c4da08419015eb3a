/// What a double does about a call of one of its members: what the test had prepared when the call came.
///
/// It never changes: one serves all calls for which the same was prepared, and recording one allocates nothing.
public final class MockedCall<Output, Failure: Error, Handler> {
  /// What the test wants to be called, if it has given a handler.
  public let handler: Handler?

  /// What it has prepared otherwise.
  @usableFromInline let answer: Result<Output, Failure>?
  /// What the call after this one gets, where that is something else.
  @usableFromInline let next: MockedCall?
  @usableFromInline let member: MockedMemberName
  /// Whether the call is one of a strict double that returns nothing and that nothing was prepared for.
  @usableFromInline let isReported: Bool

  init(
    _ member: MockedMemberName, handler: Handler? = nil, answer: Result<Output, Failure>? = nil,
    next: MockedCall? = nil, isReported: Bool = false
  ) {
    self.isReported = isReported
    self.member = member
    self.handler = handler
    self.answer = answer
    self.next = next
  }

  @inline(never) @usableFromInline
  func report() { member.reportNothing() }

  /// The answer that the test has prepared, or what follows from there being none.
  @inlinable
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
