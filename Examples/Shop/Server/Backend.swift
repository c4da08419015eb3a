import Foundation

/// The shop behind the server: answers requests, and can be told to be slow or to fail.
package final class Backend: @unchecked Sendable {
  /// What every customer's password is.
  package static let password = "sesame"

  /// How long each answer about the shop takes; control requests are answered at once.
  package let latency: Duration
  private let onRequest: @Sendable (HTTPRequest) -> Void
  private let lock = NSLock()
  private var state: State  // guarded by `lock`

  private struct State {
    var isFailing: Bool
    var catalog: [CatalogItem]
    var customers: [String: String] = [:]  // by token
    var watchers: [Int32: Socket] = [:]
    var pictures: [String: Picture] = [:]
  }

  /// - Parameter onRequest: called with each request before it is answered, with one for changes once they are sent, on the connection's thread.
  package init(
    latency: Duration = .zero, isFailing: Bool = false,
    onRequest: @escaping @Sendable (HTTPRequest) -> Void = { _ in }
  ) throws {
    self.latency = latency
    self.onRequest = onRequest
    state = State(isFailing: isFailing, catalog: try .catalog())
  }

  /// Whether each request about the shop is answered with status 500.
  package var isFailing: Bool {
    get { lock.withLock { state.isFailing } }
    set { lock.withLock { state.isFailing = newValue } }
  }

  /// Forgets who is signed in: each token is refused from now on.
  package func forgetCustomers() { lock.withLock { state.customers = [:] } }

  func answer(_ request: HTTPRequest) -> (response: HTTPResponse, delay: Duration) {
    onRequest(request)
    return lock.withLock {
      if request.path == ["fail"] { return (control(request), .zero) }
      if state.isFailing { return (.error(500, "closed for stocktaking"), latency) }
      return (resource(request), latency)
    }
  }

  /// Sends each change of a price to `client`, a line each, from now on.
  func addWatcher(_ client: Socket, _ request: HTTPRequest) {
    defer { onRequest(request) }
    lock.withLock {
      client.write(
        Array("HTTP/1.1 200 \r\nContent-Type: application/jsonl\r\nConnection: close\r\n\r\n".utf8))
      state.watchers[client.descriptor] = client
    }
  }

  func removeWatcher(_ client: Socket) {
    lock.withLock { _ = state.watchers.removeValue(forKey: client.descriptor) }
  }

  private func control(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == "POST" else { return .onlyAllowed("POST") }
    guard let on = request.query["on"], ["0", "1"].contains(on) else {
      return .error(400, "say 'on=1' or 'on=0'")
    }
    state.isFailing = on == "1"
    return .json(["failing": state.isFailing])
  }

  private func resource(_ request: HTTPRequest) -> HTTPResponse {
    switch (request.method, request.path.first, request.path.count) {
    case ("GET", "products", 1): .json(state.catalog)
    case ("GET", "products", 2): product(request) { _ in }
    case ("PUT", "products", 2): forCustomers(request) { product(request) { try self.edit(&$0, request) } }
    case ("GET", "pictures", 2): .json(picture(request.path[1]))
    case ("POST", "sign-in", 1): signIn(request)
    case ("POST", "sign-out", 1):
      forCustomers(request) {
        state.customers[request.token] = nil
        return .json(["ok": true])
      }
    case ("POST", "orders", 1): forCustomers(request) { order() }
    case (_, "products", 1...2): .onlyAllowed("GET")
    case (_, "sign-in", 1), (_, "orders", 1): .onlyAllowed("POST")
    default: .error(404, "nothing is kept here")
    }
  }

  private func product(_ request: HTTPRequest, _ change: (inout CatalogItem) throws -> Void) -> HTTPResponse {
    guard let index = state.catalog.firstIndex(where: { String($0.id) == request.path[1] }) else {
      return .error(404, "there is no product '\(request.path[1])'")
    }
    var item = state.catalog[index]
    do { try change(&item) } catch { return .error(422, "that is no product") }
    state.catalog[index] = item
    return .json(item)
  }

  private func edit(_ item: inout CatalogItem, _ request: HTTPRequest) throws {
    var edited = try JSONDecoder().decode(CatalogItem.self, from: Data(request.body))
    guard edited.id == item.id, edited.price.cents >= 0 else { throw CocoaError(.coderInvalidValue) }
    edited.updated = Date.now.formatted(.iso8601)
    item = edited
    let line = Array(#"{"id":\#(item.id),"cents":\#(item.price.cents)}"#.utf8) + [10]
    for watcher in state.watchers.values { watcher.write(line) }
  }

  private func signIn(_ request: HTTPRequest) -> HTTPResponse {
    let form = (try? JSONDecoder().decode([String: String].self, from: Data(request.body))) ?? [:]
    guard let name = form["name"], !name.isEmpty, form["password"] == Self.password else {
      return .error(403, "this name and password do not go together")
    }
    let token = UUID().uuidString
    state.customers[token] = name
    return .json(["name": name, "token": token])
  }

  private func order() -> HTTPResponse {
    .json(
      ["number": String(UUID().uuidString.prefix(8)), "placed": Date.now.formatted(.iso8601)], status: 201)
  }

  private func forCustomers(_ request: HTTPRequest, _ body: () -> HTTPResponse) -> HTTPResponse {
    state.customers[request.token] == nil ? .error(401, "sign in first") : body()
  }

  private func picture(_ name: String) -> Picture {
    if let picture = state.pictures[name] { return picture }
    let line = String(repeating: "─", count: name.count + 2)
    let rows = ["┌\(line)┐", "│ \(name) │", "└\(line)┘"]
    let picture = Picture(rows: rows, png: Drawings.png(name).map { Data($0) })
    if picture.png != nil { state.pictures[name] = picture }  // so that no more are kept than there are
    return picture
  }

  /// In text for a terminal, which has no pixels, and as a PNG for who has.
  private struct Picture: Encodable {
    var rows: [String]
    var png: Data?
  }
}

extension HTTPRequest {
  fileprivate var token: String { String(headers["authorization", default: ""].dropFirst("Bearer ".count)) }
}

extension HTTPResponse {
  fileprivate static func onlyAllowed(_ method: String) -> HTTPResponse {
    var response = error(405, "only \(method) works here")
    response.headers["Allow"] = method
    return response
  }
}
