import Foundation
import SeamDoubles
import Testing

@Suite struct MissingStubTests {
  let reports = Reports()

  @Test func `the report names the member and the place, then a known default goes on`() {
    let line = #line + 1
    let search = MockSearch(reports)
    #expect(search.suggestion("tea") == "")
    #expect(
      reports.texts == [
        """
        'MockSearch.suggestion(_:)' was called but has no stub

        Double made at: SeamDoublesTests/MockSearch.swift:\(line)

        It returns '' now, the default of 'String'.
        To fix, give it one: 'double.mock.suggestion.returns(…)'.
        """
      ])
  }

  @Test func `a member that throws anything throws`() async {
    let search = MockSearch(reports)
    let error = await #expect(throws: UnstubbedCall.self) { try await search.results(for: "", page: 0) }
    #expect(error?.member == "MockSearch.results(for:page:)")
    #expect(error?.description == "'MockSearch.results(for:page:)' was called but has no stub")
    #expect(reports.headlines == ["'MockSearch.results(for:page:)' was called but has no stub"])
    #expect(search.mock.results.count == 1)
  }

  @Test func `a member with an error of its own returns the default`() throws {
    let search = MockSearch(reports)
    #expect(try search.open() == 0)
    #expect(reports.headlines == ["'MockSearch.open()' was called but has no stub"])
  }

  @Test func `a member that returns nothing has nothing to answer`() {
    let search = MockSearch(reports)
    search.clear()
    #expect(reports.texts == [])
  }

  @Test func `each call is reported, a getter too`() {
    let search = MockSearch(reports)
    #expect(search.language == "")
    #expect(search.language == "")
    #expect(reports.headlines.count == 2)
  }

  @Test func `without an answer to go on with the process ends, after the report`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = MockSearch(Loud()).first()
    }
    #expect(
      text(result).contains(
        """
        reported: 'MockSearch.first()' was called but has no stub
        """))
    #expect(text(result).contains("There is no default of 'Opaque' to go on with."))
  }

  @Test func `a handler that throws what the member cannot is told apart`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let search = MockSearch(Loud())
      search.mock.open.handle { throw CancellationError() }
      _ = try search.open()
    }
    #expect(
      text(result).contains(
        """
        the handler of 'MockSearch.open()' threw 'CancellationError()', which is no 'Unreachable'
        """))
  }

  @Test func `a generic member's answer has the type that the caller asks for, or says so`() async throws {
    let origin = DoubleOrigin("Decoder", at: nil, reports)
    let member = MockedMember<Void, Any, Never, @Sendable () -> Any>("decode()", origin)
    member.returns(7)
    #expect(member.result(of: member.record(), as: Int.self) == 7)
    member.unprepare()
    #expect(member.result(of: member.record(), as: [Int].self) == [])
    #expect(reports.headlines == ["'Decoder.decode()' was called but has no stub"])
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let origin = DoubleOrigin("Decoder", at: nil, Loud())
      let member = MockedMember<Void, Any, Never, @Sendable () -> Any>("decode()", origin)
      member.returns("text")
      _ = member.result(of: member.record(), as: Int.self)
    }
    #expect(text(result).contains("'Decoder.decode()' was to return a 'Int' but its stub gave a 'String'"))
  }

  @Test func `types have known defaults`() {
    func answer<T: DefaultAnswer>(_: T.Type) -> T { T.defaultAnswer }
    #expect(answer(Int.self) == 0)
    #expect(answer(Double.self) == 0)
    #expect(answer(Duration.self) == .zero)
    #expect(answer(Bool.self) == false)
    #expect(answer(String.self) == "")
    #expect(answer([Int].self) == [])
    #expect(answer(Set<Int>.self) == [])
    #expect(answer([String: Int].self) == [:])
    #expect(answer(Opaque?.self) == nil)
  }

  @Test func `streams without a stub end at once`() async throws {
    for await _ in AsyncStream<Int>.defaultAnswer { Issue.record("an element") }
    for try await _ in AsyncThrowingStream<Int, any Error>.defaultAnswer { Issue.record("an element") }
  }
}

/// Tells on standard error what is reported, before anything traps.
private struct Loud: DoubleReporter {
  func record(_ report: DoubleReport) {
    try? FileHandle.standardError.write(contentsOf: Data("reported: \(report.headline)\n".utf8))
  }
  func end() {}
}
