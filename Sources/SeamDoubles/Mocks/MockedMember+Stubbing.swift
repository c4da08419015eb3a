extension MockedMember {
  /// Calls `handler` at each call, with the member's arguments and in its isolation.
  ///
  /// It may suspend where the member may, throw what the member may throw, and call the double again.
  public final func handle(_ handler: Handler) {
    prepare { $0.handler = handler }
  }

  /// Returns one value a call, the last one again and again.
  public final func returns(_ first: Output, _ rest: Output...) {
    let answers = ([first] + rest).map { Result<Output, Failure>.success($0) }
    prepare { $0.answers = answers }
  }

  /// Throws `error` at each call.
  public final func `throws`(_ error: Failure) {
    prepare { $0.answers = [.failure(error)] }
  }

  /// Answers one call with each, the last one again and again: `.answers(.failure(offline), .success([]))`.
  public final func answers(_ first: Result<Output, Failure>, _ rest: Result<Output, Failure>...) {
    let answers = [first] + rest
    prepare { $0.answers = answers }
  }

  /// Has nothing prepared any more, as at first.
  public final func unprepare() {
    prepare { _ in }
  }

  /// Makes `value` the answer from now on, in the setter of a double's property.
  ///
  /// A handler of the getter goes first.
  public final func remember(_ value: Output) {
    update { $0.remembered = value }
  }

  /// What is prepared last replaces what was prepared before; delays stay.
  private func prepare(_ body: (inout State) -> Void) {
    update { state in
      state.handler = nil
      state.answers = []
      state.nextAnswer = 0
      state.remembered = nil
      body(&state)
    }
  }
}

extension MockedMember where Output == Void {
  /// Returns from each call.
  public final func returns() { returns(()) }
}
