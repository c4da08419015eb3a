import Foundation
import Testing

/// Threads of the tests' own: tasks would share the few threads of the pool and run one after the other.
enum Threads {
  /// Runs `body` on `count` threads that begin together, and waits for them. False, with an issue, when they do not end.
  @discardableResult
  static func run(
    _ count: Int, within seconds: Double = 300, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Int) -> Void
  ) -> Bool {
    let start = Gate()
    let end = Gate()
    let left = Guarded(count)
    for number in 0..<count {
      Thread.detachNewThread {
        start.pass()
        body(number)
        if left.countDown() == 0 { end.open() }
      }
    }
    start.open()
    return end.pass(within: seconds, sourceLocation: sourceLocation)
  }

  /// Runs `body` on another thread, which has let go of it when this returns.
  static func elsewhere<R: Sendable>(_ body: @escaping @Sendable () -> R) -> R {
    let job = Guarded<(@Sendable () -> R)?>(body)
    let result = Guarded<R?>(nil)
    let done = Gate()
    Thread.detachNewThread {
      run(job, result)
      done.open()
    }
    done.pass()
    return result.value!
  }

  /// Runs `body` on another thread, for a test in which it waits for a task: the few threads of the pool stay free.
  static func awaiting<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  /// A function of its own, so that the job's closure is gone when it returns.
  @inline(never)
  private static func run<R>(_ job: Guarded<(@Sendable () -> R)?>, _ result: Guarded<R?>) {
    let body = job.change { job in
      defer { job = nil }
      return job!
    }
    result.value = body()
  }
}
