/// Ends what takes longer than it may, with one timer for all that wait.
///
/// A timer that is cancelled stays with the system until its time has come, so one for each closer of each request would pile up.
enum Watchdog {
  private struct Entry {
    let deadline: ContinuousClock.Instant
    let expire: @Sendable () -> Void
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries: [UInt64: Entry] = [:]
  /// When the next timer ends.
  nonisolated(unsafe) private static var wake: ContinuousClock.Instant?

  /// Calls `expire` after `limit`, unless `id` is taken away before.
  static func watch(_ id: UInt64, limit: Duration, expire: @escaping @Sendable () -> Void) {
    let deadline = ContinuousClock.now + limit
    let isNext = lock {
      entries[id] = Entry(deadline: deadline, expire: expire)
      guard wake.map({ deadline < $0 }) ?? true else { return false }
      wake = deadline
      return true
    }
    if isNext { sleep(until: deadline) }
  }

  static func take(_ id: UInt64) {
    let entry = lock { entries.removeValue(forKey: id) }
    withExtendedLifetime(entry) {}
  }

  private static func sleep(until deadline: ContinuousClock.Instant) {
    Task.detached {
      // In steps: a sleep of some hundred years, which is how one says that there is no limit, traps.
      let step = ContinuousClock.now + .seconds(86_400)
      try? await Task.sleep(until: min(deadline, step), clock: .continuous)
      let (due, next) = lock { () -> ([Entry], ContinuousClock.Instant?) in
        let now = ContinuousClock.now
        let due = entries.filter { $0.value.deadline <= now }
        for id in due.keys { entries[id] = nil }
        // A timer that another one has overtaken has nothing more to do.
        guard wake == deadline else { return (Array(due.values), nil) }
        wake = entries.values.map(\.deadline).min()
        return (Array(due.values), wake)
      }
      for entry in due { entry.expire() }
      if let next { sleep(until: next) }
    }
  }
}
