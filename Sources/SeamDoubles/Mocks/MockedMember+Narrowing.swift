// What a double needs where the member's types are narrower than those of its handle: a generic result, one type of error.

extension MockedMemberBase {
  /// What a handler has returned, as the type that the caller of a generic member asks for.
  public final func cast<Asked>(_ value: Any, as type: Asked.Type = Asked.self) -> Asked {
    guard let asked = value as? Asked else { member.trap(.wrongType(value, of: member, type)) }
    return asked
  }

  /// What a handler has thrown, as what the member may throw.
  public final func admitted<Admitted: Error>(
    _ error: any Error, as type: Admitted.Type = Admitted.self
  ) -> Admitted {
    guard let failure = error as? Admitted else { member.trap(.wrongError(error, of: member, type)) }
    return failure
  }
}

extension MockedMember {
  /// The result of a call that has no handler, as the type that the caller of a generic member asks for.
  public final func result<Asked>(
    of call: MockedCall<Output, Failure, Handler>, as type: Asked.Type
  ) throws(Failure) -> Asked {
    guard case .answered(let answer) = call else { return try member.missing(type, or: Failure.self) }
    return cast(try answer.get())
  }
}
