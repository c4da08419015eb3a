import SeamTesting
import Testing

/// A global that the tests below overwrite.
private let catalogue = Guarded("live")

private func overwrite(with name: String) async {
  catalogue.withLock { $0 = name }
  for _ in 0..<5 { await Task.yield() }
  #expect(catalogue.withLock { $0 } == name)
}

@Suite(.exclusive("catalogue")) struct ExclusiveSearch {
  @Test(arguments: 0..<50) func `tests of one suite keep apart from those of another`(_ number: Int) async {
    await overwrite(with: "search \(number)")
  }
}

@Suite(.exclusive("catalogue")) struct ExclusiveLoan {
  @Test(.exclusive("catalogue"), arguments: 0..<50)
  func `a resource may be named by suite and test at once`(_ number: Int) async {
    await overwrite(with: "loan \(number)")
  }
}

@Suite(.exclusive("first"), .exclusive("second")) struct ExclusiveForward {
  @Test(arguments: 0..<50) func `two resources in one order`(_ number: Int) async { await Task.yield() }
}

@Suite(.exclusive("second"), .exclusive("first")) struct ExclusiveBackward {
  @Test(arguments: 0..<50) func `and in the other do not wait for each other`(_ number: Int) async {
    await Task.yield()
  }
}

struct ExclusiveResourcesTests {
  @Test func `those who wait get their turn in order of arrival`() {
    var queue = ExclusiveQueue()
    let entered = [queue.enter("a", 1), queue.enter("a", 2), queue.enter("a", 3), queue.enter("b", 4)]
    #expect(entered == [true, false, false, true])
    let next = [queue.leave("a"), queue.leave("a"), queue.leave("a")]
    #expect(next == [2, 3, nil])
    let isFree = queue.enter("a", 5)
    #expect(isFree)
  }

  @Test func `one who gives up is passed over`() {
    var queue = ExclusiveQueue()
    for ticket in 1...3 { _ = queue.enter("a", ticket) }
    let waited = [queue.cancel("a", 2), queue.cancel("a", 2), queue.cancel("a", 1)]
    #expect(waited == [true, false, false])
    let next = queue.leave("a")
    #expect(next == 3)
    let isWaiting = queue.cancel("a", 3)
    #expect(!isWaiting)
  }

  @Test func `a task that is cancelled while it waits ends, and takes nothing`() async throws {
    let resources = ExclusiveResources()
    let (entered, leave) = (Gate(), Gate())
    let first = Task {
      try await resources.using(["port"]) {
        entered.open()
        await leave.wait()
      }
    }
    await entered.wait()
    let second = Task { try await resources.using(["port"]) { _ = Issue.record("the port is in use") } }
    while resources.waiting(for: "port") == 0 { await Task.yield() }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(resources.waiting(for: "port") == 0)
    leave.open()
    try await first.value
    #expect(try await resources.using(["port"]) { true })
  }

  @Test func `a task that is cancelled before it asks never waits`() async throws {
    let resources = ExclusiveResources()
    let gate = Gate()
    let task = Task {
      await gate.wait()
      try await resources.using(["port"]) { _ = Issue.record("cancelled") }
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await resources.using(["port"]) { true })
  }

  @Test func `many that come and give up leave the resource free`() async throws {
    let resources = ExclusiveResources()
    let users = Users()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          let task = Task { try await resources.using(["port", "file"]) { await users.come() } }
          if number.isMultiple(of: 3) { task.cancel() }
          _ = await task.result
        }
      }
    }
    #expect(users.most == 1)
    #expect(resources.waiting(for: "port") == 0)
    #expect(try await resources.using(["file", "port"]) { true })
  }

  @Test func `an error in the body leaves the resource free`() async throws {
    let resources = ExclusiveResources()
    await #expect(throws: Refused.self) { try await resources.using(["port"]) { throw Refused() } }
    #expect(try await resources.using(["port"]) { true })
  }
}

private struct Refused: Error {}

/// Counts how many are there at the same time.
private final class Users: Sendable {
  private let count = Guarded((now: 0, most: 0))
  var most: Int { count.withLock { $0.most } }

  func come() async {
    count.withLock {
      $0.now += 1
      $0.most = max($0.now, $0.most)
    }
    await Task.yield()
    count.withLock { $0.now -= 1 }
  }
}
