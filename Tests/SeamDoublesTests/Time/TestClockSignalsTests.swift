import SeamDoubles
import Testing

@Suite struct TestClockSignalsTests {
  @Test func `waiting for sleepers returns at once where they sleep already`() async throws {
    let clock = TestClock()
    try await clock.sleepers(0)
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.sleepers(1)
    try await clock.sleepers(1, within: .zero)
    clock.run()
    try await task.value
  }

  @Test func `waiting for sleepers ends with a message that tells who sleeps`() async throws {
    let clock = TestClock(now: .init(offset: .seconds(1)))
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.sleepers(1)
    let line = #line + 1
    let wait = { try await clock.sleepers(2, within: .milliseconds(1)) }
    let error = await #expect(throws: WaitTimeout.self) { try await wait() }
    #expect(
      error?.description == """
        waited 0.001 seconds for 2 sleepers; at 1.0 seconds 1 sleeper until 2.0 seconds \
        (SeamDoublesTests/TestClockSignalsTests.swift:\(line))
        """)
    clock.run()
    try await task.value
  }

  @Test func `waiting for a sleeper ends with a message that says there is none`() async {
    let clock = TestClock()
    let error = await #expect(throws: WaitTimeout.self) {
      try await clock.step(within: .zero, fileID: "F", line: 1)
    }
    #expect(error?.description == "waited 0.0 seconds for 1 sleeper; none sleeps at 0.0 seconds (F:1)")
  }

  @Test func `waiting for started sleeps ends with a message that counts them`() async {
    let clock = TestClock()
    let error = await #expect(throws: WaitTimeout.self) {
      try await clock.sleeps(started: 2, within: .zero, fileID: "F", line: 1)
    }
    #expect(
      error?.description
        == "waited 0.0 seconds for 2 sleeps to be started; 0 so far, none sleeps at 0.0 seconds (F:1)")
  }

  @Test func `a cancelled wait for sleepers throws at once`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleepers(1, within: .seconds(3_600)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `started sleeps tell a second sleep from a first that is still there`() async throws {
    let clock = TestClock()
    let found = CallRecorder<String>()
    func search(_ text: String) -> Task<Void, any Error> {
      Task {
        try await clock.sleep(for: .milliseconds(300))
        found.record(text)
      }
    }
    let first = search("a")
    try await clock.sleeps(started: 1)
    first.cancel()
    let second = search("ab")
    try await clock.sleeps(started: 2)
    clock.advance(by: .milliseconds(300))
    try await second.value
    #expect(found.calls == ["ab"])
  }

  @Test func `a jump over a loop wakes it once, as a late wake-up does`() async throws {
    let clock = TestClock()
    let ticks = CallRecorder<TestClock.Instant>()
    let loop = tick(every: .seconds(1), on: clock, recordingIn: ticks)
    try await clock.advance(by: .seconds(3), whenSleeping: 1)
    try await clock.sleeps(started: 2)
    #expect(ticks.calls.map(\.offset) == [.seconds(3)])
    loop.cancel()
  }

  @Test func `advancing deadline by deadline gives a loop all its turns`() async throws {
    let clock = TestClock()
    let ticks = CallRecorder<TestClock.Instant>()
    let loop = tick(every: .seconds(1), on: clock, recordingIn: ticks)
    try await clock.advance(by: .milliseconds(3_500), keepingAsleep: 1)
    #expect(clock.now.offset == .milliseconds(3_500))
    #expect(ticks.calls.map(\.offset) == [.seconds(1), .seconds(2), .seconds(3)])
    try await clock.advance(by: .milliseconds(500), keepingAsleep: 1)
    #expect(ticks.count == 4)
    loop.cancel()
  }

  @Test func `advancing deadline by deadline keeps several loops in step`() async throws {
    let clock = TestClock()
    let slow = CallRecorder<TestClock.Instant>()
    let fast = CallRecorder<TestClock.Instant>()
    let loops = [
      tick(every: .seconds(3), on: clock, recordingIn: slow),
      tick(every: .seconds(1), on: clock, recordingIn: fast),
    ]
    try await clock.advance(by: .seconds(60), keepingAsleep: 2)
    #expect(slow.calls.map(\.offset) == (1...20).map { .seconds(3 * $0) })
    #expect(fast.calls.map(\.offset) == (1...60).map { .seconds($0) })
    for loop in loops { loop.cancel() }
  }

  @Test func `code that ends before the advance does is reported, and the clock stays there`() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    let error = await #expect(throws: WaitTimeout.self) {
      try await clock.advance(
        by: .seconds(9), keepingAsleep: 1, within: .milliseconds(200), fileID: "F", line: 1)
    }
    #expect(error?.description == "waited 0.2 seconds for 1 sleeper; none sleeps at 1.0 seconds (F:1)")
    try await task.value
  }

  @Test func `stepping plays a chain of sleeps and tells each pause`() async throws {
    let clock = TestClock()
    let retry = Task {
      for pause in [1, 2, 4] { try await clock.sleep(for: .seconds(pause)) }
      return clock.now.offset
    }
    var pauses: [Duration] = []
    for _ in 1...3 { pauses.append(try await clock.step()) }
    #expect(pauses == [.seconds(1), .seconds(2), .seconds(4)])
    #expect(try await retry.value == .seconds(7))
  }

  @Test func `a step wakes all who share the deadline`() async throws {
    let clock = TestClock()
    try await withThrowingTaskGroup { group in
      for _ in 1...2 { group.addTask { try await clock.sleep(for: .seconds(1)) } }
      #expect(try await clock.step(whenSleeping: 2) == .seconds(1))
      try await group.waitForAll()
    }
  }

  @Test func `a step without sleepers to wait for traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await TestClock().step(whenSleeping: 0)
    }
    #expect(
      text(result).contains(
        "a test clock steps from sleeper to sleeper; it was told to wait for 0 of them"))
  }

  @Test func `a hundred tasks sleep a hundred times each`() async throws {
    let clock = TestClock()
    try await withThrowingTaskGroup { group in
      for _ in 1...100 {
        group.addTask {
          for _ in 1...100 { try await clock.sleep(for: .seconds(1)) }
        }
      }
      for _ in 1...100 { try await clock.step(whenSleeping: 100) }
      try await group.waitForAll()
    }
    #expect(clock.sleepsStarted == 10_000)
    #expect(clock.now.offset == .seconds(100))
  }

  private func tick(
    every pause: Duration, on clock: TestClock, recordingIn ticks: CallRecorder<TestClock.Instant>
  ) -> Task<Void, any Error> {
    Task {
      while true {
        try await clock.sleep(for: pause)
        ticks.record(clock.now)
      }
    }
  }
}
