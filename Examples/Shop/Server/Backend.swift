import Foundation

/// The shop behind the server: answers requests, and can be told to be slow or to fail.
package final class Backend: @unchecked Sendable {
  /// How long each answer about the shop takes; control requests are answered at once.
  package let latency: Duration
  private let onRequest: @Sendable (HTTPRequest) -> Void
  private let lock = NSLock()
  private var failing: Bool  // guarded by `lock`

  /// - Parameter onRequest: called with each request before it is answered, on the connection's thread.
  package init(
    latency: Duration = .zero, isFailing: Bool = false,
    onRequest: @escaping @Sendable (HTTPRequest) -> Void = { _ in }
  ) {
    self.latency = latency
    self.failing = isFailing
    self.onRequest = onRequest
  }

  /// Whether each request about the shop is answered with status 500.
  package var isFailing: Bool {
    get { lock.withLock { failing } }
    set { lock.withLock { failing = newValue } }
  }

  func answer(_ request: HTTPRequest) -> (response: HTTPResponse, delay: Duration) {
    onRequest(request)
    if request.path == ["fail"] { return (control(request), .zero) }
    if isFailing { return (.error(500, "closed for stocktaking"), latency) }
    return (resource(request), latency)
  }

  private func control(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == "POST" else { return notAllowed(use: "POST") }
    guard let on = request.query["on"], ["0", "1"].contains(on) else {
      return .error(400, "say 'on=1' or 'on=0'")
    }
    isFailing = on == "1"
    return .json(["failing": isFailing])
  }

  private func resource(_ request: HTTPRequest) -> HTTPResponse {
    guard request.path.first == "products", request.path.count <= 2 else {
      return .error(404, "nothing is kept here")
    }
    guard request.method == "GET" else { return notAllowed(use: "GET") }
    guard request.path.count == 2 else { return .json([CatalogItem].catalog) }
    guard let item = [CatalogItem].catalog.first(where: { String($0.id) == request.path[1] }) else {
      return .error(404, "there is no product '\(request.path[1])'")
    }
    return .json(item)
  }

  private func notAllowed(use method: String) -> HTTPResponse {
    var response = HTTPResponse.error(405, "only \(method) works here")
    response.headers["Allow"] = method
    return response
  }
}
