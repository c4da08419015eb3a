package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The network itself, through a session that keeps nothing on disk and caches nothing.
package final class URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// - Parameter timeout: the seconds without a word from the server that are too many. It is the session's:
  ///   on Linux that of a request counts for nothing.
  package init(timeout: TimeInterval = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration)
  }

  deinit { session.finishTasksAndInvalidate() }  // a session lives until it is told to end

  package func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (data, response)
  }
}
