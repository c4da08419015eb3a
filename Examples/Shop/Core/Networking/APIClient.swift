import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Talks to the server for each live service: address, token, JSON and errors are settled here and nowhere else.
///
/// Throws `APIError`, or `CancellationError` when the task is cancelled. Where the server no longer knows the token,
/// whoever had it is signed out.
package struct APIClient: Sendable {
  let server: any ServerAddress
  let transport: any HTTPTransport
  let tokens: any TokenStore

  package func get<Value: Decodable>(_ path: String) async throws -> Value {
    try await send("GET", path, body: nil)
  }

  package func post<Value: Decodable>(_ path: String, _ body: some Encodable) async throws -> Value {
    try await send("POST", path, body: JSON.encoder.encode(body))
  }

  package func put<Value: Decodable>(_ path: String, _ body: some Encodable) async throws -> Value {
    try await send("PUT", path, body: JSON.encoder.encode(body))
  }

  /// What the server tells, line by line, as long as it is heard; a line that makes no sense is left out.
  package func stream<Value: Decodable & Sendable>(_ path: String) async throws -> AsyncStream<Value> {
    let lines = transport.lines(URLRequest(url: try await server.url().appending(path: path)))
    return AsyncStream { values in
      let reading = Task {
        defer { values.finish() }
        for try await line in lines {
          if let value = try? JSON.decoder.decode(Value.self, from: Data(line.utf8)) { values.yield(value) }
        }
      }
      values.onTermination = { _ in reading.cancel() }
    }
  }

  private func send<Value: Decodable>(_ method: String, _ path: String, body: Data?) async throws -> Value {
    var request = URLRequest(url: try await server.url().appending(path: path))
    request.httpMethod = method
    request.httpBody = body
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
    let account = try await tokens.account()
    if let account { request.setValue("Bearer \(account.token)", forHTTPHeaderField: "Authorization") }
    let (data, response) = try await answer(to: request)
    if response.statusCode == 401, let account { try await tokens.clear(account) }
    guard (200..<300).contains(response.statusCode) else {
      let message = try? JSON.decoder.decode(ServerMessage.self, from: data).message
      throw APIError.server(status: response.statusCode, message: message)
    }
    do {
      return try JSON.decoder.decode(Value.self, from: data)
    } catch {
      throw APIError.undecodable(JSON.explanation(of: error))
    }
  }

  private func answer(to request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    do {
      return try await transport.send(request)
    } catch let error as URLError {
      switch error.code {
      case .cancelled: throw CancellationError()
      case .timedOut: throw APIError.timedOut
      case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
        .networkConnectionLost:
        throw APIError.offline
      default: throw APIError.network(error.localizedDescription)
      }
    }
  }
}

/// How the server words an error.
private struct ServerMessage: Decodable {
  var message: String
}
