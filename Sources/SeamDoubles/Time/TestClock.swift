/// A clock whose time moves only when it is told to.
///
/// At its edges it behaves like `ContinuousClock`: a deadline that is now or has passed does not
/// suspend, and a cancelled task gets a `CancellationError` at once, whatever the deadline. Tolerances
/// are ignored. It starts at `Instant(offset: .zero)` unless told otherwise.
///
/// Moving the clock wakes who sleeps at that moment; it does not wait for anyone. Await a signal first,
/// so that the code under test has come to its sleep:
///
///     try await clock.sleepers(1)
///     clock.advance(by: .seconds(1))
public final class TestClock: Clock, Sendable {
  /// A moment on a test clock, as a distance from its zero.
  public struct Instant: InstantProtocol {
    /// The distance from the clock's zero.
    public var offset: Duration

    /// Makes the moment that lies `offset` after the clock's zero.
    public init(offset: Duration) { self.offset = offset }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  struct Sleeper: Sendable {
    let deadline: Instant
    let suspension = Suspension()
  }

  struct State: Sendable {
    var now: Instant
    /// In the order of waking: by deadline, then by arrival.
    var sleepers: [Sleeper] = []
    var sleepsStarted = 0
  }

  let state: Watched<State>

  /// Makes a clock that shows `now`.
  public init(now: Instant = Instant(offset: .zero)) {
    state = Watched(State(now: now))
  }

  /// The moment that the clock shows.
  public var now: Instant { state.read(\.now) }

  /// The smallest step of the clock; zero, for any step is exact.
  public var minimumResolution: Duration { .zero }

  /// Suspends until the clock shows `deadline` or later.
  ///
  /// Does not suspend if it does so already.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled, also if it was so before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper(deadline: deadline)
    // Among the sleepers is only who a cancellation takes out again at once: else one that is over would be taken for the next.
    let ending = await sleeper.suspension.wait { [state] in
      state.change { $0.add(sleeper) }
    } onCancel: { [state] in
      state.change { $0.remove(sleeper) }
    }
    if ending == .cancelled { throw CancellationError() }
  }

  /// Moves the clock forward by `duration`, in one jump.
  ///
  /// Everyone whose deadline is reached is woken, earliest deadline first, first come first on a tie,
  /// and sees the new time. This is the order in which the tasks are resumed. Resumed tasks go through
  /// the pool of threads, even to an actor that they share, and there one may overtake another: where
  /// the order of what they do matters, move deadline by deadline with `step(whenSleeping:)`.
  ///
  /// Who sleeps again after waking sleeps from the new time on, like after a late wake-up on a real
  /// clock: a loop that pauses for a second wakes once when the clock jumps by three. Use
  /// `advance(by:keepingAsleep:)` to give it all three.
  ///
  /// Traps if `duration` is negative.
  public func advance(by duration: Duration) {
    requireForward(duration)
    wake(state.change { $0.move(to: $0.now.advanced(by: duration)) })
  }

  /// Moves the clock forward to `instant`, in one jump, like `advance(by:)`.
  ///
  /// Traps if `instant` has passed.
  public func advance(to instant: Instant) {
    let (before, woken) = state.change { state in
      (state.now, instant < state.now ? nil : state.move(to: instant))
    }
    guard let woken else {
      fatalError("a test clock does not go back; it shows \(before) and was told to advance to \(instant)")
    }
    wake(woken)
  }

  /// Moves the clock to the last deadline of all who sleep now, and so wakes them all.
  ///
  /// Does nothing where no one sleeps. Who begins to sleep later, also after being woken by this, is
  /// not waited for; `step(whenSleeping:)` plays such a chain of sleeps one by one.
  public func run() {
    wake(
      state.change { state in
        guard let last = state.sleepers.last?.deadline else { return [] }
        return state.move(to: last)
      })
  }

  func requireForward(_ duration: Duration) {
    guard duration < .zero else { return }
    fatalError("a test clock does not go back; it was told to advance by \(duration)")
  }

  func wake(_ sleepers: [Sleeper]) {
    for sleeper in sleepers { sleeper.suspension.end(.fulfilled) }
  }
}

extension TestClock.Instant: CustomStringConvertible {
  public var description: String { "\(offset)" }
}

extension TestClock.State {
  /// Returns whether there is anything to wait for.
  mutating func add(_ sleeper: TestClock.Sleeper) -> Bool {
    guard sleeper.deadline > now else { return false }
    if sleeper.suspension.hasEnded { return true }
    let place = sleepers.lastIndex { $0.deadline <= sleeper.deadline }.map { $0 + 1 } ?? 0
    sleepers.insert(sleeper, at: place)
    sleepsStarted += 1
    return true
  }

  fileprivate mutating func remove(_ sleeper: TestClock.Sleeper) {
    sleepers.removeAll { $0.suspension === sleeper.suspension }
  }

  /// Shows `instant` from now on and hands over who is to be woken, in order.
  mutating func move(to instant: TestClock.Instant) -> [TestClock.Sleeper] {
    now = max(now, instant)
    let due = sleepers.prefix { $0.deadline <= now }
    sleepers.removeFirst(due.count)
    return Array(due)
  }
}
