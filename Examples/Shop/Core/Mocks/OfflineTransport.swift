package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// A network that is not there.
package struct OfflineTransport: HTTPTransport {
  package init() {}

  package func send(_ request: URLRequest) throws -> (Data, HTTPURLResponse) {
    throw URLError(.notConnectedToInternet)
  }

  package func lines(_ request: URLRequest) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { throw URLError(.notConnectedToInternet) }
  }
}
