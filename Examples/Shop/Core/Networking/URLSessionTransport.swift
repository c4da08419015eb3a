package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The network itself, through sessions that keep nothing on disk and cache nothing.
package final class URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// - Parameter timeout: the seconds without a word from the server that are too many. It is the session's:
  ///   on Linux that of a request counts for nothing.
  package init(timeout: TimeInterval = 10) {
    session = URLSession(configuration: Self.configuration(timeout: timeout))
  }

  deinit { session.finishTasksAndInvalidate() }  // a session lives until it is told to end

  package func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let (answers, answer) = AsyncThrowingStream.makeStream(of: (Data, HTTPURLResponse).self)
    let task = session.dataTask(with: request) { data, response, error in
      if let response = response as? HTTPURLResponse, error == nil {
        answer.yield((data ?? Data(), response))
      }
      answer.finish(throwing: error ?? URLError(.badServerResponse))
    }
    // On Linux a cancelled request goes on, and its answer is dropped: a task that fails while it is cancelled ends the
    // process there, or waits for ever for the lock that the cancelled caller holds.
    #if !os(Linux)
      answer.onTermination = { if case .cancelled = $0 { task.cancel() } }
    #endif
    task.resume()
    for try await answer in answers { return answer }
    throw CancellationError()
  }

  package func lines(_ request: URLRequest) -> AsyncThrowingStream<String, any Error> {
    let (lines, line) = AsyncThrowingStream.makeStream(of: String.self)
    #if os(Linux)
      if let url = request.url, url.scheme == "http" {
        let socket = SocketLines()
        line.onTermination = { _ in socket.cancel() }
        Thread.detachNewThread {
          do {
            try socket.read(url) { line.yield($0) }
            line.finish()
          } catch { line.finish(throwing: error) }
        }
        return lines
      }
    #endif
    let session = URLSession(
      configuration: Self.configuration(timeout: 7 * 86_400), delegate: LineReader(line), delegateQueue: nil)
    // Not at once: on Linux it waits for the queue of all sessions, which may be about to resume the very task that is
    // being cancelled, and that one is locked meanwhile.
    line.onTermination = { _ in DispatchQueue.global().async { session.invalidateAndCancel() } }
    session.dataTask(with: request).resume()
    return lines
  }

  private static func configuration(timeout: TimeInterval) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = timeout
    return configuration
  }
}

/// Hands on what arrives, line by line: `URLSession` on Linux has no `bytes(for:)`.
///
/// `@unchecked Sendable`: called on the session's queue, one call at a time.
private final class LineReader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let line: AsyncThrowingStream<String, any Error>.Continuation
  private var lines = LineSplitter()

  init(_ line: AsyncThrowingStream<String, any Error>.Continuation) { self.line = line }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    lines.append(data) { line.yield($0) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    line.finish(throwing: error)
    session.finishTasksAndInvalidate()
  }
}
