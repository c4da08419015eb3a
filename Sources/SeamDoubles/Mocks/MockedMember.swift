/// The handle on one member of a double: what it does when it is called, and which calls came.
///
///     let api = MockApi()
///     api.mock.user.handle { id in User(id: id) }
///     api.mock.token.returns("a", "b")  // the last one repeats
///     …
///     #expect(api.mock.user.calls == [7])
///
/// `Arguments` is the member's parameter, or the tuple of its parameters, without those that must not outlive
/// the call; `Handler` is its function type. A call is recorded before it is answered, and keeps the
/// answer that it met even if another is prepared meanwhile. Handlers run with no lock held, from any
/// number of tasks at once.
///
/// `@unchecked Sendable`: `state` has a lock. Arguments and answers that are not `Sendable` are handed on
/// as the member's caller hands them on: they are shared with the test, which reads them when the call is over.
public class MockedMember<Arguments, Output, Failure: Error, Handler>: MockedMemberBase, @unchecked Sendable {
  /// A call with its place among all calls of all doubles.
  public struct Entry {
    /// What the member was called with.
    public let arguments: Arguments
    /// A number greater than that of any call recorded before, by whichever double or recorder.
    public let order: Int
  }

  /// What is drawn for one call.
  struct Drawn {
    let call: MockedCall<Output, Failure, Handler>
    let pause: Pause?
  }

  /// How long a call waits before it is answered.
  enum Pause {
    case time(Duration, any Clock<Duration>)
    case forever
  }

  /// `@unchecked Sendable`: a lock guards it.
  struct State: @unchecked Sendable {
    var entries: [Entry] = []
    var count = 0
    var keepsCalls = true
    var handler: Handler?
    /// One for each call, the last for all further calls.
    var answers: [Result<Output, Failure>] = []
    var nextAnswer = 0
    /// What a settable property was set to.
    var remembered: Output?
    var pause: Pause?
  }

  let state: Watched<State>
  private let standard: Result<Output, Failure>?
  /// Whether calls that nothing was prepared for are reported although the double goes on without an answer.
  private let reportsNothing: Bool

  /// Made by a double: a member that is called `member` in reports.
  ///
  /// - Parameters:
  ///   - handle: what this handle is called, where that is not the start of the member's name.
  ///   - standard: the answer to calls that nothing was prepared for; without it they are reported.
  public init(_ member: String, as handle: String? = nil, _ origin: DoubleOrigin, standard: Output? = nil) {
    state = Watched(State())
    self.standard = standard.map { .success($0) }
    reportsNothing =
      origin.isStrict && standard == nil && Output.self == Void.self && Failure.self == Never.self
    super.init(member, as: handle, origin)
  }

  /// The arguments of all calls since the start or the last reset, in order.
  public final var calls: [Arguments] { entries.map(\.arguments) }

  /// The calls since the start or the last reset, in order, each with its number.
  public final var entries: [Entry] { state.read(\.entries) }

  /// The number of calls since the start or the last reset.
  public final var count: Int { state.read(\.count) }

  /// Whether calls are kept, as they are at first; otherwise they are counted alone.
  ///
  /// For arguments that hold the double, which would never be released, or that are too large to keep.
  public final var keepsCalls: Bool {
    get { state.read(\.keepsCalls) }
    set { update { $0.keepsCalls = newValue } }
  }

  /// Forgets all calls; what was prepared stays.
  public final func reset() {
    update { state in
      state.entries = []
      state.count = 0
    }
  }

  /// Changes the state. The old one leaves the lock before it is released: its deinitializers are a user's.
  final func update(_ body: (inout State) -> Void) {
    let old = state.change { state in
      let old = state
      body(&state)
      return old
    }
    _ = old
  }

  /// Records a call and draws its answer in one step, so that both have the same order.
  final func draw(_ arguments: Arguments) -> Drawn {
    let drawn = state.change { state in
      state.count += 1
      if state.keepsCalls { state.entries.append(Entry(arguments: arguments, order: nextOrder())) }
      return Drawn(
        call: MockedCall(handler: state.handler, answer: state.draw() ?? standard, member: self),
        pause: state.pause)
    }
    if reportsNothing, drawn.call.handler == nil, drawn.call.answer == nil { self.reportNothing() }
    return drawn
  }

  /// Records a call, in a double's member.
  public final func record(_ arguments: Arguments) -> MockedCall<Output, Failure, Handler> {
    draw(arguments).call
  }
}

extension MockedMember where Arguments == Void {
  /// Records a call, in a double's member.
  public final func record() -> MockedCall<Output, Failure, Handler> { record(()) }
}

extension MockedMember.State {
  fileprivate mutating func draw() -> Result<Output, Failure>? {
    if let remembered { return .success(remembered) }
    guard !answers.isEmpty else { return nil }
    defer { nextAnswer = min(nextAnswer + 1, answers.count - 1) }
    return answers[nextAnswer]
  }
}
