package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The edge between the app and the network: a request goes out, whatever comes back comes in.
///
/// Throws what the network threw, and `CancellationError` or `URLError.cancelled` when the task is cancelled.
// seam:mock
package protocol HTTPTransport: Sendable {
  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)
  /// The lines of an answer that goes on, each as soon as it is there, until who reads them stops.
  func lines(_ request: URLRequest) -> AsyncThrowingStream<String, any Error>
}
