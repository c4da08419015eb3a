/// The handle on an asynchronous member of a double, which can take its time.
public final class MockedAsyncMember<Arguments, Output, Failure: Error, Handler>:
  MockedMember<Arguments, Output, Failure, Handler>, @unchecked Sendable
{
  /// Lets `duration` pass on `clock` before each call is answered, whatever the answer; zero, no time.
  ///
  /// A cancelled call throws the clock's `CancellationError` at once where the member can, and answers at once
  /// where it cannot.
  public func delay(_ duration: Duration, on clock: any Clock<Duration>) {
    setPause(duration == .zero ? nil : .time(duration, on: clock))
  }

  fileprivate func setPause(_ pause: MockedPause?) {
    _ = withLock {
      defer { self.pause = pause }
      return self.pause
    }
  }

  /// Records a call and lets the delay pass, in a double's member.
  @inlinable
  public nonisolated(nonsending) func record(
    _ arguments: Arguments
  ) async -> MockedCall<Output, Failure, Handler> {
    let order = beginCall()
    let pause = pause
    let call = endCall(with: arguments, as: order)
    guard let pause else { return call }
    return await delayed(call, by: pause)
  }

  @inline(never) @usableFromInline
  nonisolated(nonsending) func delayed(
    _ call: MockedCall<Output, Failure, Handler>, by pause: MockedPause
  ) async -> MockedCall<Output, Failure, Handler> {
    do {
      try await pause.pass()
    } catch {
      if let failure = error as? Failure {
        return .answered(.failure(failure))
      }
    }
    return call
  }
}

extension MockedAsyncMember where Arguments == Void {
  /// Records a call and lets the delay pass, in a double's member.
  @inlinable
  public nonisolated(nonsending) func record() async -> MockedCall<Output, Failure, Handler> {
    await record(())
  }
}

extension MockedAsyncMember where Failure == any Error {
  /// Suspends each call until its task is cancelled, for a loading state that stays.
  public func neverReturns() { setPause(.forever) }
}
