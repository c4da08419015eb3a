/// State behind a lock, and the tasks that wait until it fulfils a condition.
///
/// Conditions are evaluated with the lock held, so they come from this module, never from a user.
final class Watched<State: Sendable>: Sendable {
  typealias Condition = @Sendable (State) -> Bool

  private struct Waiter: Sendable {
    let condition: Condition
    let suspension: Suspension
  }

  private struct Content: Sendable {
    var state: State
    var waiters: [Waiter] = []
  }

  private let content: Lock<Content>

  init(_ state: State) {
    content = Lock(Content(state: state))
  }

  func read<Result>(_ body: (State) -> Result) -> Result {
    content.withLock { body($0.state) }
  }

  /// Changes the state, then resumes those whose condition it fulfils, in the order in which they came.
  func change<Result>(_ body: (inout State) -> Result) -> Result {
    var fulfilled: [Suspension] = []
    let result = content.withLock { content in
      let result = body(&content.state)
      let state = content.state
      content.waiters.removeAll { waiter in
        guard waiter.condition(state) else { return false }
        fulfilled.append(waiter.suspension)
        return true
      }
      return result
    }
    for suspension in fulfilled { suspension.end(.fulfilled) }
    return result
  }

  /// Suspends until the state has fulfilled `condition`, and returns whether it did within `limit`.
  ///
  /// Returns at once where the condition holds already, also in a cancelled task. The limit is real time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) func wait(
    within limit: Duration, until condition: @escaping Condition
  ) async throws -> Bool {
    let waiter = Waiter(condition: condition, suspension: Suspension())
    let holds = content.withLock { content in
      let holds = condition(content.state)
      if !holds { content.waiters.append(waiter) }
      return holds
    }
    if holds { return true }

    defer { content.withLock { $0.waiters.removeAll { $0.suspension === waiter.suspension } } }
    switch await waiter.suspension.wait(within: limit) {
    case .fulfilled: return true
    case .expired: return read(condition)
    case .cancelled: throw CancellationError()
    }
  }
}
