/// Holds work up until a test opens it, and says when the work has arrived.
final class Gate: Sendable {
  private let arrivals = AsyncStream.makeStream(of: Void.self)
  private let openings = AsyncStream.makeStream(of: Void.self)

  /// Called by the work: waits for `open`, or ends with an error when its task is cancelled.
  func pass() async throws {
    arrivals.continuation.yield()
    for await _ in openings.stream { return }
    throw CancellationError()
  }

  /// Waits until the work has come.
  func arrival() async {
    for await _ in arrivals.stream { return }
  }

  /// Lets one through, also one that is still to come.
  func open() { openings.continuation.yield() }
}
