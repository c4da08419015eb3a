import Dispatch
import Foundation

/// The signals that ask the program to end. Once it is about to, the next one ends it at once, but for a hang-up, which a
/// terminal that goes away may send twice. One a process, for as long as it runs.
///
/// `@unchecked Sendable`: `lock` guards the variables.
final class EndSignals: @unchecked Sendable {
  /// The signals that have come before the end.
  let stream: AsyncStream<Int32>
  private let lock = NSLock()
  private var isEnding = false
  private var sources: [any DispatchSourceSignal] = []

  /// Ready for signals when it returns.
  init() async {
    let continuation: AsyncStream<Int32>.Continuation
    (stream, continuation) = AsyncStream.makeStream()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sources.append(
        await signalSource(number) { [self] in
          guard lock.withLock({ isEnding }) else {
            continuation.yield(number)
            return
          }
          if number != SIGHUP { _exit(Self.status(number)) }
        })
    }
  }

  /// The end begins: no signal is waited with any more, once `giveBack` is through.
  func end(_ giveBack: () -> Void = {}) {
    lock.withLock {
      isEnding = true
      giveBack()
    }
  }

  /// The exit status of a program that a signal has ended.
  static func status(_ number: Int32) -> Int32 { 128 + number }
}
