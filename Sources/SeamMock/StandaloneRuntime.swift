// swift-format-ignore-file

/// What doubles stand on, as one file: the sources of SeamDoubles, kept by a test.
package enum StandaloneRuntime {
  package static let text = ###"""
    // Written by 'seam mock': what the doubles stand on; changes are lost when it is written again.
    // swift-format-ignore-file
    // swiftlint:disable all

    import Foundation

    /// A type with a value that a call without a stub gets, after the report.
    ///
    /// Numbers, `Bool`, `String`, collections and optionals have one. Give your own types one where a test can
    /// go on with it:
    ///
    ///     extension User: DefaultAnswer { static var defaultAnswer: User { User(id: 0) } }
    nonisolated protocol DefaultAnswer {
      static var defaultAnswer: Self { get }
    }

    nonisolated extension DefaultAnswer where Self: AdditiveArithmetic {
      static var defaultAnswer: Self { .zero }
    }

    nonisolated extension Int: DefaultAnswer {}
    nonisolated extension Int8: DefaultAnswer {}
    nonisolated extension Int16: DefaultAnswer {}
    nonisolated extension Int32: DefaultAnswer {}
    nonisolated extension Int64: DefaultAnswer {}
    nonisolated extension UInt: DefaultAnswer {}
    nonisolated extension UInt8: DefaultAnswer {}
    nonisolated extension UInt16: DefaultAnswer {}
    nonisolated extension UInt32: DefaultAnswer {}
    nonisolated extension UInt64: DefaultAnswer {}
    nonisolated extension Float: DefaultAnswer {}
    nonisolated extension Double: DefaultAnswer {}
    nonisolated extension Duration: DefaultAnswer {}
    nonisolated extension Bool: DefaultAnswer { static var defaultAnswer: Bool { false } }
    nonisolated extension String: DefaultAnswer { static var defaultAnswer: String { "" } }
    nonisolated extension Substring: DefaultAnswer { static var defaultAnswer: Substring { "" } }
    nonisolated extension Array: DefaultAnswer { static var defaultAnswer: [Element] { [] } }
    nonisolated extension ArraySlice: DefaultAnswer { static var defaultAnswer: ArraySlice<Element> { [] } }
    nonisolated extension ContiguousArray: DefaultAnswer {
      static var defaultAnswer: ContiguousArray<Element> { [] }
    }
    nonisolated extension Set: DefaultAnswer { static var defaultAnswer: Set<Element> { [] } }
    nonisolated extension Dictionary: DefaultAnswer { static var defaultAnswer: [Key: Value] { [:] } }
    nonisolated extension Optional: DefaultAnswer { static var defaultAnswer: Wrapped? { nil } }

    /// Streams that end at once.
    nonisolated extension AsyncStream: DefaultAnswer {
      static var defaultAnswer: AsyncStream<Element> { AsyncStream { $0.finish() } }
    }
    nonisolated extension AsyncThrowingStream: DefaultAnswer where Failure == any Error {
      static var defaultAnswer: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { $0.finish() }
      }
    }
    nonisolated extension AsyncStream.Iterator: DefaultAnswer {
      static var defaultAnswer: AsyncStream<Element>.Iterator {
        AsyncStream<Element>.defaultAnswer.makeAsyncIterator()
      }
    }
    nonisolated extension AnyIterator: DefaultAnswer {
      static var defaultAnswer: AnyIterator<Element> { AnyIterator { nil } }
    }

    /// Where a double was made, and where its reports go.
    ///
    /// Each double has one, which its handles share; when the double is gone, so is its origin.
    nonisolated final class DoubleOrigin: Sendable {
      /// A place in the source.
      nonisolated struct Place: Sendable {
        let fileID: StaticString
        let filePath: StaticString
        let line: UInt
        let column: UInt

        init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
          self.fileID = fileID
          self.filePath = filePath
          self.line = line
          self.column = column
        }
      }

      /// What the double is called in reports.
      let double: String

      /// Where it was made; statics are made nowhere.
      let place: Place?

      /// Whether calls are reported that return nothing and have no stub.
      let isStrict: Bool

      private let reporter: any DoubleReporter
      private let isOnlyUser: Bool

      /// Made by a double's initializer, from the place of its caller.
      ///
      /// - Parameter strictness: the double's; where nothing is said, that of the test.
      convenience init(
        _ double: String, _ strictness: DoubleStrictness? = nil, fileID: StaticString, filePath: StaticString,
        line: UInt, column: UInt
      ) {
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(double, strictness, at: place, DoubleReporting.reporter(for: place))
      }

      /// Made where a double is made through a requirement of its protocol, which knows nothing of its caller.
      convenience init(_ double: String) {
        self.init(double, nil, at: nil, DoubleReporting.reporter(for: nil))
      }

      /// - Parameter isOnlyUser: whether nobody else reports to `reporter`, which then ends with this origin.
      init(
        _ double: String, _ strictness: DoubleStrictness? = nil, at place: Place?,
        _ reporter: any DoubleReporter, isOnlyUser: Bool = true
      ) {
        isStrict = (strictness ?? DoubleStatics.strictness) == .strict
        self.isOnlyUser = isOnlyUser
        self.double = double
        self.place = place
        self.reporter = reporter
      }

      deinit {
        if isOnlyUser { reporter.end() }
      }

      func record(_ report: DoubleReport) { reporter.record(report) }
    }

    /// Something that is wrong with how a double was prepared: a headline that stands alone, facts, and the way
    /// to mend it.
    nonisolated struct DoubleReport: Sendable, CustomStringConvertible {
      let headline: String
      let facts: [(name: String, value: String)]
      let explanation: String

      var description: String {
        let facts = facts.map { "\($0.name): \($0.value)" }
        return [headline, facts.joined(separator: "\n"), explanation].filter { !$0.isEmpty }
          .joined(separator: "\n\n")
      }
    }

    nonisolated extension DoubleReport {
      init(_ headline: String, at place: DoubleOrigin.Place?, _ explanation: String) {
        self.headline = headline
        facts = place.map { [(name: "Double made at", value: "\($0.fileID):\($0.line)")] } ?? []
        self.explanation = explanation
      }

      /// A call that nothing was prepared for.
      static func missing(_ member: MockedMemberName, _ outcome: String) -> DoubleReport {
        DoubleReport(
          "'\(member.full)' was called but has no stub", at: member.origin.place,
          "\(outcome)\nTo fix, give it one: '\(member.origin.place == nil ? member.origin.double : "double").mock.\(member.handle).returns(…)'."
        )
      }

      /// A handler that has thrown what its member cannot throw.
      static func wrongError(_ error: any Error, of member: MockedMemberName, _ failure: Any.Type) -> DoubleReport
      {
        DoubleReport(
          "the handler of '\(member.full)' threw '\(error)', which is no '\(failure)'", at: member.origin.place,
          "To fix, throw a '\(failure)'.")
      }

      /// A generic member whose answer is not of the type that the caller asked for.
      static func wrongType(_ value: Any, of member: MockedMemberName, _ type: Any.Type) -> DoubleReport {
        DoubleReport(
          "'\(member.full)' was to return a '\(type)' but its stub gave a '\(Swift.type(of: value))'",
          at: member.origin.place, "To fix, look at the type in the handler: each call can ask for another.")
      }
    }

    /// Where the reports of one double go.
    nonisolated protocol DoubleReporter: Sendable {
      func record(_ report: DoubleReport)

      /// The double is gone.
      func end()
    }

    /// The way from doubles to a test library, which this module knows nothing of.
    nonisolated enum DoubleReporting {
      /// What test support provides.
      nonisolated struct Hooks: Sendable {
        /// The reporter of a double that is made now at a place; of statics, at none.
        var reporter: @Sendable (DoubleOrigin.Place?) -> any DoubleReporter
        /// The statics of the test that runs now, if that can be told.
        var statics: @Sendable () -> DoubleStatics?

        init(
          reporter: @escaping @Sendable (DoubleOrigin.Place?) -> any DoubleReporter,
          statics: @escaping @Sendable () -> DoubleStatics? = { nil }
        ) {
          self.reporter = reporter
          self.statics = statics
        }
      }

      private static let hooks = Lock(Hooks(reporter: { _ in StandardError() }))

      /// Sends the reports of doubles that are made from now on where `hooks` says.
      static func install(_ hooks: Hooks) {
        let old = self.hooks.withLock { installed in
          defer { installed = hooks }
          return installed
        }
        // What the old ones hold is released here, with no lock held.
        _ = old
      }

      static func reporter(for place: DoubleOrigin.Place?) -> any DoubleReporter {
        hooks.withLock(\.reporter)(place)
      }

      static var statics: DoubleStatics? { hooks.withLock(\.statics)() }
    }

    /// Outside tests, in previews and UI tests, a report is a text on standard error.
    nonisolated private struct StandardError: DoubleReporter {
      func record(_ report: DoubleReport) {
        try? FileHandle.standardError.write(contentsOf: Data("seam: \(report)\n\n".utf8))
      }

      func end() {}
    }

    /// The handles on static members: those of one test, or of the process where no test runs.
    ///
    /// They are kept by the double's type. A test has its own, so that tests which run at the same time never see
    /// each other's.
    nonisolated final class DoubleStatics: Sendable {
      /// `@unchecked Sendable`: what it holds is Sendable, by the signature of `handles(of:named:make:)`.
      nonisolated private struct Content: @unchecked Sendable {
        var handles: [ObjectIdentifier: AnyObject] = [:]
      }

      @TaskLocal private static var bound: DoubleStatics?
      private static let process = DoubleStatics(at: nil)

      private let content = Lock(Content())
      private let reporter: any DoubleReporter
      private let strictness: DoubleStrictness

      /// Makes an empty set; what is wrong with its members is reported at `place`.
      convenience init(at place: DoubleOrigin.Place?) {
        self.init(DoubleReporting.reporter(for: place))
      }

      init(_ reporter: any DoubleReporter, _ strictness: DoubleStrictness = .lenient) {
        self.reporter = reporter
        self.strictness = strictness
      }

      /// Of the doubles that are made here, where they say nothing of it.
      static var strictness: DoubleStrictness { bound?.strictness ?? .lenient }

      deinit { reporter.end() }

      /// The handles of `double`, in the test that runs; made by `make` when they are first asked for.
      static func handles<Handles: AnyObject & Sendable>(
        of double: Any.Type, named name: String, make: (DoubleOrigin) -> Handles
      ) -> Handles {
        (bound ?? DoubleReporting.statics ?? process).handles(of: double, named: name, make: make)
      }

      private func handles<Handles: AnyObject & Sendable>(
        of double: Any.Type, named name: String, make: (DoubleOrigin) -> Handles
      ) -> Handles {
        let key = ObjectIdentifier(double)
        if let found = content.withLock({ $0.handles[key] }) { return unsafeDowncast(found, to: Handles.self) }
        // Made with no lock held, for nothing: if another thread was faster, its handles are taken.
        let made = make(DoubleOrigin(name, strictness, at: nil, reporter, isOnlyUser: false))
        let kept = content.withLock { content in
          let kept = content.handles[key] ?? made
          content.handles[key] = kept
          return kept
        }
        return unsafeDowncast(kept, to: Handles.self)
      }

      /// Runs `body` with statics of its own, which its child tasks and unstructured tasks see as well.
      static func with<Result>(
        _ statics: DoubleStatics, isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
      ) async rethrows -> Result {
        try await $bound.withValue(statics) { try await body() }
      }
    }

    /// What a double makes of calls that return nothing and that it was not prepared for.
    ///
    /// Calls that have to return something are reported in either case.
    nonisolated struct DoubleStrictness: Sendable, Hashable {
      private let isStrict: Bool

      /// They do nothing, as they are to do in most tests.
      static let lenient = DoubleStrictness(isStrict: false)

      /// They are reported like all others: each call is one that the test has said something about.
      static let strict = DoubleStrictness(isStrict: true)
    }

    /// A value behind a mutual-exclusion lock.
    ///
    /// The critical section is for the bookkeeping of this module: no closure, description or
    /// deinitializer of a user may run in it. The lock is not recursive.
    ///
    /// `@unchecked Sendable`: `value` is touched with `raw` held only.
    nonisolated private final class Lock<Value: Sendable>: @unchecked Sendable {
      private let raw = RawLock()
      private var value: Value

      init(_ value: Value) { self.value = value }

      deinit { raw.destroy() }

      func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        raw.lock()
        defer { raw.unlock() }
        return body(&value)
      }
    }

    /// A mutual-exclusion lock at a fixed address. Its owner guards its own variables with it, and destroys it.
    nonisolated fileprivate struct RawLock: @unchecked Sendable {
      private let address: UnsafeMutablePointer<pthread_mutex_t>

      init() {
        address = .allocate(capacity: 1)
        address.initialize(to: pthread_mutex_t())
        let code = pthread_mutex_init(address, nil)
        precondition(code == 0, "pthread_mutex_init returned \(code)")
      }

      func destroy() {
        pthread_mutex_destroy(address)
        address.deinitialize(count: 1)
        address.deallocate()
      }

      func lock() { pthread_mutex_lock(address) }
      func unlock() { pthread_mutex_unlock(address) }
    }

    /// The handle on an asynchronous member of a double, which can take its time.
    nonisolated final class MockedAsyncMember<Arguments, Output, Failure: Error, Handler>:
      MockedMember<Arguments, Output, Failure, Handler>, @unchecked Sendable
    {
      /// Lets `duration` pass on `clock` before each call is answered, whatever the answer; zero, no time.
      ///
      /// A cancelled call throws the clock's `CancellationError` at once where the member can, and answers at once
      /// where it cannot.
      func delay(_ duration: Duration, on clock: any Clock<Duration>) {
        setPause(duration == .zero ? nil : .time(duration, on: clock))
      }

      fileprivate func setPause(_ pause: MockedPause?) {
        _ = withLock {
          defer { self.pause = pause }
          return self.pause
        }
      }

      /// Records a call and lets the delay pass, in a double's member.
      nonisolated(nonsending) func record(
        _ arguments: Arguments
      ) async -> MockedCall<Output, Failure, Handler> {
        let order = beginCall()
        let pause = pause
        let call = endCall(with: arguments, as: order)
        guard let pause else { return call }
        return await delayed(call, by: pause)
      }

      nonisolated(nonsending) func delayed(
        _ call: MockedCall<Output, Failure, Handler>, by pause: MockedPause
      ) async -> MockedCall<Output, Failure, Handler> {
        do {
          try await pause.pass()
        } catch {
          if let failure = error as? Failure {
            return .answered(.failure(failure))
          }
        }
        return call
      }
    }

    nonisolated extension MockedAsyncMember where Arguments == Void {
      /// Records a call and lets the delay pass, in a double's member.
      nonisolated(nonsending) func record() async -> MockedCall<Output, Failure, Handler> {
        await record(())
      }
    }

    nonisolated extension MockedAsyncMember where Failure == any Error {
      /// Suspends each call until its task is cancelled, for a loading state that stays.
      func neverReturns() { setPause(.forever) }
    }

    // A call ends with its last use, not with the function that has it: a handler that is taken out of it is retained once.

    /// What a double does about a call of one of its members: what the test had prepared when the call came.
    @_eagerMove
    nonisolated enum MockedCall<Output, Failure: Error, Handler> {
      case handled(Handler)
      case answered(Result<Output, Failure>)
      /// Nothing, which the handle reports where a result is asked for.
      case unprepared(MockedMemberBase)

      /// What the test wants to be called, if it has given a handler.
      var handler: Handler? {
        if case .handled(let handler) = self { handler } else { nil }
      }

      /// The answer that the test has prepared, or what follows from there being none.
      ///
      /// A call that has a handler has no other result than the handler's; to ask for one traps.
      func result() throws(Failure) -> Output {
        switch self {
        case .answered(let answer): return try answer.get()
        case .unprepared(let handle): return try handle.member.missing(Output.self, or: Failure.self)
        case .handled: preconditionFailure("the handler of the call was not called")
        }
      }

      /// The same, for a member whose caller alone gets it.
      ///
      /// A value that the test has prepared must be in no other hands.
      func handedOver() throws(Failure) -> sending Output {
        nonisolated(unsafe) let output = try result()
        return output
      }

      /// Throws what a handler has thrown, in a member that throws what its closure throws.
      func rethrow<Asked>(
        _ error: any Error, _ rescue: (any Error) throws -> Asked
      ) rethrows -> Asked {
        try rescue(error)
      }
    }

    // What a double needs where the member's types are narrower than those of its handle: a generic result, one type of error.

    nonisolated extension MockedMemberBase {
      /// What a handler has returned, as the type that the caller of a generic member asks for.
      final func cast<Asked>(_ value: Any, as type: Asked.Type = Asked.self) -> Asked {
        guard let asked = value as? Asked else { member.trap(.wrongType(value, of: member, type)) }
        return asked
      }

      /// What a handler has thrown, as what the member may throw.
      final func admitted<Admitted: Error>(
        _ error: any Error, as type: Admitted.Type = Admitted.self
      ) -> Admitted {
        guard let failure = error as? Admitted else { member.trap(.wrongError(error, of: member, type)) }
        return failure
      }
    }

    nonisolated extension MockedMember {
      /// The result of a call that has no handler, as the type that the caller of a generic member asks for.
      final func result<Asked>(
        of call: MockedCall<Output, Failure, Handler>, as type: Asked.Type
      ) throws(Failure) -> Asked {
        guard case .answered(let answer) = call else { return try member.missing(type, or: Failure.self) }
        return cast(try answer.get())
      }
    }

    // What is prepared last replaces what was prepared before; delays stay.
    nonisolated extension MockedMember {
      /// Calls `handler` at each call, with the member's arguments and in its isolation.
      ///
      /// It may suspend where the member may, throw what the member may throw, and call the double again.
      final func handle(_ handler: Handler) {
        prepare([]) { _ in handler }
      }

      /// Returns one value a call, the last one again and again.
      final func returns(_ first: Output, _ rest: Output...) {
        prepare(([first] + rest).map { .success($0) })
      }

      /// Throws `error` at each call.
      final func `throws`(_ error: Failure) {
        prepare([.failure(error)])
      }

      /// Answers one call with each, the last one again and again: `.answers(.failure(offline), .success([]))`.
      final func answers(_ first: Result<Output, Failure>, _ rest: Result<Output, Failure>...) {
        prepare([first] + rest)
      }

      /// Has nothing prepared any more, as at first.
      final func unprepare() {
        prepare(standard.map { [$0] } ?? [])
      }

      /// Makes `value` the answer from now on, in the setter of a double's property.
      ///
      /// A handler of the getter goes first.
      final func remember(_ value: Output) {
        prepare([.success(value)]) { $0 }
      }
    }

    nonisolated extension MockedMember where Output == Void {
      /// Returns from each call.
      final func returns() { returns(()) }
    }

    nonisolated extension MockedMember {
      /// Suspends until the member was called at least `count` times, and returns the calls.
      ///
      /// Returns at once where it was already. `limit` is real time.
      ///
      /// - Throws: `WaitTimeout` after `limit`, `CancellationError` as soon as the task is cancelled.
      @discardableResult
      final nonisolated(nonsending) func wait(
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
    nonisolated class MockedMember<Arguments, Output, Failure: Error, Handler>: MockedMemberBase, @unchecked Sendable {
      /// A call with its place among all calls of all doubles.
      nonisolated struct Entry {
        /// What the member was called with.
        let arguments: Arguments
        /// A number greater than that of any call recorded before, by whichever double or recorder.
        let order: Int

        init(arguments: Arguments, order: Int) {
          self.arguments = arguments
          self.order = order
        }
      }

      // Recording is inlined into doubles, which know the types: else each call looks them up.
      @exclusivity(unchecked) final var recorded: [Entry] = []

      // What is prepared: the handler or else the answer of the next call, and the answers of those after it, the last one first.
      @exclusivity(unchecked) final var handler: Handler?
      @exclusivity(unchecked) final var answer: Result<Output, Failure>?
      @exclusivity(unchecked) final var laterAnswers: [Result<Output, Failure>] = []
      /// The answer where nothing is prepared.
      let standard: Result<Output, Failure>?

      /// Made by a double: a member that is called `member` in reports.
      ///
      /// - Parameters:
      ///   - handle: what this handle is called, where that is not the start of the member's name.
      ///   - standard: the answer to calls that nothing was prepared for; without it they are reported.
      init(_ member: String, as handle: String? = nil, _ origin: DoubleOrigin, standard: Output? = nil) {
        self.standard = standard.map { .success($0) }
        answer = self.standard
        super.init(MockedMemberName(member, as: handle, origin))
      }

      /// The arguments of all calls since the start or the last reset, in order.
      final var calls: [Arguments] { entries.map(\.arguments) }

      /// The calls since the start or the last reset, in order, each with its number.
      final var entries: [Entry] { withLock { recorded } }

      /// The number of calls since the start or the last reset.
      final var count: Int { withLock { callCount } }

      /// Whether calls are kept, as they are at first; otherwise they are counted alone.
      ///
      /// For arguments that hold the double, which would never be released, or that are too large to keep.
      final var keepsCalls: Bool {
        get { withLock { keeps } }
        set { withLock { keeps = newValue } }
      }

      /// Forgets all calls; what was prepared stays.
      final func reset() {
        _ = withLock {
          defer { (recorded, callCount) = ([], 0) }
          return recorded
        }
      }

      /// Records a call, in a double's member.
      final func record(_ arguments: Arguments) -> MockedCall<Output, Failure, Handler> {
        endCall(with: arguments, as: beginCall())
      }

      /// Keeps a call and draws its answer in one step, so that both have the same order; then gives the lock back.
      ///
      /// Each branch does that by itself, so that in a double, where this is inlined, it goes straight on to what the double does
      /// about such a call: nothing is asked twice, and nothing retained but the handler or the answer.
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

    nonisolated extension MockedMember where Arguments == Void {
      /// Records a call, in a double's member.
      final func record() -> MockedCall<Output, Failure, Handler> { record(()) }
    }

    /// What all handles have in common: the name, the lock, the number of calls, and those who wait for calls.
    ///
    /// `@unchecked Sendable`: its variables and those of its subclasses are touched with `lock` held only.
    nonisolated class MockedMemberBase: @unchecked Sendable {
      /// A task that waits until there are so many calls.
      nonisolated private struct Waiter {
        let count: Int
        let suspension: Suspension
      }

      final let member: MockedMemberName
      private let lock = RawLock()

      // Not checked for exclusive access: what the lock guards is not touched by two at once.
      @exclusivity(unchecked) final var callCount = 0
      @exclusivity(unchecked) final var keeps = true
      @exclusivity(unchecked) final var pause: MockedPause?
      @exclusivity(unchecked) private final var waiters: [Waiter] = []

      init(_ member: MockedMemberName) { self.member = member }

      deinit { lock.destroy() }

      /// The member's name with its double's, such as `MockApi.user(_:)`.
      final var name: String { member.full }

      /// Takes the lock and counts a call; returns its number among all calls of all doubles.
      final func beginCall() -> Int {
        lock.lock()
        callCount += 1
        return nextOrder()
      }

      /// Gives the lock back, and resumes those who have waited for this call.
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

    /// What a member of a double is called, and what follows where a call of it has no answer.
    nonisolated struct MockedMemberName: Sendable {
      let origin: DoubleOrigin

      /// The member's name and labels.
      private let member: String
      private let givenHandle: String?

      init(_ member: String, as handle: String?, _ origin: DoubleOrigin) {
        self.member = member
        givenHandle = handle
        self.origin = origin
      }

      /// The member's name with its double's, such as `MockApi.user(_:)`.
      var full: String { "\(origin.double).\(member)" }

      /// What the handle is called in `double.mock`.
      var handle: String { givenHandle ?? String(member.prefix { $0 != "(" }) }

      /// The answer to a call that nothing was prepared for.
      ///
      /// Nothing for a member that returns nothing, unless its double is strict. For others it is reported; then it is
      /// an error where the member can throw any, else the type's default, and at last a trap.
      func missing<Output, Failure: Error>(_: Output.Type, or _: Failure.Type) throws(Failure) -> Output {
        if Output.self == Void.self, let nothing = () as? Output, allowsNothing(or: Failure.self) {
          return nothing
        }
        return try reported(Output.self, or: Failure.self)
      }

      /// One that cannot throw was reported when it was recorded.
      func allowsNothing(or failure: (some Error).Type) -> Bool { !origin.isStrict || failure == Never.self }

      /// Reports a call that returns nothing and that nothing was prepared for, if the double is strict.
      func reportNothing() {
        if origin.isStrict { origin.record(.missing(self, "It does nothing now.")) }
      }

      func reported<Output, Failure: Error>(_: Output.Type, or _: Failure.Type) throws(Failure) -> Output {
        if let error = UnstubbedCall(member: full) as? Failure {
          origin.record(.missing(self, "It throws an 'UnstubbedCall' now."))
          throw error
        }
        if let type = Output.self as? any DefaultAnswer.Type, let answer = type.defaultAnswer as? Output {
          origin.record(.missing(self, "It returns '\(answer)' now, the default of '\(Output.self)'."))
          return answer
        }
        trap(.missing(self, "There is no default of '\(Output.self)' to go on with."))
      }

      /// Reports, then ends the process with the same text.
      @inline(never)
      func trap(_ report: DoubleReport) -> Never {
        origin.record(report)
        fatalError("\(report)")
      }
    }

    /// How long a call waits before it is answered.
    nonisolated final class MockedPause: Sendable {
      nonisolated private enum Length: Sendable {
        case time(Duration, any Clock<Duration>)
        case forever
      }

      private let length: Length

      private init(_ length: Length) { self.length = length }

      static func time(_ duration: Duration, on clock: any Clock<Duration>) -> MockedPause {
        MockedPause(.time(duration, clock))
      }

      static let forever = MockedPause(.forever)

      /// Suspends for the pause, or until the task is cancelled, which throws.
      nonisolated(nonsending) func pass() async throws {
        switch length {
        case .time(let duration, let clock): try await clock.sleep(for: duration)
        case .forever:
          _ = await Suspension().wait()
          throw CancellationError()
        }
      }
    }

    /// The suspension of one task, which ends once, in one of three ways.
    ///
    /// The ending may come before the suspension; then `wait()` returns at once.
    nonisolated fileprivate final class Suspension: Sendable {
      nonisolated enum Ending: Sendable {
        case fulfilled
        case expired
        case cancelled
      }

      nonisolated private enum State: Sendable {
        case idle
        case suspended(CheckedContinuation<Ending, Never>)
        case ended(Ending)
      }

      private let state = Lock(State.idle)

      /// Suspends until `end(_:)` is called or the task is cancelled.
      ///
      /// `begin` is called first, when a cancellation already reaches the suspension; where it returns false, there is nothing to wait for.
      /// `onCancel` is called after the cancellation has ended the suspension, or come too late for it.
      func wait(begin: () -> Bool = { true }, onCancel: @Sendable () -> Void = {}) async -> Ending {
        await withTaskCancellationHandler {
          guard begin() else { return .fulfilled }
          return await withCheckedContinuation { continuation in
            if let ending = suspend(continuation) { continuation.resume(returning: ending) }
          }
        } onCancel: {
          end(.cancelled)
          onCancel()
        }
      }

      /// Suspends until `end(_:)` is called or the task is cancelled, at most for `limit`, which is real time.
      nonisolated(nonsending) func wait(within limit: Duration) async -> Ending {
        let timer = Task.detached {
          // A cancelled timer has nothing left to end.
          try? await Task.sleep(for: min(limit, .longestWait))
          self.end(.expired)
        }
        defer { timer.cancel() }
        return await wait()
      }

      var hasEnded: Bool { state.withLock { if case .ended = $0 { true } else { false } } }

      /// Ends the suspension; the first ending counts, later ones do nothing.
      func end(_ ending: Ending) {
        let continuation: CheckedContinuation<Ending, Never>? = state.withLock { state in
          switch state {
          case .idle:
            state = .ended(ending)
            return nil
          case .suspended(let continuation):
            state = .ended(ending)
            return continuation
          case .ended:
            return nil
          }
        }
        continuation?.resume(returning: ending)
      }

      /// Keeps `continuation` for the ending, or returns the ending if it came before.
      private func suspend(_ continuation: CheckedContinuation<Ending, Never>) -> Ending? {
        state.withLock { state in
          switch state {
          case .idle:
            state = .suspended(continuation)
            return nil
          case .suspended:
            preconditionFailure("two tasks wait on one suspension")
          case .ended(let ending):
            return ending
          }
        }
      }
    }

    nonisolated extension Duration {
      /// A year: far above any sensible limit, far below where adding it to a clock's reading overflows.
      static var longestWait: Duration { .seconds(365 * 86_400) }
    }

    /// The error of a throwing member that was called without a stub, after the report.
    nonisolated struct UnstubbedCall: LocalizedError, Hashable, CustomStringConvertible {
      /// The member's name, with its double's.
      let member: String

      var description: String { "'\(member)' was called but has no stub" }
      var errorDescription: String? { description }
    }

    /// The error of a wait whose condition was not fulfilled within its limit.
    nonisolated struct WaitTimeout: Error, Hashable, CustomStringConvertible {
      /// What was awaited, for how long and where, and what there was instead.
      let description: String

      init(_ limit: Duration, for awaited: String, found: String, at place: String) {
        description = "waited \(limit) for \(awaited); \(found) (\(place))"
      }
    }

    /// Draws the next number; called with a member's lock held, so that its entries are in order.
    nonisolated private func nextOrder() -> Int {
      lastOrder.withLock { last in
        last += 1
        return last
      }
    }

    nonisolated private let lastOrder = Lock(0)

    """###
}
