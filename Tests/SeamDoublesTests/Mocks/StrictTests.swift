import SeamDoubles
import Testing

@Suite struct StrictTests {
  let reports = Reports()

  @Test func `a call that returns nothing is reported, and does nothing`() {
    let line = #line + 1
    let search = MockSearch(reports, .strict)
    search.clear()
    #expect(search.mock.clear.count == 1)
    #expect(
      reports.texts == [
        """
        'MockSearch.clear()' was called but has no stub

        Double made at: SeamDoublesTests/MockSearch.swift:\(line)

        It does nothing now.
        To fix, give it one: 'double.mock.clear.returns(…)'.
        """
      ])
  }

  @Test func `one that was prepared for is not`() {
    let search = MockSearch(reports, .strict)
    search.mock.clear.returns()
    search.clear()
    search.mock.clear.handle {}
    search.clear()
    #expect(reports.texts == [])
    search.mock.clear.unprepare()
    search.clear()
    #expect(reports.texts.count == 1)
  }

  @Test func `one that can throw throws`() async {
    let search = MockSearch(reports, .strict)
    await #expect(throws: UnstubbedCall.self) { try await search.refresh() }
    #expect(reports.headlines == ["'MockSearch.refresh()' was called but has no stub"])
  }

  @Test func `a property is set without a stub`() {
    let search = MockSearch(reports, .strict)
    search.language = "de"
    #expect(search.language == "de")
    #expect(reports.texts == [])
  }

  @Test func `a lenient double, and one that says nothing, let such calls be`() async throws {
    for search in [MockSearch(reports), MockSearch(reports, .lenient)] {
      search.clear()
      try await search.refresh()
    }
    #expect(reports.texts == [])
  }

  @Test func `a test decides for the doubles that say nothing of it`() async {
    await DoubleStatics.with(DoubleStatics(reports, .strict)) {
      MockSearch.mock.clearAll.unprepare()
      MockSearch.clearAll()
      MockSearch(reports).clear()
      MockSearch(reports, .lenient).clear()
    }
    #expect(
      reports.headlines == [
        "'MockSearch.clearAll()' was called but has no stub",
        "'MockSearch.clear()' was called but has no stub",
      ])
    MockSearch(reports).clear()
    #expect(reports.texts.count == 2)
  }
}
