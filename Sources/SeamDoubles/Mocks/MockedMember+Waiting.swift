extension MockedMember {
  /// Suspends until the member was called at least `count` times, and returns the calls.
  ///
  /// Returns at once where it was already. `limit` is real time.
  ///
  /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
  @discardableResult
  public final nonisolated(nonsending) func wait(
    for count: Int = 1, within limit: Duration = .seconds(10), fileID: String = #fileID, line: Int = #line
  ) async throws -> [Arguments] {
    guard try await hasCalls(count, within: limit) else {
      let found = self.count == 0 ? "none came" : "\(self.count) came"
      throw WaitTimeout(
        limit, for: "\(count == 1 ? "1 call" : "\(count) calls") to '\(name)'", found: found,
        at: "\(fileID):\(line)")
    }
    return calls
  }
}
