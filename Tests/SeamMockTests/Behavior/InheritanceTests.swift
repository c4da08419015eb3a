import Foundation
import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Inheritance.swift` do.
struct InheritanceTests {
  @Test func `21 doubles are equal to themselves alone`() {
    let (one, other) = (MockBadge(), MockBadge())
    #expect(one == one)
    #expect(one != other)
    one.mock.text.returns("a")
    #expect(one.text == "a")
    let stamps = [MockStamp(), MockStamp()]
    #expect(Set(stamps + stamps).count == 2)
    #expect(stamps.sorted().count == 2)
  }

  @Test func `22 a double is an error, and has an identity that it is given`() {
    let trouble = MockTrouble()
    trouble.mock.code.returns(404)
    trouble.mock.id.returns(7)
    let error: any Error = trouble
    #expect((error as? any Trouble)?.code == 404)
    #expect(trouble.id == 7)
    #expect("\(trouble)" == "MockTrouble")
  }

  @Test(.mocks()) func `22 a double is encoded, decoded and written to`() throws {
    let document = MockDocument()
    document.mock.encode.handle { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(3)
    }
    let data = try JSONEncoder().encode([document])
    #expect(String(decoding: data, as: UTF8.self) == "[3]")
    _ = try JSONDecoder().decode(MockDocument.self, from: data)
    #expect(MockDocument.mock.`init`.count == 1)
    var stream = document
    print("a", terminator: "", to: &stream)
    #expect(document.mock.write.calls.joined() == "a")
  }

  @Test func `23 what an ancestor asks for is there`() throws {
    let terminal = MockTerminal()
    terminal.mock.read.returns("in")
    #expect(try (terminal as any Input).read() == "in")
    terminal.mock.write.throws(CancellationError())
    #expect(throws: CancellationError.self) { try terminal.write("out") }
    #expect(terminal.mock.write.calls == ["out"])
  }

  @Test func `24 what two ancestors ask for is there once`() {
    let person = MockPerson()
    person.mock.name.returns("Ada")
    #expect((person as any Named).name == "Ada")
    var titled: any Titled = person
    titled.name = "Eva"
    #expect((person as any Aged).name == "Eva")
    #expect(person.mock.name.count == 2)
  }

  @Test func `25 what a composition asks for is there`() {
    let gate = MockLockedGate()
    gate.open()
    gate.lock()
    gate.close()
    for member in [gate.mock.open, gate.mock.lock, gate.mock.close] { #expect(member.count == 1) }
  }

  @Test func `26 a double inherits the base class, and hands its initializer what that needs`() {
    let tappable = MockTappable()
    tappable.draw()
    tappable.tap()
    #expect(tappable.mock.tap.count == 1)
    let field = MockEditable(label: "name")
    #expect(field.label == "name")
    field.mock.edit.returns(true)
    #expect((field as any Editable).edit())
  }

  @Test func `27 a double of a class protocol can be held weakly`() {
    weak var held: (any Delegate)?
    do {
      let delegate = MockDelegate()
      held = delegate
      held?.didEnd(3)
      #expect(delegate.mock.didEnd.calls == [3])
    }
    #expect(held == nil)
  }

  @Test func `88 a base class in a where clause is inherited`() {
    let sliding = MockSliding()
    (sliding as Control).draw()
    sliding.slide(by: 2)
    #expect(sliding.mock.slide.calls == [2])
  }

  @Test func `28 a default implementation is doubled, a helper is not`() {
    let host = MockHost()
    host.mock.welcome.handle { name, loudly in "\(name) \(loudly)" }
    #expect(host.welcome(name: "Ada") == "Ada false")
    reports("'MockHost.wave()' was called but has no stub") { #expect(host.wave() == 0) }
  }
}
