/// What all handles have in common: the name, the lock, the number of calls, and those who wait for calls.
///
/// `@unchecked Sendable`: its variables and those of its subclasses are touched with `lock` held only.
public class MockedMemberBase: @unchecked Sendable {
  /// A task that waits until there are so many calls.
  private struct Waiter {
    let count: Int
    let suspension: Suspension
  }

  @usableFromInline final let member: MockedMemberName
  private let lock = RawLock()

  // Not checked for exclusive access: what the lock guards is not touched by two at once.
  @exclusivity(unchecked) @usableFromInline final var callCount = 0
  @exclusivity(unchecked) @usableFromInline final var keeps = true
  @exclusivity(unchecked) @usableFromInline final var pause: MockedPause?
  @exclusivity(unchecked) private final var waiters: [Waiter] = []

  init(_ member: MockedMemberName) { self.member = member }

  deinit { lock.destroy() }

  /// The member's name with its double's, such as `MockApi.user(_:)`.
  public final var name: String { member.full }

  /// Takes the lock and counts a call; returns its number among all calls of all doubles.
  @usableFromInline
  final func beginCall() -> Int {
    lock.lock()
    callCount += 1
    return nextOrder()
  }

  /// Gives the lock back, and resumes those who have waited for this call.
  @usableFromInline
  final func endCall() {
    if waiters.isEmpty { lock.unlock() } else { endAwaitedCall() }
  }

  // A function of its own, for calls that nobody waits for go without what it needs.
  @inline(never)
  private final func endAwaitedCall() {
    let fulfilled = waiters.filter { $0.count <= callCount }
    waiters.removeAll { $0.count <= callCount }
    lock.unlock()
    // In the order in which they came.
    for waiter in fulfilled { waiter.suspension.end(.fulfilled) }
  }

  /// For all but calls. What `body` takes out of the state is released by its caller, with no lock held: its
  /// deinitializers are a user's.
  final func withLock<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  /// Suspends until there have been `count` calls, and returns whether there were within `limit`.
  ///
  /// Returns at once where there were already, also in a cancelled task. The limit is real time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  final nonisolated(nonsending) func hasCalls(_ count: Int, within limit: Duration) async throws -> Bool {
    let waiter = Waiter(count: count, suspension: Suspension())
    let holds = withLock {
      if callCount < count { waiters.append(waiter) }
      return callCount >= count
    }
    if holds { return true }
    defer { withLock { waiters.removeAll { $0.suspension === waiter.suspension } } }
    switch await waiter.suspension.wait(within: limit) {
    case .fulfilled: return true
    case .expired: return withLock { callCount >= count }
    case .cancelled: throw CancellationError()
    }
  }
}
