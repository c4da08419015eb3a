import Testing

@testable import Seam

private typealias Machine = DeferredMachine<String, String>

struct DeferredMachineTests {
  @Test func `the first to arrive starts an attempt, the others wait for it`() {
    var machine = Machine()
    #expect(machine.arrive(1, "a").starts)
    #expect(machine.arrive(2, "b").waits)
    let ended = machine.end("value")
    #expect(ended.waiters.sorted() == ["a", "b"])
    #expect(!ended.restart)
    #expect(machine.arrive(3, "c").value == "value")
  }

  @Test func `after a failure the next to arrive starts again`() {
    var machine = Machine()
    _ = machine.arrive(1, "a")
    #expect(machine.end(nil).waiters == ["a"])
    #expect(machine.arrive(2, "b").starts)
  }

  @Test func `who leaves is answered alone, and the last to leave cancels the attempt`() {
    var machine = Machine()
    _ = machine.arrive(1, "a")
    _ = machine.arrive(2, "b")
    let first = machine.leave(1)
    #expect(first.waiter == "a" && !first.cancel)
    let last = machine.leave(2)
    #expect(last.waiter == "b" && last.cancel)
  }

  @Test func `who comes after a cancelled attempt waits for its end, then a new one begins`() {
    var machine = Machine()
    _ = machine.arrive(1, "a")
    _ = machine.leave(1)
    #expect(machine.arrive(2, "b").waits)
    let ended = machine.end(nil)
    #expect(ended.waiters.isEmpty && ended.restart)
    #expect(machine.end("value").waiters == ["b"])
  }

  @Test func `a value that a cancelled attempt has made all the same is kept`() {
    var machine = Machine()
    _ = machine.arrive(1, "a")
    _ = machine.leave(1)
    _ = machine.arrive(2, "b")
    let ended = machine.end("value")
    #expect(ended.waiters == ["b"] && !ended.restart)
  }

  @Test func `a cancellation that overtakes the arrival counts`() {
    var machine = Machine()
    #expect(machine.leave(1).waiter == nil)
    guard case .cancelled = machine.arrive(1, "a") else {
      Issue.record("the waiter waits")
      return
    }
    #expect(machine.arrive(2, "b").starts)
  }

  @Test func `what was never asked for is closed with nothing to do, and never made`() {
    var machine = Machine()
    guard case .nothing = machine.close() else {
      Issue.record("there is something to close")
      return
    }
    #expect(machine.arrive(1, "a").isClosed)
  }

  @Test func `an attempt under way is awaited, and what it has made is there to be closed`() {
    var machine = Machine()
    _ = machine.arrive(1, "a")
    guard case .wait = machine.close() else {
      Issue.record("nothing is awaited")
      return
    }
    #expect(machine.end("value").waiters == ["a"])
    guard case .value("value") = machine.close() else {
      Issue.record("the value is lost")
      return
    }
  }

  @Test func `an attempt that fails while the scope is closed is not begun again`() {
    var machine = Machine()
    _ = machine.arrive(1, "a")
    _ = machine.close()
    #expect(machine.end(nil).waiters == ["a"])
    #expect(machine.arrive(2, "b").isClosed)
  }
}

extension DeferredMachine<String, String>.Arrival {
  fileprivate var starts: Bool { if case .wait(start: true) = self { true } else { false } }
  fileprivate var waits: Bool { if case .wait(start: false) = self { true } else { false } }
  fileprivate var isClosed: Bool { if case .closed = self { true } else { false } }
  fileprivate var value: String? { if case .value(let value) = self { value } else { nil } }
}
