import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Methods.swift` do.
struct MethodTests {
  @Test func `01 a call without parameters is counted, and handled`() {
    let bell = MockDoorbell()
    bell.press()
    let heard = CallRecorder<Void>()
    bell.mock.press.handle { heard.record(()) }
    bell.press()
    #expect(bell.mock.press.count == 2)
    #expect(heard.count == 1)
  }

  @Test func `02 arguments are recorded under their names`() {
    let postbox = MockPostbox()
    postbox.mock.send.handle { weight, sender, receiver, note in
      weight == 3 && sender == "a" && receiver == "b" && note == nil
    }
    #expect(postbox.send(3, from: "a", to: "b", note: nil))
    let call = postbox.mock.send.calls[0]
    #expect([call.sender, call.receiver] == ["a", "b"])
    #expect(call.weight == 3)
    #expect(call.note == nil)
    postbox.mock.send.unprepare()
    reports("'MockPostbox.send(_:from:to:note:)' was called but has no stub") {
      #expect(!postbox.send(3, from: "a", to: "b", note: nil))
    }
  }

  @Test func `03 asynchronous and throwing members answer, fail and are missed`() async throws {
    let timetable = MockTimetable()
    timetable.mock.stations.returns([Station(code: "OSL")])
    #expect(try await timetable.stations() == [Station(code: "OSL")])
    timetable.mock.stations.throws(CancellationError())
    await #expect(throws: CancellationError.self) { try await timetable.stations() }
    await timetable.refresh()
    #expect(timetable.mock.refresh.count == 1)
    reports("'MockTimetable.check(_:)' was called but has no stub") {
      #expect(throws: UnstubbedCall.self) { try timetable.check("BGO") }
    }
    #expect(timetable.mock.check.calls == ["BGO"])
  }

  @Test func `42 a value that is passed in and out is changed by the handler`() {
    let editor = MockEditor()
    editor.mock.trim.handle { text in
      text.removeLast()
      return 1
    }
    var text = "tea "
    #expect(editor.trim(&text) == 1)
    #expect(text == "tea")
    #expect(editor.mock.trim.calls == ["tea "])

    editor.mock.fill.handle { list, element in list = [element] }
    var numbers = [1, 2]
    editor.fill(&numbers, with: 7)
    #expect(numbers == [7])
    #expect(editor.mock.fill.calls[0].list as? [Int] == [1, 2])
  }

  @Test func `48 any number of arguments is an array`() {
    let adder = MockAdder()
    adder.mock.sum.handle { numbers, label in numbers.reduce(0, +) + label.count }
    #expect(adder.sum(1, 2, 3, label: "x") == 7)
    #expect(adder.mock.sum.calls[0].numbers == [1, 2, 3])
    adder.show()
    adder.show("a", "b")
    #expect(adder.mock.show.calls == [[], ["a", "b"]])
  }

  @Test func `72 nothing is nothing, however it is written`() {
    let silence = MockSilence()
    silence.one()
    silence.two()
    silence.three(())
    #expect([silence.mock.one.count, silence.mock.two.count, silence.mock.three.count] == [1, 1, 1])
  }

  @Test func `73 tuples keep their labels`() {
    let couples = MockCouples()
    couples.mock.turn.handle { ($0.second, $0.first) }
    #expect(couples.turn((1, "a")).second == "a")
    couples.mock.all.returns([(1, "a")])
    #expect(couples.all()[0].name == "a")
    couples.mock.middle.returns((1, 2))
    #expect(couples.middle.y == 2)
    var other: any Couples = couples
    other.middle = (3, 4)
    #expect(couples.middle.x == 3)
  }

  @Test func `74 a result may be ignored`() {
    let basket = MockBasket()
    basket.mock.put.returns(1)
    basket.put("tea")
    basket.mock.price.returns(5)
    #expect(basket.price() == 5)
    basket.lock()
    #expect(basket.mock.put.calls == ["tea"])
    #expect(basket.mock.lock.count == 1)
  }

  @Test func `81 a dozen parameters reach the record and the handler`() async throws {
    let form = MockForm()
    form.mock.submit.handle { a, _, _, _, _, f, _, _, _, _, k, l in "\(a) \(f) \(k) \(l)" }
    let text = try await form.submit(
      a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: "g", h: "h", i: "i", j: true, k: false, l: 0.5)
    #expect(text == "1 6 false 0.5")
    #expect(form.mock.submit.calls[0].h == "h")
  }

  @Test func `80 a double is called like a function`() async throws {
    let command = MockCommand()
    command.mock.callAsFunction.handle { String(repeating: "x", count: $0) }
    #expect(try await command(3) == "xxx")
    #expect(command.mock.callAsFunction.calls == [3])
  }

  @Test func `82 forty members are forty handles`() async throws {
    let large = MockLarge()
    large.mock.member31.returns(["z"])
    #expect(try await large.member31(id: 1, name: "n", list: []) == ["z"])
    #expect(large.mock.member30.count == 0)
    large.mock.property7.returns("p")
    #expect(large.property7 == "p")
  }
}

/// Runs `body`, whose one report has this headline.
func reports(_ headline: String, _ body: () throws -> Void) rethrows {
  try withKnownIssue {
    try body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("\(headline)\n") }
  }
}

/// Runs `body`, whose one report has this headline.
func reports(
  _ headline: String, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows {
  try await withKnownIssue {
    try await body()
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("\(headline)\n") }
  }
}
