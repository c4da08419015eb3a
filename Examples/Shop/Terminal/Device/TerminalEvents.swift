import Dispatch
import Foundation

/// What happens to a terminal app from outside.
enum TerminalEvent {
  case input([UInt8])
  case inputEnded
  case resized
  /// The system asks the app to end.
  case signal(Int32)
  /// Something in the frame of that number has changed.
  case changed(frame: Int)
}

/// One stream of everything that happens, in order.
final class TerminalEvents {
  let stream: AsyncStream<TerminalEvent>
  let continuation: AsyncStream<TerminalEvent>.Continuation
  private var sources: [any DispatchSourceProtocol] = []
  private let forwarding: Task<Void, Never>

  init(signals: EndSignals) async {
    (stream, continuation) = AsyncStream.makeStream()
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO)
    input.setEventHandler { [continuation] in
      var bytes = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
      if count <= 0 { input.cancel() }
      continuation.yield(count > 0 ? .input(Array(bytes.prefix(count))) : .inputEnded)
    }
    let size = await signalSource(SIGWINCH) { [continuation] in continuation.yield(.resized) }
    forwarding = Task { [continuation, stream = signals.stream] in
      for await number in stream { continuation.yield(.signal(number)) }
    }
    sources = [input, size]
    input.activate()
  }
}
