import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Repeated.swift` do.
struct RepeatedTests {
  @Test(.mocks()) func `what two protocols ask for has the effects that serve both`() async throws {
    let book = MockRereading(title: "a")
    book.mock.read.returns(3)
    book.mock.level.returns(4)
    book.mock.turn.handle { $0 }
    #expect(book.read() == 3)
    func level(_ book: some Studying) throws -> Int { try book.level }
    #expect(try level(book) == 4)
    #expect(book.turn(5) == 5)
    #expect(MockRereading.mock.`init`.calls == ["a"])
  }

  @Test func `what is equal is said by the double, and a description is prepared where it is asked for`() {
    let (one, other) = (MockWeighed(), MockWeighed())
    one.mock.description.returns("one")
    #expect(one == one)
    #expect(one != other)
    #expect(Set([one, other]).count == 2)
    #expect("\(one)" == "one")
    let parcelled = MockParcelled()
    parcelled.mock.id.returns("a")
    #expect(parcelled.id == "a")
  }

  #if !os(Windows)
    @Test func `a protocol that is declared under a condition is inherited under it`() {
      let volume = MockVolume()
      volume.mock.mount.returns("/")
      #expect(volume.mount() == "/")
      let printing = MockPrinting()
      printing.mock.pipe.returns(1)
      #expect(printing.pipe() == 1)
    }
  #endif

  @Test func `associated types that are the same are one`() {
    let square = MockSquare<Int>()
    square.mock.flip.handle { $0 + 1 }
    #expect(square.flip(1) == 2)
    let shelved = MockShelved<IndexingIterator<[String]>, Set<String>>()
    shelved.mock.cursor.handle { [$0].makeIterator() }
    shelved.mock.rest.returns(["b"])
    var cursor = shelved.cursor(at: "a")
    #expect(cursor.next() == "a")
    #expect(shelved.rest() == ["b"])
    let (knot, end) = (MockKnot(), MockKnot())
    knot.mock.pull.returns(end)
    #expect(knot.pull() === end)
  }

  @Test func `an associated type may be bound to a function`() {
    let sink = MockSink()
    sink.mock.pour.handle { drop in drop(2) }
    #expect(sink.pour { $0 * 3 } == 6)
    #expect(sink.mock.pour.calls.map { $0(1) } == [3])
    let gutter = MockGutter()
    gutter.mock.last.returns(gutter.mock.pour.calls.last)
    #expect(gutter.last() == nil)
    gutter.mock.burst.handle { $0 is LineError ? 1 : 2 }
    #expect(gutter.burst(LineError.busy) == 1)
  }

  @Test(.mocks()) func `more protocols of the standard library`() throws {
    let coded = try #require(MockCoded(rawValue: "a"))
    MockCoded.mock.allCases.returns([coded])
    #expect(MockCoded.allCases.count == 1)
    coded.mock.startIndex.returns(0)
    coded.mock.endIndex.returns(2)
    coded.mock.index.handle { $0 + 1 }
    coded.mock.`subscript`.handle { $0 * 10 }
    #expect(Array(coded) == [0, 10])
    MockCoded.mock.`init`.returns(false)
    #expect(MockCoded(rawValue: "b") == nil)
  }
}
