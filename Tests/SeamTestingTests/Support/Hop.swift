import Dispatch
import Foundation

/// A way for code to go on away from the task of its test.
enum Hop: CaseIterable, Sendable {
  case detachedTask, dispatchQueue, thread, callback

  /// Starts `body` over there.
  func start(_ body: @escaping @Sendable () -> Void) {
    switch self {
    case .detachedTask: Task.detached { body() }
    case .dispatchQueue: DispatchQueue.global().async { body() }
    case .thread: Thread.detachNewThread { body() }
    case .callback: Announcer.shared.notify(body)
    }
  }

  /// Runs `body` over there and waits for it.
  func run<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
    await withCheckedContinuation { continuation in start { continuation.resume(returning: body()) } }
  }
}

/// Calls those who have registered with it, from a thread of its own, as a C library does.
private final class Announcer: Sendable {
  static let shared = Announcer()

  private let listeners = Guarded<[@Sendable () -> Void]>([])
  private let arrivals = DispatchSemaphore(value: 0)

  init() {
    Thread.detachNewThread { [self] in
      while true {
        arrivals.wait()
        listeners.withLock { $0.removeFirst() }()
      }
    }
  }

  func notify(_ listener: @escaping @Sendable () -> Void) {
    listeners.withLock { $0.append(listener) }
    arrivals.signal()
  }
}

/// Lets those who wait go on once it is opened.
final class Gate: Sendable {
  private let state = Guarded<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  func open() {
    let waiting = state.withLock { state in
      defer { state = (true, []) }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// Runs work after the end of a test, from a trait before the one that gives the test its scope.
final class AfterTest: Sendable {
  let end = Gate()
  private let work = Guarded<[Task<Void, Never>]>([])

  @TaskLocal static var current = AfterTest()

  /// Starts `body` away from the test, for when it has ended.
  func detach(_ body: @escaping @Sendable () async -> Void) {
    let task = Task.detached { [end] in
      await end.wait()
      await body()
    }
    work.withLock { $0.append(task) }
  }

  func finish() async {
    end.open()
    for task in work.withLock({ $0 }) { await task.value }
  }
}
