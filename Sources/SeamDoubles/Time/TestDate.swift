public import Foundation

/// A source of dates that stands still until it is moved, or follows a test clock.
///
/// It starts at 2001-02-03 04:05:06 UTC, so that no two parts of the date are alike. Pass it where a
/// `() -> Date` is wanted: `Session(now: { date() })`.
public final class TestDate: Sendable {
  /// 2001-02-03 04:05:06 UTC, where a source starts unless told otherwise.
  public static let start = Date(timeIntervalSince1970: 981_173_106)

  private struct State: Sendable {
    var base: Date
    /// The time passed since `base`; kept apart, so that many small steps add up exactly.
    var elapsed: Duration
  }

  private let state: Lock<State>
  private let clock: TestClock?

  /// Makes a source that shows `now`, and moves along with `clock` if there is one.
  public init(_ now: Date = TestDate.start, following clock: TestClock? = nil) {
    self.clock = clock
    state = Lock(State(base: now, elapsed: .zero - Self.reading(of: clock)))
  }

  /// The date that the source shows.
  public var now: Date {
    let reading = Self.reading(of: clock)
    let (base, elapsed) = state.withLock { ($0.base, $0.elapsed + reading) }
    return base.addingTimeInterval(elapsed / .seconds(1))
  }

  /// The date that the source shows.
  public func callAsFunction() -> Date { now }

  /// Moves the date by `duration`, which may be negative: dates, unlike clocks, are set back at times.
  public func advance(by duration: Duration) {
    state.withLock { $0.elapsed += duration }
  }

  /// Shows `date` from now on; a followed clock moves it on from there.
  public func set(_ date: Date) {
    let reading = Self.reading(of: clock)
    state.withLock { $0 = State(base: date, elapsed: .zero - reading) }
  }

  private static func reading(of clock: TestClock?) -> Duration {
    clock?.now.offset ?? .zero
  }
}
