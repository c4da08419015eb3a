// A call ends with its last use, not with the function that has it: a handler that is taken out of it is retained once.

/// What a double does about a call of one of its members: what the test had prepared when the call came.
@_eagerMove
public enum MockedCall<Output, Failure: Error, Handler> {
  case handled(Handler)
  case answered(Result<Output, Failure>)
  /// Nothing, which the handle reports where a result is asked for.
  case unprepared(MockedMemberBase)

  /// What the test wants to be called, if it has given a handler.
  @inlinable @inline(__always)
  public var handler: Handler? {
    if case .handled(let handler) = self { handler } else { nil }
  }

  /// The answer that the test has prepared, or what follows from there being none.
  ///
  /// A call that has a handler has no other result than the handler's; to ask for one traps.
  @inlinable @inline(__always)
  public func result() throws(Failure) -> Output {
    switch self {
    case .answered(let answer): return try answer.get()
    case .unprepared(let handle): return try handle.member.missing(Output.self, or: Failure.self)
    case .handled: preconditionFailure("the handler of the call was not called")
    }
  }

  /// The same, for a member whose caller alone gets it.
  ///
  /// A value that the test has prepared must be in no other hands.
  public func handedOver() throws(Failure) -> sending Output {
    nonisolated(unsafe) let output = try result()
    return output
  }

  /// Throws what a handler has thrown, in a member that throws what its closure throws.
  public func rethrow<Asked>(
    _ error: any Error, _ rescue: (any Error) throws -> Asked
  ) rethrows -> Asked {
    try rescue(error)
  }
}
