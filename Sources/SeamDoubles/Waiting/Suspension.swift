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

  /// Suspends until `end(_:)` is called or the task is cancelled.
  ///
  /// `onCancel` is called after the cancellation has ended the suspension, or come too late for it.
  func wait(onCancel: @Sendable () -> Void = {}) async -> Ending {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let ending = suspend(continuation) { continuation.resume(returning: ending) }
      }
    } onCancel: {
      end(.cancelled)
      onCancel()
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

  /// Keeps `continuation` for the ending, or returns the ending if it came before.
  private func suspend(_ continuation: CheckedContinuation<Ending, Never>) -> Ending? {
    state.withLock { state in
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
  }
}
