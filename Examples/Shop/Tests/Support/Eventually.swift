import Observation

/// Waits, by observation, until what `condition` reads makes it true, or the test is over.
@MainActor
func eventually(_ condition: () -> Bool) async {
  let (changes, signal) = AsyncStream.makeStream(of: Void.self)
  while !Task.isCancelled, !withObservationTracking(condition, onChange: { signal.yield() }) {
    for await _ in changes { break }
  }
}
