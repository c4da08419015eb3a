import Testing

@testable import Seam

struct CloseMachineTests {
  @Test func `users are closed before what they use`() {
    var machine = CloseMachine(uses: [[1], [2], []])
    #expect(machine.start() == [0])
    #expect(machine.end(0) == [1])
    #expect(machine.end(1) == [2])
    #expect(!machine.isDone)
    #expect(machine.end(2) == [])
    #expect(machine.isDone)
  }

  @Test func `independent ones are closed at once`() {
    var machine = CloseMachine(uses: [[], [], []])
    #expect(machine.start() == [0, 1, 2])
  }

  @Test func `what two use waits for both`() {
    var machine = CloseMachine(uses: [[2], [2], []])
    #expect(machine.start() == [0, 1])
    #expect(machine.end(1) == [])
    #expect(machine.end(0) == [2])
  }

  @Test func `with nothing to close it is done`() {
    var machine = CloseMachine(uses: [])
    #expect(machine.start() == [])
    #expect(machine.isDone)
  }
}
