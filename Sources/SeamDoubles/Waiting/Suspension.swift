/// The suspension of one task, which ends once, in one of three ways.
///
/// The ending may come before the suspension; then `wait()` returns at once.
final class Suspension: Sendable {
  enum Ending: Sendable {
    case fulfilled
    case expired
    case cancelled
  }

  private enum State: Sendable {
    case idle
    case suspended(CheckedContinuation<Ending, Never>)
    case ended(Ending)
  }

  private let state = Lock(State.idle)

  /// Suspends until `end(_:)` is called; the caller's cancellation does not end it by itself.
  nonisolated(nonsending) func wait() async -> Ending {
    await withCheckedContinuation { continuation in
      let ending: Ending? = state.withLock { state in
        switch state {
        case .idle:
          state = .suspended(continuation)
          return nil
        case .suspended:
          preconditionFailure("two tasks wait on one suspension")
        case .ended(let ending):
          return ending
        }
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  /// Ends the suspension; the first ending counts, later ones do nothing.
  func end(_ ending: Ending) {
    let continuation: CheckedContinuation<Ending, Never>? = state.withLock { state in
      switch state {
      case .idle:
        state = .ended(ending)
        return nil
      case .suspended(let continuation):
        state = .ended(ending)
        return continuation
      case .ended:
        return nil
      }
    }
    continuation?.resume(returning: ending)
  }

  var hasEnded: Bool {
    state.withLock { state in
      if case .ended = state { true } else { false }
    }
  }
}
