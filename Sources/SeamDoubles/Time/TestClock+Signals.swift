// Signals to await before the clock is moved, and moves that await them.
extension TestClock {
  /// The deadlines of all who sleep now, in the order in which they will be woken.
  public var deadlines: [Instant] { state.read { $0.sleepers.map(\.deadline) } }

  /// How many times a task has been suspended by this clock since it was made.
  public var sleepsStarted: Int { state.read(\.sleepsStarted) }

  /// Suspends until at least `count` tasks sleep on this clock at once.
  ///
  /// A task counts from its suspension until it is woken or cancelled. `limit` is real time.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleepers(
    _ count: Int, within limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws {
    guard try await state.wait(within: limit, until: { $0.sleepers.count >= count }) else {
      throw WaitTimeout(
        limit, for: count.sleepers, found: state.read(\.summary), at: "\(fileID):\(line)")
    }
  }

  /// Suspends until `count` sleeps have been started since the clock was made.
  ///
  /// For code that abandons one sleep for another, such as a debounced search: after the second key
  /// stroke `sleeps(started: 2)` is not content with the first one's sleeper. `limit` is real time.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func sleeps(
    started count: Int, within limit: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    guard try await state.wait(within: limit, until: { $0.sleepsStarted >= count }) else {
      throw WaitTimeout(
        limit, for: "\(count) sleeps to be started",
        found: "\(sleepsStarted) so far, \(state.read(\.summary))", at: "\(fileID):\(line)")
    }
  }

  /// Moves the clock forward by `duration`, in one jump, as soon as `count` tasks sleep on it.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
  public nonisolated(nonsending) func advance(
    by duration: Duration, whenSleeping count: Int, within limit: Duration = .seconds(10),
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await sleepers(count, within: limit, fileID: fileID, line: line)
    advance(by: duration)
  }

  /// Moves the clock to the earliest deadline as soon as `count` tasks sleep on it.
  ///
  /// For code that sleeps several times on its way, such as a retry with growing pauses.
  ///
  /// - Returns: The distance moved, which is the pause that the code under test had left.
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
  @discardableResult
  public nonisolated(nonsending) func step(
    whenSleeping count: Int = 1, within limit: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws -> Duration {
    requireSleepers(count)
    while true {
      try await sleepers(count, within: limit, fileID: fileID, line: line)
      let step = state.change { state -> (distance: Duration, woken: [Sleeper])? in
        // Whom the wait saw may have been cancelled since.
        guard let earliest = state.sleepers.first?.deadline else { return nil }
        return (state.now.duration(to: earliest), state.move(to: earliest))
      }
      guard let step else { continue }
      wake(step.woken)
      return step.distance
    }
  }

  /// Moves the clock forward by `duration`, deadline by deadline, for code that sleeps again and again.
  ///
  /// Before each deadline, and once more at the end, it waits until `count` tasks sleep. So a loop that
  /// pauses for a second wakes three times in three seconds, each time at its deadline, and has done
  /// its work when this returns. It is for code that goes on sleeping past the end: for code that ends
  /// before, the last wait runs into its limit. `limit` is real time, for each wait.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled; the
  ///   clock then stays where it has come to.
  public nonisolated(nonsending) func advance(
    by duration: Duration, keepingAsleep count: Int, within limit: Duration = .seconds(10),
    fileID: String = #fileID, line: Int = #line
  ) async throws {
    requireForward(duration)
    requireSleepers(count)
    let end = now.advanced(by: duration)
    var arrived = false
    while !arrived {
      try await sleepers(count, within: limit, fileID: fileID, line: line)
      let woken = state.change { state -> [Sleeper] in
        // Whom the wait saw may have been cancelled since.
        guard let earliest = state.sleepers.first?.deadline else { return [] }
        arrived = earliest > end
        return state.move(to: min(earliest, end))
      }
      wake(woken)
    }
  }
}

extension TestClock {
  private func requireSleepers(_ count: Int) {
    guard count < 1 else { return }
    fatalError("a test clock steps from sleeper to sleeper; it was told to wait for \(count) of them")
  }
}

extension TestClock.State {
  fileprivate var summary: String {
    let moments = sleepers.map { "\($0.deadline)" }.joined(separator: ", ")
    return sleepers.isEmpty
      ? "none sleeps at \(now)" : "at \(now) \(sleepers.count.sleepers) until \(moments)"
  }
}

extension Int {
  fileprivate var sleepers: String { self == 1 ? "1 sleeper" : "\(self) sleepers" }
}
