import Foundation
import SeamDoubles

@testable import ShopCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A network that answers as told and keeps what it was asked.
struct StubTransport: HTTPTransport {
  let sending: Stub<URLRequest, (Data, HTTPURLResponse)>

  init(status: Int = 200, _ body: String) {
    sending = Stub(
      .calls { request in
        (
          Data(body.utf8),
          HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
        )
      })
  }

  init(_ error: any Error) { sending = Stub(.throws(error)) }

  var requests: [URLRequest] { sending.calls }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) { try await sending(request) }

  func lines(_ request: URLRequest) -> AsyncThrowingStream<String, any Error> { AsyncThrowingStream { nil } }
}
