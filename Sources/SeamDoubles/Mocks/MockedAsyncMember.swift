/// The handle on an asynchronous member of a double, which can take its time.
public final class MockedAsyncMember<Arguments, Output, Failure: Error, Handler>:
  MockedMember<Arguments, Output, Failure, Handler>, @unchecked Sendable
{
  /// Lets `duration` pass on `clock` before each call is answered, whatever the answer; zero, no time.
  ///
  /// A cancelled call throws the clock's `CancellationError` at once where the member can, and answers at once
  /// where it cannot.
  public func delay(_ duration: Duration, on clock: any Clock<Duration>) {
    update { $0.pause = duration == .zero ? nil : .time(duration, clock) }
  }

  /// Records a call and lets the delay pass, in a double's member.
  public nonisolated(nonsending) func record(
    _ arguments: Arguments
  ) async -> MockedCall<Output, Failure, Handler> {
    let drawn = draw(arguments)
    guard let pause = drawn.pause else { return drawn.call }
    do {
      switch pause {
      case .time(let duration, let clock):
        try await clock.sleep(for: duration)
      case .forever:
        _ = await Suspension().wait()
        throw CancellationError()
      }
    } catch {
      if let failure = error as? Failure {
        return MockedCall(handler: nil, answer: .failure(failure), member: self)
      }
    }
    return drawn.call
  }
}

extension MockedAsyncMember where Arguments == Void {
  /// Records a call and lets the delay pass, in a double's member.
  public nonisolated(nonsending) func record() async -> MockedCall<Output, Failure, Handler> {
    await record(())
  }
}

extension MockedAsyncMember where Failure == any Error {
  /// Suspends each call until its task is cancelled, for a loading state that stays.
  public func neverReturns() {
    update { $0.pause = .forever }
  }
}
