import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/AssociatedTypes.swift` do.
struct AssociatedTypeTests {
  @Test func `37 an associated type is a generic parameter`() {
    let shelf = MockShelf<String>()
    shelf.add("a")
    #expect(shelf.mock.add.calls == ["a"])
    reports("'MockShelf.first()' was called but has no stub") { #expect(shelf.first() == nil) }
  }

  @Test func `38 constraints are kept`() {
    let catalog = MockCatalog<String, [Int]>()
    catalog.mock.rows.handle { [$0.count] }
    #expect(catalog.rows(for: "abc") == [3])
    let other = MockCatalog<Int, Set<Int>>()
    reports("'MockCatalog.rows(for:)' was called but has no stub") { #expect(other.rows(for: 1) == []) }
  }

  @Test func `39 an associated error is the stub's`() {
    let channel = MockChannel<Int, LineError>()
    channel.mock.send.throws(.busy)
    #expect(throws: LineError.busy) { try channel.send(1) }
    let calm: some Channel<Int> = MockChannel<Int, Never>()
    #expect(throws: Never.self) { try calm.send(2) }
  }

  @Test func `40 a bound associated type is no parameter`() {
    let spring = MockNumberSpring()
    spring.mock.pour.returns(3)
    #expect(spring.pour() == 3)
    let text: any Spring<String> = MockTextSpring()
    reports("'MockTextSpring.pour()' was called but has no stub") { #expect(text.pour() == "") }
  }

  @Test func `41 a double is a sequence`() async {
    let lottery = MockLottery()
    lottery.mock.makeIterator.handle { AnyIterator([1, 2].makeIterator()) }
    #expect(lottery.map { $0 * 2 } == [2, 4])
    reports("'MockLottery.makeIterator()' was called but has no stub") {
      lottery.mock.makeIterator.unprepare()
      #expect(Array(lottery) == [])
    }
    let pulse = MockPulse()
    pulse.mock.makeAsyncIterator.handle {
      AsyncStream { continuation in
        continuation.yield(3)
        continuation.finish()
      }.makeAsyncIterator()
    }
    var beats: [Int] = []
    for await beat in pulse { beats.append(beat) }
    #expect(beats == [3])
  }

  @Test func `86 an associated type in what takes time`() async throws {
    let table = MockTable<Int>()
    table.mock.rows.returns([1])
    #expect(try await table.rows() == [1])
    table.mock.last.returns(.failure(LineError.busy))
    let last = await table.last()
    #expect(throws: LineError.busy) { try last.get() }
  }

  @Test func `87 a constraint that names an associated type`() {
    let sorter = MockSorter<Int>()
    sorter.mock.merge.handle { $0.count }
    #expect(sorter.merge([1, 2]) == 2)
    sorter.mock.sort.handle { $0.sorted() }
    #expect(sorter.sort([2, 1]) == [1, 2])
  }
}
