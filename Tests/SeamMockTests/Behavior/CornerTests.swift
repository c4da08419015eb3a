import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Corners.swift` do.
struct CornerTests {
  @Test func `a global actor is known by its declaration, whatever it is called`() async {
    let filing = MockFiling()
    filing.mock.file.handle { paper in
      Depot.assertIsolated()
      return paper.count
    }
    filing.mock.label.returns("a")
    #expect(await filing.file("tea") == 3)
    #expect(filing.label() == "a")
  }

  @Test func `what belongs to no actor does not where the double belongs to one`() {
    let board = MockBoard()
    board.mock.title.returns("a")
    func title(_ titled: some Titled2) -> String { titled.title }
    #expect(title(board) == "a")
  }

  @Test func `a result builder says nothing of the double, but of its callers`() {
    let kitchen = MockKitchen()
    kitchen.mock.menu.returns(["a"])
    kitchen.mock.cook.handle { dishes in dishes().count }
    #expect(kitchen.menu == ["a"])
    let count = kitchen.cook {
      "b"
      "c"
    }
    #expect(count == 2)
  }

  @Test(.mocks()) func `no parameter is taken for another one`() async {
    let muddle = MockMuddle(mock: 1, Self: 2)
    #expect(MockMuddle.mock.`init`.calls.map(\.mock) == [1])
    #expect(MockMuddle.mock.`init`.calls.map(\.`Self`) == [2])
    muddle.mock.shout.handle { text, value in text.count + value }
    #expect(muddle.shout(text: "tea", textValue: 4) == 7)
    muddle.mock.list.handle { values, value in values.count * value }
    #expect(muddle.list(values: 1, "a", valuesElements: 5) == 10)
    muddle.mock.hold.returns(6)
    #expect(await muddle.hold(7) == 6)
    #expect(muddle.mock.hold.calls == [7])
    let seen = CallRecorder<Int>()
    muddle.mock.all.handle { steps, last in
      for step in steps { step(1) }
      last(2)
    }
    muddle.all({ seen.record($0) }, { seen.record($0 * 10) }, then: { seen.record($0) })
    #expect(seen.calls == [1, 10, 2])
    muddle[8] = 9
    #expect(muddle.mock.subscript_set.calls.map { [$0.newValue, $0.newValue_] } == [[8, 9]])
    muddle.pair = (run: { seen.record(3) }, count: 4)
    muddle.pair.run()
    #expect(muddle.pair.count == 4)
    #expect(seen.calls.last == 3)
    muddle.nothing = ()
    #expect(muddle.mock.nothing_set.count == 1)
  }

  @Test func `names that are taken, twice or but for a letter's case`() {
    let less = Mock_muddle()
    less.less()
    #expect(less.mock.less.count == 1)
    let taken = MockTakenDoubleDouble()
    taken.mock.take.returns(MockTaken())
    _ = taken.take()
    #expect(taken.mock.take.count == 1)
  }

  @Test func `another type that is called Void is no nothing`() {
    let hollow = Void3.MockHollow()
    hollow.mock.echo.returns(Void3.Void())
    #expect(hollow.echo() == Void3.Void())
    hollow.silence()
    #expect(hollow.mock.silence.count == 1)
  }
}
