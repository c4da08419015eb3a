import SeamDoubles
import Testing

@Suite struct CallRecorderWaitingTests {
  @Test func `waiting does not miss calls that came before`() async throws {
    let recorder = CallRecorder<Int>()
    #expect(try await recorder.wait(for: 0, within: .zero) == [])
    recorder.record(1)
    recorder.record(2)
    #expect(try await recorder.wait(for: 2, within: .zero) == [1, 2])
    #expect(try await recorder.wait(for: 1, within: .zero) == [1, 2])
    #expect(try await recorder.wait(within: .zero) { $0.contains(2) } == [1, 2])
    #expect(try await recorder.firstCall(within: .zero) { $0 > 1 } == 2)
  }

  @Test(arguments: 1...20) func `waiting ends with the call it waits for`(count: Int) async throws {
    let recorder = CallRecorder<Int>()
    async let counted = recorder.wait(for: count)
    async let found = recorder.firstCall { $0 == count }
    async let summed = recorder.wait { $0.reduce(0, +) >= count }
    for call in 1...count { recorder.record(call) }
    #expect(try await counted == Array(1...count))
    #expect(try await found == count)
    #expect(try await summed.reduce(0, +) >= count)
  }

  @Test func `a wait that is in vain names the recorder, what was awaited and what came`() async {
    let recorder = CallRecorder<String>("cart.add")
    let none = await #expect(throws: WaitTimeout.self) {
      try await recorder.wait(for: 1, within: .zero, fileID: "F", line: 1)
    }
    #expect(none?.description == "waited 0.0 seconds for 1 call to 'cart.add'; none came (F:1)")

    recorder.record("teapot")
    recorder.record("cup")
    let line = #line + 1
    let wait = { try await recorder.wait(for: 3, within: .milliseconds(1)) }
    let some = await #expect(throws: WaitTimeout.self) { _ = try await wait() }
    #expect(
      some?.description == """
        waited 0.001 seconds for 3 calls to 'cart.add'; 2 came: teapot, cup \
        (SeamDoublesTests/CallRecorderWaitingTests.swift:\(line))
        """)

    let call = await #expect(throws: WaitTimeout.self) {
      try await recorder.firstCall(within: .zero, fileID: "F", line: 1) { $0 == "pan" }
    }
    #expect(
      call?.description
        == "waited 0.0 seconds for a call that fits the predicate to 'cart.add'; 2 came: teapot, cup (F:1)")

    let calls = await #expect(throws: WaitTimeout.self) {
      try await recorder.wait(within: .milliseconds(1), fileID: "F", line: 1) { $0.isEmpty }
    }
    #expect(
      calls?.description
        == "waited 0.001 seconds for calls that fit the predicate to 'cart.add'; 2 came: teapot, cup (F:1)")
  }

  @Test func `long lists and long calls are shortened`() async {
    let recorder = CallRecorder<String>("cart")
    recorder.record(String(repeating: "x", count: 101))
    for _ in 2...11 { recorder.record("y") }
    let error = await #expect(throws: WaitTimeout.self) {
      try await recorder.wait(for: 12, within: .zero, fileID: "F", line: 1)
    }
    let long = String(repeating: "x", count: 97) + "..."
    let short = Array(repeating: "y", count: 9).joined(separator: ", ")
    #expect(
      error?.description
        == "waited 0.0 seconds for 12 calls to 'cart'; 11 came: \(long), \(short), ... (F:1)")
  }

  @Test func `a cancelled wait throws at once`() async {
    let recorder = CallRecorder<Int>()
    let waits: [@Sendable () async throws -> Void] = [
      { try await recorder.wait(for: 1, within: .seconds(3_600)) },
      { try await recorder.firstCall(within: .seconds(3_600)) { _ in true } },
      { try await recorder.wait(within: .seconds(Int64.max)) { !$0.isEmpty } },
    ]
    for wait in waits {
      let task = Task { try await wait() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `a cancelled task still gets what is there`() async throws {
    let recorder = CallRecorder<Int>()
    recorder.record(1)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await recorder.wait(for: 1)
    }
    #expect(try await task.value == [1])
  }

  @Test func `one cancelled wait leaves the others waiting`() async throws {
    let recorder = CallRecorder<Int>()
    let cancelled = Task { try await recorder.wait(for: 1) }
    let other = Task { try await recorder.wait(for: 1) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    recorder.record(1)
    #expect(try await other.value == [1])
  }

  @Test func `a reset leaves waits waiting`() async throws {
    let recorder = CallRecorder<Int>()
    recorder.record(1)
    async let calls = recorder.wait(for: 2)
    recorder.reset()
    recorder.record(2)
    recorder.record(3)
    #expect(try await calls.contains(3))
  }

  @Test func `a call after a reset is seen although there were more calls before`() async throws {
    let recorder = CallRecorder<String>()
    let looked = CallRecorder<Int>()
    recorder.record("a")
    recorder.record("b")
    async let calls = recorder.wait { calls in
      looked.record(calls.count)
      return calls == ["c"]
    }
    try await looked.firstCall { $0 == 2 }
    recorder.reset()
    recorder.record("c")
    #expect(try await calls == ["c"])
  }

  @Test func `what a predicate throws ends the wait`() async {
    struct Unreadable: Error {}
    let recorder = CallRecorder<Int>()
    recorder.record(1)
    await #expect(throws: Unreadable.self) { try await recorder.firstCall { _ in throw Unreadable() } }
  }

  @Test func `a predicate may use the recorder`() async throws {
    let recorder = CallRecorder<Int>()
    let calls = try await recorder.wait { calls in
      if calls.isEmpty { recorder.record(1) }
      return recorder.count == calls.count
    }
    #expect(calls == [1])
  }

  @Test func `waits that are met, cancelled and expired at once each end once`() async {
    await withTaskGroup { group in
      for round in 0..<300 {
        group.addTask {
          let recorder = CallRecorder<Int>()
          let task = Task { try await recorder.wait(for: 1, within: .microseconds(round)) }
          async let recorded: Void = recorder.record(round)
          async let cancelled: Void = task.cancel()
          _ = await (recorded, cancelled)
          switch await task.result {
          case .success(let calls): #expect(calls == [round])
          case .failure(let error): #expect(error is CancellationError || error is WaitTimeout)
          }
        }
      }
    }
  }
}
