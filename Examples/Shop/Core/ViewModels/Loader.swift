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

  /// Takes what has become known otherwise; a load that is under way is dropped.
  func accept(_ value: Value) {
    newest += 1
    latest = value
    settled = .loaded(value)
    state = settled
  }

  /// Changes what is shown; a load that is under way goes on.
  func edit(_ change: (Value) -> Value) {
    latest = latest.map(change)
    if case .loaded(let value) = settled { settled = .loaded(change(value)) }
    if case .loaded(let value) = state { state = .loaded(change(value)) }
  }

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
