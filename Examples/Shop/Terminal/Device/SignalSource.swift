import Dispatch
import Foundation

/// Calls `handler` for each signal of that number, until the source is let go of.
///
/// Returns when it listens, which is not at once; one that comes before is lost.
func signalSource(
  _ number: Int32, _ handler: @escaping @Sendable () -> Void
) async -> any DispatchSourceSignal {
  signal(number, SIG_IGN)  // before the source is made, which puts a handler of its own here on some systems
  let source = DispatchSource.makeSignalSource(signal: number)
  source.setEventHandler(handler: handler)
  await withCheckedContinuation { listening in
    source.setRegistrationHandler { listening.resume() }
    source.activate()
  }
  return source
}
