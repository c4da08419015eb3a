// What is prepared last replaces what was prepared before; delays stay.
extension MockedMember {
  /// Calls `handler` at each call, with the member's arguments and in its isolation.
  ///
  /// It may suspend where the member may, throw what the member may throw, and call the double again.
  public final func handle(_ handler: Handler) {
    prepare([]) { _ in handler }
  }

  /// Returns one value a call, the last one again and again.
  public final func returns(_ first: Output, _ rest: Output...) {
    prepare(([first] + rest).map { .success($0) })
  }

  /// Throws `error` at each call.
  public final func `throws`(_ error: Failure) {
    prepare([.failure(error)])
  }

  /// Answers one call with each, the last one again and again: `.answers(.failure(offline), .success([]))`.
  public final func answers(_ first: Result<Output, Failure>, _ rest: Result<Output, Failure>...) {
    prepare([first] + rest)
  }

  /// Has nothing prepared any more, as at first.
  public final func unprepare() {
    prepare(standard.map { [$0] } ?? [])
  }

  /// Makes `value` the answer from now on, in the setter of a double's property.
  ///
  /// A handler of the getter goes first.
  public final func remember(_ value: Output) {
    prepare([.success(value)]) { $0 }
  }
}

extension MockedMember where Output == Void {
  /// Returns from each call.
  public final func returns() { returns(()) }
}
