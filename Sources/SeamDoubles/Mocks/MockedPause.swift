/// How long a call waits before it is answered.
@usableFromInline
final class MockedPause: Sendable {
  private enum Length: Sendable {
    case time(Duration, any Clock<Duration>)
    case forever
  }

  private let length: Length

  private init(_ length: Length) { self.length = length }

  static func time(_ duration: Duration, on clock: any Clock<Duration>) -> MockedPause {
    MockedPause(.time(duration, clock))
  }

  static let forever = MockedPause(.forever)

  /// Suspends for the pause, or until the task is cancelled, which throws.
  nonisolated(nonsending) func pass() async throws {
    switch length {
    case .time(let duration, let clock): try await clock.sleep(for: duration)
    case .forever:
      _ = await Suspension().wait()
      throw CancellationError()
    }
  }
}
