import Foundation
import ShopCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A network that answers as told and keeps what it was asked.
actor StubTransport: HTTPTransport {
  private(set) var requests: [URLRequest] = []
  private let answer: Answer<(status: Int, body: String)>

  init(status: Int = 200, _ body: String) { answer = .value((status, body)) }

  init(_ error: any Error) { answer = .failure(error) }

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    requests.append(request)
    let (status, body) = try await answer()
    let response = HTTPURLResponse(
      url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
    return (Data(body.utf8), response)
  }
}
