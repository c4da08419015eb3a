import Dispatch
import Foundation
import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var currency = "EUR"
  static let main = AppScope()
}

private final class Pipeline: Sendable {
  private let sinks = Guarded<[@Sendable () -> String]>([])
  func sink(_ body: @escaping @Sendable () -> String) { sinks.change { $0.append(body) } }
  func send() -> [String] { sinks.value.map { $0() } }
}

/// What is bound where this runs.
@Sendable private func bound() -> String { AppScope.currentIfBound?.currency ?? "nothing" }

private final class Doorbell: Sendable {
  let scope = AppScope.current
  func ring() -> String { scope.currency }
}

struct CurrentHopsTests {
  private let krone = AppScope(currency: "NOK")

  @Test func `child tasks and unstructured tasks carry the binding on`() async {
    await withCurrent(krone) {
      async let child = bound()
      #expect(await child == "NOK")
      #expect(await Task { bound() }.value == "NOK")
      #expect(await Task { @MainActor in bound() }.value == "NOK")
      let group = await withTaskGroup(of: String.self) { group in
        for _ in 0..<3 { group.addTask { bound() } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(group == ["NOK", "NOK", "NOK"])
    }
  }

  @Test func `detached tasks, queues and threads do not carry it on, and what captured the scope has it`()
    async
  {
    await withCurrent(krone) {
      // Read once, before the hop.
      let scope = AppScope.current
      let detached = await Task.detached { [bound(), scope.currency] }.value
      let queue = await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: [bound(), scope.currency]) }
      }
      let thread = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: [bound(), scope.currency]) }
      }
      let rebound = await Task.detached { withCurrent(scope) { bound() } }.value
      for seen in [detached, queue, thread] { #expect(seen == ["nothing", "NOK"]) }
      #expect(rebound == "NOK")
    }
  }

  @Test func `a binding inside the body of a task group reaches the children added inside it alone`() async {
    let seen = await withTaskGroup(of: (Int, String).self) { group in
      let inside = Gate()
      withCurrent(krone) {
        group.addTask {
          // Goes on when the binding has ended.
          inside.pass()
          return (0, bound())
        }
      }
      inside.open()
      group.addTask { (1, bound()) }
      return await group.reduce(into: ["", ""]) { $0[$1.0] = $1.1 }
    }
    #expect(seen == ["NOK", "nothing"])
  }

  @Test func `a stored closure runs with what it captured, not with what was bound when it was stored`() {
    let pipeline = Pipeline()
    withCurrent(krone) {
      pipeline.sink(bound)
      let scope = AppScope.current
      pipeline.sink { scope.currency }
      pipeline.sink { withCurrent(scope) { bound() } }
    }
    #expect(pipeline.send() == ["nothing", "NOK", "NOK"])
    #expect(withCurrent(AppScope(currency: "SEK")) { pipeline.send() } == ["SEK", "NOK", "NOK"])
  }

  @Test func `an object that reads the current scope when it is made keeps it for its later callbacks`() async
  {
    let bell = withCurrent(krone) { Doorbell() }
    #expect(bell.ring() == "NOK")
    #expect(await Task.detached { bell.ring() }.value == "NOK")
    #expect(withCurrent(AppScope(currency: "SEK")) { bell.ring() } == "NOK")
  }

  @Test func `a body that is evaluated lazily has what was captured at the time of its making`() {
    struct Label {
      let scope = AppScope.current
      var body: String { scope.currency }
    }
    let label = withCurrent(krone) { Label() }
    #expect(label.body == "NOK")
    // A lazy sequence too runs later.
    let lazy = withCurrent(krone) {
      (0..<1).lazy.map { [scope = AppScope.current] _ in scope.currency + bound() }
    }
    #expect(Array(lazy) == ["NOKnothing"])
  }

  @Test func `an actor keeps the binding of the task that calls it`() async {
    actor Till {
      func currency() -> String { bound() }
    }
    let till = Till()
    #expect(await withCurrent(krone) { await till.currency() } == "NOK")
    #expect(await till.currency() == "nothing")
  }

  @MainActor @Test func `the body of a binding runs on the caller's actor`() async {
    var count = 0
    await withCurrent(krone) {
      MainActor.assertIsolated()
      await Task.yield()
      count += 1
    }
    #expect(count == 1)
  }

  @Test func `bindings of many tasks at once do not see each other`() async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          await withCurrent(AppScope(currency: "\(number)")) {
            for _ in 0..<5 {
              await Task.yield()
              #expect(bound() == "\(number)")
            }
          }
        }
      }
    }
  }
}
