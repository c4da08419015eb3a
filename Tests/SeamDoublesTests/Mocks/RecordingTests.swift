import SeamDoubles
import Testing

@Suite struct RecordingTests {
  let search = MockSearch()

  @Test func `calls are kept with their arguments, in order, until they are reset`() async throws {
    search.mock.results.returns([])
    _ = try await search.results(for: "tea", page: 1)
    _ = try await search.results(for: "tea", page: 2)
    #expect(search.mock.results.calls.map(\.text) == ["tea", "tea"])
    #expect(search.mock.results.calls.map(\.page) == [1, 2])
    #expect(search.mock.results.count == 2)
    search.mock.results.reset()
    #expect(search.mock.results.calls.isEmpty)
    #expect(try await search.results(for: "", page: 0) == [])
    #expect(search.mock.results.count == 1)
  }

  @Test func `a call that throws is recorded, and so is one that traps later`() async {
    search.mock.results.handle { [search] _, _ in
      #expect(search.mock.results.count == 1)
      throw Unreachable()
    }
    await #expect(throws: Unreachable()) { try await search.results(for: "tea", page: 1) }
    #expect(search.mock.results.calls.map(\.text) == ["tea"])
  }

  @Test func `calls to different doubles and recorders can be put in order`() {
    let other = MockSearch()
    let recorder = CallRecorder<Int>()
    search.clear()
    other.clear()
    recorder.record(1)
    search.clear()
    let orders = [
      search.mock.clear.entries[0].order, other.mock.clear.entries[0].order, recorder.entries[0].order,
      search.mock.clear.entries[1].order,
    ]
    #expect(orders == orders.sorted())
    #expect(Set(orders).count == 4)
  }

  @Test func `nothing is lost when a hundred tasks call a hundred times each`() async {
    search.mock.suggestion.handle { $0 }
    await withTaskGroup { group in
      for task in 0..<100 {
        group.addTask { [search] in
          for number in 0..<100 { #expect(search.suggestion("\(task) \(number)") == "\(task) \(number)") }
        }
      }
    }
    #expect(search.mock.suggestion.count == 10_000)
    #expect(Set(search.mock.suggestion.calls).count == 10_000)
    let orders = search.mock.suggestion.entries.map(\.order)
    #expect(orders == orders.sorted())
  }

  @Test func `two first calls at the same moment are both there, each time`() async {
    for _ in 0..<200 {
      let search = MockSearch()
      async let one: Void = search.clear()
      async let other: Void = search.clear()
      _ = await (one, other)
      #expect(search.mock.clear.count == 2)
    }
  }

  @Test func `each call of a sequence gets its own answer under concurrency`() async {
    search.mock.suggestion.answers(.success("0"), .success("1"), .success("2"), .success("last"))
    let found = await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { [search] in search.suggestion("") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.sorted() == ["0", "1", "2", "last", "last", "last", "last", "last"])
  }

  @Test func `waiting sees calls that came before and those that come`() async throws {
    search.clear()
    try await search.mock.clear.wait()
    async let calls = search.mock.suggestion.wait(for: 2)
    _ = search.suggestion("a")
    _ = search.suggestion("b")
    #expect(try await calls == ["a", "b"])
  }

  @Test func `a wait that is in vain says what there was instead`() async {
    search.clear()
    let line = #line + 1
    let error = await #expect(throws: WaitTimeout.self) {
      try await search.mock.clear.wait(for: 2, within: .milliseconds(1), line: line)
    }
    #expect(
      error?.description
        == "waited 0.001 seconds for 2 calls to 'MockSearch.clear()'; 1 came (SeamDoublesTests/RecordingTests.swift:\(line))"
    )
  }

  @Test func `a cancelled wait ends at once`() async {
    let waiting = Task { [search] in try await search.mock.clear.wait() }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `a handler calls the double again, and two wait for each other`() async throws {
    search.mock.suggestion.handle { [search] text in text.isEmpty ? "end" : search.suggestion("") }
    #expect(search.suggestion("x") == "end")

    let other = MockSearch()
    search.mock.results.handle { _, _ in
      try await other.mock.results.wait()
      return ["one"]
    }
    other.mock.results.handle { [search] _, _ in
      try await search.mock.results.wait()
      return ["other"]
    }
    async let one = search.results(for: "", page: 0)
    async let two = other.results(for: "", page: 0)
    #expect(try await one + two == ["one", "other"])
  }

  @Test func `a double is released with its last user, and says so to its reporter`() {
    let reports = Reports()
    weak var double: MockSearch?
    weak var argument: Opaque?
    do {
      let search = MockSearch(reports)
      let object = Opaque()
      search.mock.first.returns(object)
      _ = search.first()
      (double, argument) = (search, object)
      #expect(!reports.hasEnded)
    }
    #expect(double == nil)
    #expect(argument == nil)
    #expect(reports.hasEnded)
  }

  @Test func `calls that are not kept are counted, and hold nothing`() {
    let object = Opaque()
    let origin = DoubleOrigin("Holder", at: nil, Reports())
    let member = MockedMember<Opaque, Void, Never, @Sendable (Opaque) -> Void>("hold(_:)", origin)
    member.keepsCalls = false
    _ = member.record(object)
    #expect(member.count == 1)
    #expect(member.calls.isEmpty)
    #expect(!member.keepsCalls)
  }
}
