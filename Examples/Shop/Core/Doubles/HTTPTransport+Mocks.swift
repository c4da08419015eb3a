// Written by 'seam mock' from HTTPTransport.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

package import Foundation
package import SeamDoubles

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// The edge between the app and the network: a request goes out, whatever comes back comes in.
///
/// Throws what the network threw, and `CancellationError` or `URLError.cancelled` when the task is cancelled.
package final class MockHTTPTransport: HTTPTransport {
  package nonisolated struct Members: Sendable {
    package let send: MockedAsyncMember<
      URLRequest,
      (Data, HTTPURLResponse),
      any Error,
      @Sendable (URLRequest) async throws -> (Data, HTTPURLResponse)
    >
    package let lines: MockedMember<
      URLRequest,
      AsyncThrowingStream<String, any Error>,
      Never,
      @Sendable (URLRequest) -> AsyncThrowingStream<String, any Error>
    >

    package init(_ origin: DoubleOrigin) {
      send = MockedAsyncMember("send(_:)", origin)
      lines = MockedMember("lines(_:)", origin)
    }
  }

  package nonisolated let mock: Members

  package nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockHTTPTransport", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  package func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    let call = await mock.send.record(request)
    if let handler = call.handler { return try await handler(request) }
    return try call.result()
  }

  /// The lines of an answer that goes on, each as soon as it is there, until who reads them stops.
  package func lines(_ request: URLRequest) -> AsyncThrowingStream<String, any Error> {
    let call = mock.lines.record(request)
    if let handler = call.handler { return handler(request) }
    return call.result()
  }
}
