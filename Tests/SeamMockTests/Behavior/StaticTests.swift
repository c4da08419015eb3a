import SeamDoubles
import SeamTesting
import Testing

/// What doubles of the protocols in `Shapes/Statics.swift` do.
@Suite(.mocks()) struct StaticTests {
  @Test(arguments: 0..<50) func `12 static members are each test's own`(_ number: Int) async throws {
    MockPlant.mock.grow.returns(number)
    MockPlant.count = number
    await _Concurrency.Task.yield()
    #expect(try MockPlant.grow("moss") == number)
    #expect(MockPlant.count == number)
    #expect(MockPlant.mock.grow.calls == ["moss"])
    #expect(MockPlant.mock.count_set.calls == [number])
  }

  @Test func `12 a missing stub of a static member is this test's`() {
    reports("'MockPlant.grow(_:)' was called but has no stub") {
      #expect(throws: UnstubbedCall.self) { try MockPlant.grow("moss") }
    }
  }

  @Test func `13 an initializer is recorded by the type`() {
    func make<M: Modem>(_: M.Type) -> M { M(host: "a", port: 80) }
    let modem = make(MockModem.self)
    #expect(MockModem.mock.`init`.calls.map(\.host) == ["a"])
    modem.mock.ping.returns(true)
    #expect(modem.ping())
  }

  @Test func `13 a double that was made through its protocol reports to the test that runs`() {
    func make<M: Modem>(_: M.Type) -> M { M(host: "a", port: 80) }
    let modem = make(MockModem.self)
    reports("'MockModem.ping()' was called but has no stub") { #expect(!modem.ping()) }
  }

  @Test func `14 initializers fail and throw where they are told to`() async throws {
    #expect(MockArchive(path: "a") != nil)
    MockArchive.mock.init_pathString.returns(false)
    #expect(MockArchive(path: "b") == nil)
    MockArchive.mock.init_pathString.handle { $0 == "c" }
    #expect(MockArchive(path: "c") != nil)
    #expect(MockArchive.mock.init_pathString.calls == ["a", "b", "c"])
    MockArchive.mock.init_addressString_async.throws(CancellationError())
    await #expect(throws: CancellationError.self) { try await MockArchive(address: "d") }
  }

  @Test func `15 initializers like those of the double are told apart`() {
    _ = MockOrigin(fileID: "a", line: 1)
    _ = MockOrigin(2)
    _ = MockOrigin()
    #expect(MockOrigin.mock.`init`.count == 1)
    #expect(MockOrigin.mock.init_Int.calls == [2])
  }

  @Test func `16 a subscript answers by its arguments`() {
    var sheet: any Sheet = MockSheet()
    let mock = (sheet as! MockSheet).mock
    mock.`subscript`.handle { "row \($0)" }
    #expect(sheet[2] == "row 2")
    sheet[key: "a"] = 3
    #expect(mock.subscript_keyString_OptionalInt_set.calls[0].key == "a")
    #expect(mock.subscript_keyString_OptionalInt_set.calls[0].newValue == 3)
    reports("'MockSheet.subscript(key:)' was called but has no stub") { #expect(sheet[key: "a"] == nil) }
  }

  @Test func `17 subscripts that differ by label or type have handles of their own`() {
    let grid = MockGrid()
    grid.mock.`subscript`.returns("plain")
    grid.mock.subscript_indexInt.returns("labelled")
    grid.mock.subscript_String.returns("by name")
    grid.mock.subscript_typeValueType_OptionalValue.handle { type in type == Int.self ? 3 : nil }
    #expect(grid[0] == "plain")
    #expect(grid[index: 0] == "labelled")
    #expect(grid["a"] == "by name")
    #expect(grid[type: Int.self] == 3)
    #expect(grid[type: Bool.self] == nil)
  }

  @Test func `18 a static subscript is the type's`() {
    MockRegistry.mock.`subscript`.handle { $0.count }
    MockRegistry["a"] = 1
    #expect(MockRegistry["abc"] == 3)
    #expect(MockRegistry.mock.subscript_set.calls.map(\.newValue) == [1])
  }

  @Test func `19 operators have handles with names`() {
    let (left, right) = (MockArrow(), MockArrow())
    MockArrow.mock.plus.handle { one, _ in one }
    MockArrow.mock.prefixMinus.returns(right)
    #expect(left + right === left)
    #expect(-left === right)
    #expect(MockArrow.mock.plus.calls[0].rhs === right)
  }

  @Test func `20 Self is the double`() {
    let (leaf, other) = (MockLeaf(), MockLeaf())
    leaf.mock.copy.returns(other)
    leaf.mock.isSame.handle { $0 === other }
    leaf.mock.children.returns([other, other])
    leaf.mock.visit.handle { body in body(other) }
    #expect(leaf.copy() === other)
    #expect(leaf.isSame(as: other))
    #expect(leaf.children().count == 2)
    leaf.visit { #expect($0 === other) }
  }
}
