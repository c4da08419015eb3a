import Testing

@testable import SeamDoubles

@Suite struct TestClockTests {
  @Test func `time stands still until it is moved`() {
    let clock = TestClock()
    #expect(clock.now == TestClock.Instant(offset: .zero))
    clock.advance(by: .seconds(2))
    clock.advance(by: .zero)
    clock.advance(to: TestClock.Instant(offset: .seconds(5)))
    #expect(clock.now.offset == .seconds(5))
    #expect("\(clock.now)" == "5.0 seconds")
    #expect(TestClock(now: clock.now).now == clock.now)
  }

  @Test(arguments: [TestClock(), ContinuousClock()] as [any Clock<Duration>])
  func `a sleep that is over before it begins returns at once, as on a real clock`(
    clock: any Clock<Duration>
  ) async throws {
    try await clock.sleep(for: .zero)
    try await clock.sleep(for: .seconds(-1))
    try await clock.sleep(for: .nanoseconds(-1), tolerance: .seconds(1))
  }

  @Test(arguments: [TestClock(), ContinuousClock()] as [any Clock<Duration>], [-1, 0, 3_600])
  func `a task cancelled before it sleeps gets an error at once, as on a real clock`(
    clock: any Clock<Duration>, seconds: Int
  ) async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(seconds))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [TestClock(), ContinuousClock()] as [any Clock<Duration>])
  func `a task cancelled while it sleeps gets an error at once, as on a real clock`(
    clock: any Clock<Duration>
  ) async throws {
    let task = Task { try await clock.sleep(for: .seconds(3_600)) }
    if let clock = clock as? TestClock { try await clock.sleepers(1) }
    task.cancel()
    if let clock = clock as? TestClock { #expect(clock.deadlines == []) }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `sleepers are resumed in the order of their deadlines, then of their arrival`() {
    func instant(_ seconds: Int) -> TestClock.Instant { .init(offset: .seconds(seconds)) }
    let sleepers = [3, 1, 2, 3, 1, 4].map { TestClock.Sleeper(deadline: instant($0)) }
    var state = TestClock.State(now: instant(0))
    for sleeper in sleepers { _ = state.add(sleeper) }
    let woken = state.move(to: instant(3)).map { sleeper in
      sleepers.firstIndex { $0.suspension === sleeper.suspension }
    }
    #expect(woken == [1, 4, 2, 0, 3])
    #expect(state.now == instant(3))
    #expect(state.sleepers.map(\.deadline) == [instant(4)])
  }

  @Test func `who is cancelled sleeps no more once the cancellation has returned`() async throws {
    let clock = TestClock()
    for _ in 0..<10_000 {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      while clock.deadlines.isEmpty { await Task.yield() }
      task.cancel()
      #expect(clock.deadlines == [])
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `a jump wakes all who are due and no one else`() async throws {
    let clock = TestClock()
    let woken = CallRecorder<Int>()
    try await withThrowingTaskGroup { group in
      for second in [3, 1, 2, 3, 4] {
        group.addTask {
          try await clock.sleep(for: .seconds(second))
          woken.record(second)
        }
      }
      try await clock.sleepers(5)
      #expect(clock.deadlines.map(\.offset) == [1, 2, 3, 3, 4].map { .seconds($0) })
      clock.advance(by: .seconds(3))
      #expect(clock.deadlines.map(\.offset) == [.seconds(4)])
      #expect(try await woken.wait(for: 4).sorted() == [1, 2, 3, 3])
      clock.advance(by: .seconds(1))
      try await group.waitForAll()
    }
    #expect(woken.calls.last == 4)
  }

  @Test func `a woken sleeper never sees a time before its deadline`() async throws {
    let clock = TestClock()
    try await withThrowingTaskGroup { group in
      for second in 1...100 {
        group.addTask {
          let deadline = clock.now.advanced(by: .seconds(second))
          try await clock.sleep(until: deadline)
          #expect(clock.now >= deadline)
        }
      }
      try await clock.sleepers(100)
      for _ in 1...100 { clock.advance(by: .seconds(1)) }
      try await group.waitForAll()
    }
    #expect(clock.sleepsStarted == 100)
  }

  @Test func `an advance short of the deadline wakes no one`() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(2)) }
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(clock.deadlines.map(\.offset) == [.seconds(2)])
    clock.advance(by: .seconds(1))
    #expect(clock.deadlines == [])
    try await task.value
  }

  @Test func `running moves to the last deadline and wakes all`() async throws {
    let clock = TestClock()
    clock.run()
    #expect(clock.now.offset == .zero)
    try await withThrowingTaskGroup { group in
      for second in [4, 1, 9] { group.addTask { try await clock.sleep(for: .seconds(second)) } }
      try await clock.sleepers(3)
      clock.run()
      try await group.waitForAll()
    }
    #expect(clock.now.offset == .seconds(9))
  }

  @Test func `a task cancelled while the clock advances is woken or cancelled, never lost`() async {
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask {
          let clock = TestClock()
          let task = Task { try await clock.sleep(for: .seconds(1)) }
          async let cancelled: Void = task.cancel()
          async let advanced: Void = clock.advance(by: .seconds(1))
          _ = await (cancelled, advanced)
          _ = await task.result
          #expect(clock.deadlines == [])
        }
      }
    }
  }

  @Test func `an advance by a negative duration traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TestClock().advance(by: .seconds(-1))
    }
    #expect(
      text(result).contains("a test clock does not go back; it was told to advance by -1.0 seconds"))
  }

  @Test func `an advance to a moment that has passed traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let clock = TestClock(now: .init(offset: .seconds(3)))
      clock.advance(to: .init(offset: .seconds(2)))
    }
    #expect(
      text(result).contains(
        "a test clock does not go back; it shows 3.0 seconds and was told to advance to 2.0 seconds"))
  }

  @Test func `code that knows it as any clock sleeps on it and measures with it`() async throws {
    func elapsed<C: Clock>(_ clock: C, _ body: () -> Void) -> C.Duration {
      let start = clock.now
      body()
      return start.duration(to: clock.now)
    }
    let clock = TestClock()
    let any: any Clock<Duration> = clock
    let sleeper = Task { try await any.sleep(for: .seconds(3), tolerance: .seconds(1)) }
    try await clock.sleepers(1)
    #expect(elapsed(clock) { clock.advance(by: .seconds(3)) } == .seconds(3))
    #expect(any.measure { clock.advance(by: .seconds(4)) } == .seconds(4))
    try await sleeper.value
  }
}
