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
  /// `begin` is called first, when a cancellation already reaches the suspension; where it returns false, there is nothing to wait for.
  /// `onCancel` is called after the cancellation has ended the suspension, or come too late for it.
  func wait(begin: () -> Bool = { true }, onCancel: @Sendable () -> Void = {}) async -> Ending {
    await withTaskCancellationHandler {
      guard begin() else { return .fulfilled }
      return await withCheckedContinuation { continuation in
        if let ending = suspend(continuation) { continuation.resume(returning: ending) }
      }
    } onCancel: {
      end(.cancelled)
      onCancel()
    }
  }

  /// Suspends until `end(_:)` is called or the task is cancelled, at most for `limit`, which is real time.
  nonisolated(nonsending) func wait(within limit: Duration) async -> Ending {
    let timer = Task.detached {
      // A cancelled timer has nothing left to end.
      try? await Task.sleep(for: min(limit, .longestWait))
      self.end(.expired)
    }
    defer { timer.cancel() }
    return await wait()
  }

  var hasEnded: Bool { state.withLock { if case .ended = $0 { true } else { false } } }

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

extension Duration {
  /// A year: far above any sensible limit, far below where adding it to a clock's reading overflows.
  static var longestWait: Duration { .seconds(365 * 86_400) }
}
