import SeamDoubles
import Testing

@Suite struct StubbingTests {
  let reports = Reports()
  let search: MockSearch

  init() { search = MockSearch(reports) }

  @Test func `a handler gets the arguments and gives the answer`() async throws {
    search.mock.results.handle { text, page in ["\(text) \(page)"] }
    search.mock.suggestion.handle { $0.uppercased() }
    #expect(try await search.results(for: "tea", page: 2) == ["tea 2"])
    #expect(search.suggestion("tea") == "TEA")
    #expect(reports.texts == [])
  }

  @Test func `values are returned one a call, the last one again and again`() {
    search.mock.suggestion.returns("a", "b")
    #expect((1...4).map { _ in search.suggestion("") } == ["a", "b", "b", "b"])
  }

  @Test func `an error is thrown at each call, of the member's own type`() async {
    search.mock.results.throws(Unreachable())
    search.mock.open.throws(Unreachable())
    for _ in 1...2 {
      await #expect(throws: Unreachable()) { try await search.results(for: "", page: 0) }
      #expect(throws: Unreachable()) { try search.open() }
    }
  }

  @Test func `answers mix errors and values, for a second try`() async throws {
    search.mock.results.answers(.failure(Unreachable()), .success(["tea"]))
    await #expect(throws: Unreachable()) { try await search.results(for: "", page: 0) }
    #expect(try await search.results(for: "", page: 0) == ["tea"])
  }

  @Test func `what is prepared last holds, from the next call on`() {
    search.mock.suggestion.returns("a", "b")
    #expect(search.suggestion("") == "a")
    search.mock.suggestion.handle { $0 }
    #expect(search.suggestion("x") == "x")
    search.mock.suggestion.returns("c")
    #expect(search.suggestion("x") == "c")
    search.mock.suggestion.unprepare()
    #expect(search.suggestion("x") == "")
    #expect(reports.headlines == ["'MockSearch.suggestion(_:)' was called but has no stub"])
  }

  @Test func `what was prepared before is released with no lock held`() {
    final class Canary: Sendable {
      let onRelease: @Sendable () -> Void
      init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = onRelease }
      deinit { onRelease() }
    }
    let origin = DoubleOrigin("Mine", at: nil, reports)
    let member = MockedMember<Int, Canary, Never, @Sendable (Int) -> Canary>("canary(_:)", origin)
    let released = CallRecorder<Int>()
    func canary() -> Canary { Canary { [unowned member] in released.record(member.count) } }

    member.returns(canary(), canary(), canary())
    for number in 1...3 { _ = member.record(number).result() }
    #expect(released.calls == [1, 2])
    member.handle { [kept = canary()] _ in kept }
    #expect(released.calls == [1, 2, 3])
    member.remember(canary())
    member.unprepare()
    #expect(released.calls == [1, 2, 3, 3, 3])
  }

  @Test func `a call keeps the answer that it met`() async throws {
    let clock = TestClock()
    search.mock.results.returns(["old"])
    search.mock.results.delay(.seconds(1), on: clock)
    async let found = search.results(for: "", page: 0)
    try await clock.sleepers(1)
    search.mock.results.returns(["new"])
    clock.advance(by: .seconds(1))
    #expect(try await found == ["old"])
  }

  @Test func `a delay passes on the clock before the answer, whatever it is`() async throws {
    let clock = TestClock()
    search.mock.results.delay(.seconds(3), on: clock)
    search.mock.results.handle { _, _ in throw Unreachable() }
    async let failing = search.results(for: "", page: 0)
    try await clock.sleepers(1)
    #expect(search.mock.results.count == 1)
    clock.advance(by: .seconds(3))
    do {
      _ = try await failing
      Issue.record("nothing was thrown")
    } catch {
      #expect(error is Unreachable)
    }

    search.mock.results.delay(.zero, on: clock)
    search.mock.results.returns(["tea"])
    #expect(try await search.results(for: "", page: 0) == ["tea"])
  }

  @Test func `a cancelled call stops waiting, delayed or for ever`() async throws {
    let clock = TestClock()
    search.mock.results.returns(["tea"])
    search.mock.results.delay(.seconds(1), on: clock)
    let delayed = Task { [search] in try await search.results(for: "", page: 0) }
    try await clock.sleepers(1)
    delayed.cancel()
    await #expect(throws: CancellationError.self) { try await delayed.value }

    search.mock.results.neverReturns()
    let endless = Task { [search] in try await search.results(for: "", page: 0) }
    try await search.mock.results.wait(for: 2)
    endless.cancel()
    await #expect(throws: CancellationError.self) { try await endless.value }
  }

  @Test func `a settable property remembers what it is set to, until something is prepared`() {
    search.mock.language.returns("en")
    #expect(search.language == "en")
    var written: any Search { search }
    var other = written
    other.language = "no"
    #expect(search.language == "no")
    #expect(search.mock.languageSet.calls == ["no"])
    search.mock.language.returns("fr")
    #expect(search.language == "fr")
    search.mock.language.handle { "de" }
    other.language = "it"
    #expect(search.language == "de")
  }

  @Test func `a setter's handler goes before remembering`() {
    search.mock.language.returns("en")
    let written = CallRecorder<String>()
    search.mock.languageSet.handle { written.record($0) }
    var other: any Search = search
    other.language = "no"
    #expect(search.language == "en")
    #expect(written.calls == ["no"])
  }
}
