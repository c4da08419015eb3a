import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Generics.swift` do.
struct GenericTests {
  @Test func `29 a generic answer has the type that is asked for`() throws {
    let parser = MockParser()
    parser.mock.parse.handle { type, text -> any Decodable in
      if type == Int.self { return text.count }
      return text
    }
    #expect(try parser.parse(Int.self, from: "abc") == 3)
    #expect(try parser.parse(String.self, from: "abc") == "abc")
    let asked = parser.mock.parse.calls.map { ObjectIdentifier($0.type) }
    #expect(asked == [ObjectIdentifier(Int.self), ObjectIdentifier(String.self)])
    parser.mock.write.handle { "\($0)" }
    #expect(parser.write(7) == "7")
    reports("'MockParser.make()' was called but has no stub") {
      let number: Int = parser.make()
      #expect(number == 0)
    }
  }

  @Test func `30 generic parameters inside other types`() {
    let mapper = MockMapper()
    mapper.mock.keep.handle { values, table in table["a"] ?? values.first }
    #expect(mapper.keep([1], in: ["a": 2]) == 2)
    #expect(mapper.keep([Int](), in: [:]) == nil)
    mapper.mock.map.handle { values, transform in values.map(transform) }
    #expect(mapper.map([1, 2]) { "\($0)" } == ["1", "2"])
    mapper.mock.later.handle { body in body(Result<Int, any Error>.success(3)) }
    let found = CallRecorder<Int?>()
    mapper.later { (result: Result<Int, any Error>) in found.record(try? result.get()) }
    #expect(found.calls == [3])
  }

  @Test func `31 methods that differ by a constraint have handles of their own`() {
    let keeper = MockKeeper()
    keeper.feed(Tom())
    keeper.feed(Rex())
    keeper.feed([1, 2])
    #expect(keeper.mock.feed.calls.map { $0 as? Tom } == [Tom()])
    #expect(keeper.mock.feed_Dog.calls.map { $0 as? Rex } == [Rex()])
    #expect(keeper.mock.feed_Sequence_SequenceElementInt.calls.map { $0 as? [Int] } == [[1, 2]])
  }

  @Test func `32 opaque parameters are any in the handle`() {
    let display = MockDisplay()
    display.show(3)
    #expect(display.mock.show.calls.map(\.description) == ["3"])
    display.mock.show_allArrayHashable_separatorStringProtocol_Int.handle { values, separator in
      values.count + separator.count
    }
    #expect(display.show(all: [1, 2], separator: "--") == 4)
  }

  @Test func `33 opaque parameters in arrays and beside closures`() {
    let stage = MockStage()
    stage.mock.play.handle { acts, onEnd in
      for act in acts { onEnd(act) }
    }
    let sums = CallRecorder<Int>()
    stage.play([[1, 2], [3]]) { act in sums.record(act.reduce(0, +)) }
    #expect(sums.calls == [3, 3])
    stage.mock.maybe.handle { $0 == nil }
    #expect(stage.maybe(Int?.none))
  }

  @Test func `34 existential types stay what they are`() {
    let container = MockContainer()
    container.mock.value.returns(3)
    #expect(container.value as? Int == 3)
    container.mock.put.handle { values in values.map { "\($0)" } }
    #expect(Array(container.put([1, 2])) == ["1", "2"])
    container.mock.maybe.returns([1, "a"])
    #expect(container.maybe(nil).count == 2)
  }

  @Test func `35 a parameter pack is an array in the handle`() {
    let tracker = MockTracker()
    tracker.mock.trace.handle { values in values.map { ($0 as? Int).map { $0 + 1 } ?? $0 } }
    let (number, text) = tracker.trace(1, "a")
    #expect(number == 2)
    #expect(text == "a")
    tracker.note(1, true)
    #expect(tracker.mock.note.calls[0].count == 2)
  }

  @Test func `36 a generic number does not matter`() {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let buffering = MockBuffering()
    buffering.mock.total.handle { values in (values as? InlineArray<2, Int>).map { $0[0] + $0[1] } ?? 0 }
    #expect(buffering.total([1, 2] as InlineArray<2, Int>) == 3)
    #expect(buffering.total([1] as InlineArray<1, Int>) == 0)
  }
}
