import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Names.swift` do.
struct NameTests {
  @Test func `60 overloads by type have handles of their own`() {
    let writer = MockWriter()
    writer.write(1)
    writer.write("a")
    writer.write(["a"])
    writer.write([["a"]])
    writer.write(["a": 1])
    #expect(writer.mock.write.calls == [1])
    #expect(writer.mock.write_String.calls == ["a"])
    #expect(writer.mock.write_ArrayString.calls == [["a"]])
    #expect(writer.mock.write_ArrayArrayString.calls == [[["a"]]])
    #expect(writer.mock.write_DictionaryStringInt.calls == [["a": 1]])
  }

  @Test func `61 overloads by label have handles of their own`() {
    let finder = MockFinder()
    finder.mock.find.returns(1)
    finder.mock.find_nameString.returns(2)
    finder.mock.find_nameString_inString.returns(3)
    finder.mock.find_forInt.returns(4)
    #expect(finder.find(id: 0) == 1)
    #expect(finder.find(name: "") == 2)
    #expect(finder.find(name: "", in: "") == 3)
    #expect(finder.find(for: 0) == 4)
  }

  @Test func `62 overloads by result have handles of their own`() {
    let settings = MockSettings()
    settings.mock.value.returns(1)
    settings.mock.value_OptionalString.returns("a")
    settings.mock.value_DictionaryStringInt.returns(["a": 1])
    let (number, text, table): (Int, String?, [String: Int]) = (
      settings.value("k"), settings.value("k"), settings.value("k")
    )
    #expect(number == 1)
    #expect(text == "a")
    #expect(table == ["a": 1])
  }

  @Test func `63 overloads by effect have handles of their own`() async throws {
    let loader = MockLoader()
    loader.mock.load.returns(1)
    loader.mock.load_async.returns(2)
    func synchronous() -> Int { loader.load() }
    #expect(synchronous() == 1)
    #expect(await loader.load() == 2)
    loader.mock.save.returns(3)
    #expect(try loader.save() == 3)
  }

  @Test func `64 a derived name is never a member's by accident`() {
    let clash = MockClash()
    clash.find(id: 1)
    clash.findId()
    clash.find_id()
    clash.find(id: "a")
    #expect(clash.mock.find.calls == [1])
    #expect(clash.mock.findId.count == 1)
    #expect(clash.mock.find_id.count == 1)
    #expect(clash.mock.find_idString.calls == ["a"])
    clash.mock.findHandler_set_Int.returns(5)
    #expect(clash.findHandler_set == 5)
  }

  @Test func `65 members named like those of a double`() {
    let recording = MockRecording()
    recording.mock_.mock.returns(1)
    recording.mock_.handler.returns(2)
    recording.mock_.origin.returns(3)
    recording.mock_.calls.returns(["a"])
    #expect(recording.mock == 1)
    #expect(recording.handler == 2)
    #expect(recording.origin == 3)
    #expect(recording.calls == ["a"])
    recording.reset()
    #expect(recording.mock_.reset.count == 1)
  }

  @Test func `66 parameters named like what a double uses`() throws {
    let tricky = MockTricky()
    tricky.mock.dial.handle { call, handler, mock in call + handler + mock }
    #expect(tricky.dial(call: 1, handler: 2, mock: 3) == 6)
    #expect(tricky.mock.dial.calls[0].mock == 3)
    tricky.mock.error.handle { error, output, element in error + output + element.count }
    #expect(try tricky.error(1, output: 2, element: "abc") == 6)
    tricky.mock.error.throws(.busy)
    #expect(throws: LineError.busy) { try tricky.error(1, output: 2, element: "abc") }
    tricky.save(origin: 1, newValue: 2, value: 3)
    #expect(tricky.mock.save.calls[0].origin == 1)
  }

  @Test func `67 keywords as names`() {
    let words = MockWords()
    words.mock.default.returns(1)
    words.mock.`switch`.handle { $0 + $1 }
    words.mock.`init`.returns(2)
    #expect(words.default == 1)
    #expect(words.switch(in: 1, where: 2) == 3)
    #expect(words.`init`() == 2)
    words.import("c")
    #expect(words.mock.import.calls == ["c"])
    words.mock.inside.handle { $0 * $1 }
    #expect(words.inside(in: 2, is: 3) == 6)
  }

  @Test func `68 names with spaces`() {
    let spaced = MockSpaced()
    spaced.mock.`open the door`.handle { $0 == 1 }
    #expect(spaced.`open the door`(`on the`: 1))
    spaced.mock.`close it`.returns(2)
    #expect(spaced.`close it`(`very slowly`: true, 3) == 2)
    spaced.mock.`number of doors`.returns(4)
    #expect(spaced.`number of doors` == 4)
  }

  @Test func `69 a double whose name is taken has another`() {
    let service = MockServiceDouble()
    service.mock.serve.returns(MockService(id: 2))
    #expect(service.serve().id == 2)
  }

  @Test(.mocks()) func `70 names of the standard library that mean something else`() async throws {
    let planner = MockPlanner()
    planner.mock.add.returns(Store.Result())
    #expect(try planner.add(Task(id: 1)) == Store.Result())
    #expect(planner.mock.add.calls == [Task(id: 1)])
    planner.mock.last.returns(Store.Error())
    _ = await planner.last()
    let club = MockClub()
    club.mock.list.returns(Members())
    #expect(club.list() == Members())
    MockClub.mock.all.returns(Statics())
    #expect(MockClub.all() == Statics())
  }
}
