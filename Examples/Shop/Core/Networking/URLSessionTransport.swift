package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The network itself, through a session that keeps nothing on disk and caches nothing.
package final class URLSessionTransport: HTTPTransport {
  private let session: URLSession

  package init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration)
  }

  deinit { session.finishTasksAndInvalidate() }  // a session lives until it is told to end

  package func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let (data, response) = try await session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return (data, response)
  }
}
