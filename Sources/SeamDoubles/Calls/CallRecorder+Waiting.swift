extension CallRecorder {
  /// Suspends until at least `count` calls are recorded, and returns the calls.
  ///
  /// Returns at once where they are already. `limit` is real time.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
  @discardableResult
  public nonisolated(nonsending) func wait(
    for count: Int, within limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws -> [Call] {
    guard try await state.wait(within: limit, until: { $0.entries.count >= count }) else {
      throw timeout(limit, for: count == 1 ? "1 call" : "\(count) calls", at: "\(fileID):\(line)")
    }
    return calls
  }

  /// Suspends until a call that satisfies `predicate` is recorded, and returns the first.
  ///
  /// Returns at once where there is one already. `limit` is real time.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled, and
  ///   what `predicate` throws.
  @discardableResult
  public nonisolated(nonsending) func firstCall(
    within limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line,
    where predicate: (Call) throws -> Bool
  ) async throws -> Call {
    try await result(within: limit, for: "a call that fits the predicate", at: "\(fileID):\(line)") {
      try $0.first(where: predicate)
    }
  }

  /// Suspends until the calls, taken together, satisfy `predicate`, and returns them.
  ///
  /// Returns at once where they do already. `limit` is real time.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled, and
  ///   what `predicate` throws.
  @discardableResult
  public nonisolated(nonsending) func wait(
    within limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line,
    until predicate: ([Call]) throws -> Bool
  ) async throws -> [Call] {
    try await result(within: limit, for: "calls that fit the predicate", at: "\(fileID):\(line)") {
      try predicate($0) ? $0 : nil
    }
  }

  /// Suspends until `find` finds something in the calls.
  ///
  /// What a user wrote is called here, between two waits, never where calls are recorded.
  private nonisolated(nonsending) func result<Found>(
    within limit: Duration, for awaited: String, at place: String, find: ([Call]) throws -> Found?
  ) async throws -> Found {
    let end = ContinuousClock.now.advanced(by: min(limit, .longestWait))
    while true {
      let (entries, seen) = state.read { ($0.entries, $0.recorded) }
      if let found = try find(entries.map(\.call)) { return found }
      let left = ContinuousClock.now.duration(to: end)
      guard try await state.wait(within: left, until: { $0.recorded > seen }) else {
        throw timeout(limit, for: awaited, at: place)
      }
    }
  }

  private func timeout(_ limit: Duration, for awaited: String, at place: String) -> WaitTimeout {
    WaitTimeout(limit, for: "\(awaited) to '\(name)'", found: summary(of: calls), at: place)
  }

  private func summary(of calls: [Call]) -> String {
    if calls.isEmpty { return "none came" }
    let shown = calls.prefix(10).map { call in
      let text = "\(call)"
      return text.count > 100 ? "\(text.prefix(97))..." : text
    }
    let rest = calls.count > shown.count ? ", ..." : ""
    return "\(calls.count) came: \(shown.joined(separator: ", "))\(rest)"
  }
}
