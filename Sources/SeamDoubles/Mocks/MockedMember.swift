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
/// `@unchecked Sendable`: the lock of its base guards its variables. Arguments and answers that are not `Sendable` are handed on
/// as the member's caller hands them on: they are shared with the test, which reads them when the call is over.
public class MockedMember<Arguments, Output, Failure: Error, Handler>: MockedMemberBase, @unchecked Sendable {
  /// A call with its place among all calls of all doubles.
  public struct Entry {
    /// What the member was called with.
    public let arguments: Arguments
    /// A number greater than that of any call recorded before, by whichever double or recorder.
    public let order: Int

    @inlinable
    init(arguments: Arguments, order: Int) {
      self.arguments = arguments
      self.order = order
    }
  }

  // Recording is inlined into doubles, which know the types: else each call looks them up.
  @exclusivity(unchecked) @usableFromInline final var recorded: [Entry] = []

  // What is prepared: the handler or else the answer of the next call, and the answers of those after it, the last one first.
  @exclusivity(unchecked) @usableFromInline final var handler: Handler?
  @exclusivity(unchecked) @usableFromInline final var answer: Result<Output, Failure>?
  @exclusivity(unchecked) @usableFromInline final var laterAnswers: [Result<Output, Failure>] = []
  /// The answer where nothing is prepared.
  let standard: Result<Output, Failure>?

  /// Made by a double: a member that is called `member` in reports.
  ///
  /// - Parameters:
  ///   - handle: what this handle is called, where that is not the start of the member's name.
  ///   - standard: the answer to calls that nothing was prepared for; without it they are reported.
  public init(_ member: String, as handle: String? = nil, _ origin: DoubleOrigin, standard: Output? = nil) {
    self.standard = standard.map { .success($0) }
    answer = self.standard
    super.init(MockedMemberName(member, as: handle, origin))
  }

  /// The arguments of all calls since the start or the last reset, in order.
  public final var calls: [Arguments] { entries.map(\.arguments) }

  /// The calls since the start or the last reset, in order, each with its number.
  public final var entries: [Entry] { withLock { recorded } }

  /// The number of calls since the start or the last reset.
  public final var count: Int { withLock { callCount } }

  /// Whether calls are kept, as they are at first; otherwise they are counted alone.
  ///
  /// For arguments that hold the double, which would never be released, or that are too large to keep.
  public final var keepsCalls: Bool {
    get { withLock { keeps } }
    set { withLock { keeps = newValue } }
  }

  /// Forgets all calls; what was prepared stays.
  public final func reset() {
    _ = withLock {
      defer { (recorded, callCount) = ([], 0) }
      return recorded
    }
  }

  /// Records a call, in a double's member.
  @inlinable @inline(__always)
  public final func record(_ arguments: Arguments) -> MockedCall<Output, Failure, Handler> {
    endCall(with: arguments, as: beginCall())
  }

  /// Keeps a call and draws its answer in one step, so that both have the same order; then gives the lock back.
  ///
  /// Each branch does that by itself, so that in a double, where this is inlined, it goes straight on to what the double does
  /// about such a call: nothing is asked twice, and nothing retained but the handler or the answer.
  @inlinable @inline(__always)
  final func endCall(with arguments: Arguments, as order: Int) -> MockedCall<Output, Failure, Handler> {
    if keeps { recorded.append(Entry(arguments: arguments, order: order)) }
    if let handler {
      endCall()
      return .handled(handler)
    }
    if let answer {
      if !laterAnswers.isEmpty { drawAnswer() }
      endCall()
      return .answered(answer)
    }
    endCall()
    // Its double asks for no result.
    if Output.self == Void.self, Failure.self == Never.self { member.reportNothing() }
    return .unprepared(self)
  }

  /// Prepares the call after this one, which keeps what is replaced; the lock is held.
  @inline(never) @usableFromInline
  final func drawAnswer() { answer = laterAnswers.removeLast() }

  /// Has the calls that come get one of `answers` each, the last one again and again, unless there is a handler.
  final func prepare(
    _ answers: [Result<Output, Failure>], handler makeHandler: (_ old: Handler?) -> Handler? = { _ in nil }
  ) {
    _ = withLock {
      let old = (handler, answer, laterAnswers)
      handler = makeHandler(handler)
      answer = answers.first
      laterAnswers = answers.dropFirst().reversed()
      return old
    }
  }
}

extension MockedMember where Arguments == Void {
  /// Records a call, in a double's member.
  @inlinable @inline(__always)
  public final func record() -> MockedCall<Output, Failure, Handler> { record(()) }
}
