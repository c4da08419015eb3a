import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Bases.swift` do.
struct BaseTests {
  @Test func `a generic base class is made with its arguments`() {
    let stacked = MockStacked(load: 3)
    stacked.mock.stack.handle { [load = stacked.load] in load + 1 }
    #expect(stacked.stack() == 4)
    #expect(MockLifted(load: ["a"]).load == ["a"])
  }

  @Test func `an initializer further up is called, and what the class has is its own`() {
    let towed = MockTowed(length: 7)
    towed.mock.tow.returns(true)
    #expect(towed.drift() == 7)
    #expect(towed.tow())
  }

  @Test func `an initializer that each class below has to have is there`() throws {
    let kind: Curtain.Type = MockHung.self
    let curtain = try kind.init(width: 2)
    #expect(curtain.width == 2)
    let hung = try #require(curtain as? MockHung)
    hung.hang()
    #expect(hung.mock.hang.count == 1)
    #expect(MockHung(width: 3, .strict).width == 3)
  }

  @Test(.mocks()) func `an initializer of the protocol makes the class, and is recorded`() {
    #expect(MockNumbered(number: 5).number == 5)
    #expect(MockNumbered.mock.`init`.calls == [5])
  }

  @Test func `a base class that may refuse to be made is made`() {
    #expect(MockBuilt(plan: Yard.Plan(area: 2), .lenient).plan.area == 2)
  }
}
