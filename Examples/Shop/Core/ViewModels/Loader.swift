import Foundation
import Observation

/// Runs the loads of one screen and keeps their state.
///
/// The newest load wins: what an older one brings is dropped. A cancelled load leaves the state as it
/// was before, for nobody waits for an error they asked for.
@MainActor @Observable
final class Loader<Value: Sendable> {
  private(set) var state: LoadingState<Value> = .idle
  /// What was loaded last, also while more is on its way.
  private(set) var latest: Value?
  @ObservationIgnored private var settled: LoadingState<Value> = .idle
  @ObservationIgnored private var newest = 0

  func load(_ body: @MainActor () async throws -> Value) async {
    newest += 1
    let load = newest
    state = .loading
    let outcome: LoadingState<Value>
    do {
      outcome = .loaded(try await body())
    } catch {
      outcome = error is CancellationError || Task.isCancelled ? settled : .failed(error.localizedDescription)
    }
    guard load == newest else { return }
    settled = outcome
    latest = outcome.value ?? latest
    state = outcome
  }
}
