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

/// What a library in C is handed and hands back.
private final class Context {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

private enum Trace { @TaskLocal static var id = "" }

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

  @Test func `callbacks of C, observers and timers have what they captured`() async {
    let krone = krone
    let callback = await withCheckedContinuation { continuation in
      let context = Unmanaged.passRetained(
        Context { continuation.resume(returning: bound() + krone.currency) })
      let address = UInt(bitPattern: context.toOpaque())
      let call: @convention(c) (UnsafeMutableRawPointer) -> Void = {
        Unmanaged<Context>.fromOpaque($0).takeRetainedValue().run()
      }
      DispatchQueue.global().async { call(UnsafeMutableRawPointer(bitPattern: address)!) }
    }
    let observer = await withCheckedContinuation { continuation in
      let center = NotificationCenter()
      let token = withCurrent(krone) {
        let bell = Doorbell()
        return center.addObserver(forName: .init("ring"), object: nil, queue: nil) { _ in
          continuation.resume(returning: bound() + bell.ring())
        }
      }
      center.post(name: .init("ring"), object: nil)
      center.removeObserver(token)
    }
    let timer = await withCheckedContinuation { continuation in
      let source = DispatchSource.makeTimerSource()
      source.setEventHandler {
        continuation.resume(returning: withCurrent(krone) { bound() })
        source.cancel()
      }
      source.schedule(deadline: .now())
      source.resume()
    }
    #expect([callback, observer, timer] == ["nothingNOK", "nothingNOK", "NOK"])
  }

  @Test func `functions that stay on their caller's actor or leave it keep the binding`() async {
    nonisolated(nonsending) func stays() async -> String { bound() }
    @concurrent func leaves() async -> String { bound() }
    await withCurrent(krone) {
      #expect(await stays() == "NOK")
      #expect(await leaves() == "NOK")
    }
  }

  @Test func `a value of a task and a scope are bound side by side`() async {
    await Trace.$id.withValue("7") {
      await withCurrent(krone) {
        async let child = Trace.id + bound()
        #expect(await child == "7NOK")
        #expect(Trace.$id.withValue("8") { Trace.id + bound() } == "8NOK")
      }
      #expect(Trace.id + bound() == "7nothing")
    }
  }

  @Test func `each task of a group replaces for itself`() async {
    let krone = krone
    let seen = await withTaskGroup(of: String.self) { group in
      for number in 0..<8 {
        group.addTask {
          await withCurrent(krone.replacing { $0.currency = "\(number)" }) {
            await Task.yield()
            return bound()
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(seen.sorted() == (0..<8).map { "\($0)" })
    #expect(krone.currency == "NOK")
  }
}
