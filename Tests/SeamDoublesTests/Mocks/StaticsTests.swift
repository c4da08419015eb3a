import SeamDoubles
import Testing

@Suite struct StaticsTests {
  @Test func `each set of statics has handles of its own`() async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<50 {
        group.addTask {
          await DoubleStatics.with(DoubleStatics(Reports())) {
            MockSearch.mock.make.returns("\(number)")
            await Task.yield()
            #expect(MockSearch.make() == "\(number)")
            let child = Task { MockSearch.make() }
            #expect(await child.value == "\(number)")
            #expect(MockSearch.mock.make.count == 2)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a missing stub of a static member is reported without a place`() async {
    let reports = Reports()
    await DoubleStatics.with(DoubleStatics(reports)) {
      #expect(MockSearch.make() == "")
    }
    #expect(
      reports.texts == [
        """
        'MockSearch.make()' was called but has no stub

        It returns '' now, the default of 'String'.
        To fix, give it one: 'MockSearch.mock.make.returns(…)'.
        """
      ])
    #expect(reports.hasEnded)
  }

  @Test func `statics are released with their set`() async {
    weak var handles: MockSearch.Statics?
    await DoubleStatics.with(DoubleStatics(Reports())) {
      handles = MockSearch.mock
      #expect(handles != nil)
    }
    #expect(handles == nil)
  }

  @Test func `threads that ask first at once get the same handles`() async {
    await DoubleStatics.with(DoubleStatics(Reports())) {
      let found = await withTaskGroup { group in
        for _ in 0..<32 { group.addTask { ObjectIdentifier(MockSearch.mock) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(found.count == 1)
    }
  }
}
