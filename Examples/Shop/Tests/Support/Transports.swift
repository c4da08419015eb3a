import Foundation
import SeamDoubles

@testable import ShopCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension MockHTTPTransport.Members {
  /// Each request is answered with this.
  func answer(status: Int = 200, _ body: String) {
    send.handle { response(to: $0, status: status, body) }
  }
}

func response(to request: URLRequest, status: Int = 200, _ body: String) -> (Data, HTTPURLResponse) {
  (
    Data(body.utf8),
    HTTPURLResponse(url: request.url!, statusCode: status, httpVersion: nil, headerFields: nil)!
  )
}
