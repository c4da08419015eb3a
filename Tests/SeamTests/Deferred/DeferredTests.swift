import Foundation
import Seam
import SeamDoubles
import Testing

private struct Broken: Error, Equatable {}

/// Each attempt ends with the result of its number; tells when one has begun or been cancelled.
private final class Source: Sendable {
  let attempts = CallRecorder<Void>("attempts")
  let cancellations = CallRecorder<Void>("cancellations")
  private let results = CallRecorder<Result<String, Broken>>("results")

  func end(_ result: Result<String, Broken>) { results.record(result) }

  func open() async throws -> String {
    attempts.record(())
    let number = attempts.count
    return try await withTaskCancellationHandler {
      try await results.wait(for: number)[number - 1].get()
    } onCancel: {
      cancellations.record(())
    }
  }
}

private struct AppScope: RootScope {
  var seams = Seams()
  let source: Source
  static let main = AppScope(source: Source())
}

extension AppScope {
  var text: Deferred<String> {
    shared(\.text) {
      let source = source
      return Deferred { try await source.open() }
    }
  }
  var length: Deferred<Int> {
    shared(\.length) {
      let text = text
      return Deferred { try await text.value.count }
    }
  }
  var first: Deferred<String> {
    shared(\.first) {
      let link = link
      return Deferred { try await link.next!.value }
    }
  }
  var second: Deferred<String> {
    shared(\.second) {
      let first = first
      return Deferred { try await first.value }
    }
  }
  var link: Link { shared(\.link) { Link() } }
  var late: Deferred<String> { shared(\.late) { Deferred { link.name } } }
}

/// Closes a circle behind the graph's back.
private final class Link: @unchecked Sendable {
  var next: Deferred<String>?
  let name = "link"
}

struct DeferredTests {
  private let source = Source()
  private var app: AppScope { AppScope(source: source) }

  @Test func `any number of waiters share one attempt`() async throws {
    let app = app
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try await app.text.value } }
      try await source.attempts.wait(for: 1)
      source.end(.success("text"))
      for try await text in group { #expect(text == "text") }
    }
    #expect(source.attempts.count == 1)
    #expect(try await app.text.value == "text")
    #expect(app.text.valueIfMade == "text")
  }

  @MainActor @Test func `a value that is there is read without leaving the actor`() async throws {
    let text = Deferred { "text" }
    _ = try await text.value
    var order: [String] = []
    let task = Task {
      order.append("task")
    }
    order.append(try await text.value)
    await task.value
    #expect(order == ["text", "task"])
  }

  @Test func `a failure reaches all who wait, and the next use tries again`() async throws {
    let app = app
    let one = Task { try await app.text.value }
    let other = Task { try await app.text.value }
    try await source.attempts.wait(for: 1)
    source.end(.failure(Broken()))
    // The later one may have come after the failure and begun an attempt of its own.
    source.end(.failure(Broken()))
    await #expect(throws: Broken.self) { try await one.value }
    await #expect(throws: Broken.self) { try await other.value }
    source.end(.success("text"))
    // The second failure may still be there, for the first attempt of these.
    let text = try? await app.text.value
    #expect(try await text == nil ? app.text.value == "text" : text == "text")
  }

  @Test func `a cancelled waiter leaves at once and disturbs nobody`() async throws {
    let app = app
    let leaving = Task { try await app.text.value }
    try await source.attempts.wait(for: 1)
    let staying = Task { try await app.text.value }
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    source.end(.success("text"))
    // Whether the second has come in time for the first attempt or begins another, it gets a value.
    source.end(.success("text"))
    #expect(try await staying.value == "text")
  }

  @Test func `when all have left, the attempt is cancelled`() async throws {
    let app = app
    let leaving = Task { try await app.text.value }
    try await source.attempts.wait(for: 1)
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    try await source.cancellations.wait(for: 1)
  }

  @Test func `a task that is cancelled already does not begin`() async throws {
    let app = app
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await app.text.value
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(source.attempts.count == 0)
  }

  @Test func `one can wait for another`() async throws {
    let app = app
    source.end(.success("four"))
    #expect(try await app.length.value == 4)
  }

  @Test func `a circle is an error that shows it, not a hang`() async throws {
    let app = app
    app.link.next = app.second
    await #expect(throws: DeferredCycle.self) { try await app.first.value }
    let error = await #expect(throws: DeferredCycle.self) { try await app.second.value }
    #expect(error?.chain.count == 3)
    #expect(error?.chain.first == error?.chain.last)
  }

  @Test func `what an attempt has opened is closed again when it fails`() async throws {
    let journal = CallRecorder<String>("journal")
    let value = Deferred<String> { undo in
      undo.add { journal.record("file closed") }
      undo.add { journal.record("connection closed") }
      throw Broken()
    }
    await #expect(throws: Broken.self) { try await value.value }
    #expect(journal.calls == ["connection closed", "file closed"])
  }

  @Test func `a test clock drives it`() async throws {
    let clock = TestClock()
    let value = Deferred {
      try await clock.sleep(for: .seconds(3))
      return "awake"
    }
    async let awake = value.value
    try await clock.advance(by: .seconds(3), whenSleeping: 1)
    #expect(try await awake == "awake")
  }

  @Test func `cancellation at any moment neither hangs nor makes two at once`() async throws {
    for _ in 0..<200 {
      let running = CallRecorder<Int>("running")
      let value = Deferred {
        running.record(1)
        await Task.yield()
        running.record(-1)
        try Task.checkCancellation()
        return "value"
      }
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<8 {
          group.addTask {
            let task = Task { try await value.value }
            if index % 2 == 0 { task.cancel() }
            _ = try? await task.value
          }
        }
      }
      var count = 0
      for step in running.calls {
        count += step
        #expect(count == 0 || count == 1)
      }
    }
  }

  @Test func `who waits no longer than a while leaves the attempt to the others`() async throws {
    let clock = TestClock()
    let slow = Deferred {
      try await clock.sleep(for: .seconds(10))
      return "slow"
    }
    let patient = Task { try await slow.value }
    try await clock.sleepers(1)
    let hasty = Task {
      try await withThrowingTaskGroup(of: String.self) { group in
        defer { group.cancelAll() }
        group.addTask { try await slow.value }
        group.addTask {
          try await clock.sleep(for: .seconds(1))
          throw Broken()
        }
        return try await group.next()
      }
    }
    try await clock.sleepers(2)
    clock.advance(by: .seconds(1))
    await #expect(throws: Broken.self) { try await hasty.value }
    clock.advance(by: .seconds(9))
    #expect(try await patient.value == "slow")
  }

  @Test func `a chain of them is closed in the order opposite to that in which it was made`() async throws {
    struct ChainScope: RootScope {
      var seams = Seams()
      let events = CallRecorder<String>("events")
      static let main = ChainScope()
      var file: Deferred<String> {
        shared(\.file) {
          Deferred { "file" }
        } close: { [events] in
          events.record("closed \($0)")
        }
      }
      var table: Deferred<String> {
        shared(\.table) {
          let file = file
          return Deferred { try await "table on \(file.value)" }
        } close: { [events] in
          events.record("closed \($0)")
        }
      }
    }
    let scope = ChainScope()
    #expect(try await scope.table.value == "table on file")
    try await scope.close(limit: .seconds(60))
    #expect(scope.events.calls == ["closed table on file", "closed file"])
  }
}
