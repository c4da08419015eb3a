extension TypedStub {
  /// What a stub does when it is called: a value, to be passed around and composed.
  public struct Behavior: Sendable {
    enum Step: Sendable {
      case unconfigured
      // The errors are erased: function types with a typed error need a newer system as stored values.
      case immediate(@Sendable (Input) throws -> Output)
      case suspending(@Sendable (Input) async throws -> Output)
    }

    /// One for each call, the last for all further calls; never empty.
    let steps: [Step]
  }
}

extension TypedStub.Behavior {
  /// Has no answer: the call is a `StubMisuse`.
  public static var unconfigured: Self { Self(steps: [.unconfigured]) }

  /// Returns `value` to each call.
  public static func returns(_ value: Output) -> Self {
    Self(steps: [.immediate { _ in value }])
  }

  /// Throws `error` at each call.
  public static func `throws`(_ error: Failure) -> Self {
    Self(steps: [.immediate { _ in throw error }])
  }

  /// Calls `body` with the input of each call.
  public static func calls(_ body: @escaping @Sendable (Input) throws(Failure) -> Output) -> Self {
    Self(steps: [.immediate { input in try body(input) }])
  }

  /// Awaits `body` with the input of each call.
  public static func calls(_ body: @escaping @Sendable (Input) async throws(Failure) -> Output) -> Self {
    Self(steps: [.suspending { input in try await body(input) }])
  }

  /// Does this first and `next` from then on: `.throws(offline).then(.returns(products))`.
  ///
  /// A behavior in one part is for one call, so `next` takes over at the second call.
  public func then(_ next: Self) -> Self {
    Self(steps: steps + next.steps)
  }

  /// Does the same after `duration` has passed on `clock`, at each call.
  ///
  /// A cancelled call throws the clock's `CancellationError` at once; where `Failure` does not admit
  /// it, the call stops waiting and does at once what it was to do later.
  public func delayed(by duration: Duration, on clock: any Clock<Duration>) -> Self {
    @Sendable func pause() async throws {
      do {
        try await clock.sleep(for: duration)
      } catch {
        if error is Failure { throw error }
      }
    }
    return Self(
      steps: steps.map { step in
        switch step {
        case .unconfigured:
          .unconfigured
        case .immediate(let body):
          .suspending { input in
            try await pause()
            return try body(input)
          }
        case .suspending(let body):
          .suspending { input in
            try await pause()
            return try await body(input)
          }
        }
      })
  }
}

extension TypedStub.Behavior where Output == Void {
  /// Returns from each call.
  public static func returns() -> Self { returns(()) }
}

extension TypedStub.Behavior where Failure == any Error {
  /// Suspends each call until its task is cancelled, then throws `CancellationError`.
  ///
  /// For a loading state that stays. Not there for functions that cannot throw: nothing would end them.
  public static var neverReturns: Self {
    Self(
      steps: [
        .suspending { _ in
          _ = await Suspension().wait()
          throw CancellationError()
        }
      ])
  }
}
