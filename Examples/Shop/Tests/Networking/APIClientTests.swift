import Foundation
import SeamDoubles
import Testing

@testable import ShopCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct APIClientTests {
  struct Note: Codable, Equatable, Sendable {
    var text: String
    var at: Date
  }

  func client(_ transport: MockHTTPTransport, token: String? = nil) -> APIClient {
    let store = token.map { InMemoryStore.signedIn(Account(name: "Ada", token: $0)) } ?? InMemoryStore()
    return APIClient(
      server: URL(string: "http://shop.test/v1")!, transport: transport, tokens: LiveTokenStore(store: store)
    )
  }

  @Test func `a path is asked for below the base address`() async throws {
    let transport = MockHTTPTransport { $0.answer("[]") }
    let _: [Note] = try await client(transport).get("notes/7")
    let request = try #require(transport.mock.send.calls.first)
    #expect(request.url?.absoluteString == "http://shop.test/v1/notes/7")
    #expect(request.httpMethod == "GET")
    #expect(request.httpBody == nil)
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test func `a request carries the token of whoever is signed in`() async throws {
    let transport = MockHTTPTransport { $0.answer("[]") }
    let _: [Note] = try await client(transport, token: "abc").get("notes")
    let request = try #require(transport.mock.send.calls.first)
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer abc")
  }

  @Test(arguments: ["2026-03-01T10:00:00Z", "2026-03-01T11:00:00+01:00", "2026-03-01T10:00:00.000Z"])
  func `dates are ISO 8601`(text: String) async throws {
    let note: Note = try await client(MockHTTPTransport { $0.answer(#"{"text": "x", "at": "\#(text)"}"#) })
      .get("note")
    #expect(note.at == Date(timeIntervalSince1970: 1_772_359_200))
  }

  @Test(arguments: ["POST", "PUT"]) func `a body is sent as JSON`(method: String) async throws {
    let transport = MockHTTPTransport { $0.answer(#"{"text": "x", "at": "2026-03-01T10:00:00Z"}"#) }
    let note = Note(text: "x", at: Date(timeIntervalSince1970: 1_772_359_200))
    let client = client(transport)
    let answer: Note = try await method == "PUT" ? client.put("note", note) : client.post("note", note)
    #expect(answer == note)
    let request = try #require(transport.mock.send.calls.first)
    #expect(request.httpMethod == method)
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    let sent = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
    #expect(sent == ["text": "x", "at": "2026-03-01T10:00:00Z"])
  }

  @Test func `an error status brings the server's message`() async {
    let transport = MockHTTPTransport { $0.answer(status: 409, #"{"message": "sold out"}"#) }
    let error = await #expect(throws: APIError.self) { let _: Note = try await client(transport).get("note") }
    #expect(error == .server(status: 409, message: "sold out"))
    #expect(error?.localizedDescription == "The shop answered: sold out (409).")
  }

  @Test func `an error status without a message is told by its number`() async {
    let transport = MockHTTPTransport { $0.answer(status: 502, "<html>Bad gateway</html>") }
    let error = await #expect(throws: APIError.self) { let _: Note = try await client(transport).get("note") }
    #expect(error == .server(status: 502, message: nil))
    #expect(error?.localizedDescription == "The shop answered with an error (502).")
  }

  @Test(arguments: [
    ("nonsense", "it is not JSON"),
    (#"[{"text": "x", "at": "2026-03-01T10:00:00Z"}, {"text": "x"}]"#, "entry 2, 'at' is missing"),
    (#"[{"text": 7, "at": "2026-03-01T10:00:00Z"}]"#, "entry 1, 'text' is of the wrong type"),
    (#"[{"text": "x", "at": "soon"}]"#, "entry 1, 'at': 'soon' is not a date in ISO 8601"),
    (#"{}"#, "it is of the wrong type"),
  ])
  func `an answer that makes no sense says where`(body: String, explanation: String) async {
    let error = await #expect(throws: APIError.self) {
      let _: [Note] = try await client(MockHTTPTransport { $0.answer(body) }).get("notes")
    }
    #expect(error == .undecodable(explanation))
    #expect(error?.localizedDescription == "The shop's answer makes no sense: \(explanation).")
  }

  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, "The shop cannot be reached. Is there a connection?"),
    (.cannotConnectToHost, "The shop cannot be reached. Is there a connection?"),
    (.networkConnectionLost, "The shop cannot be reached. Is there a connection?"),
    (.timedOut, "The shop did not answer in time."),
  ])
  func `what the network throws is put into words`(code: URLError.Code, text: String) async {
    let error = await #expect(throws: APIError.self) {
      let _: Note = try await client(MockHTTPTransport { $0.send.throws(URLError(code)) }).get("note")
    }
    #expect(error?.localizedDescription == text)
  }

  @Test func `a cancelled request is no error of the network`() async {
    await #expect(throws: CancellationError.self) {
      let _: Note = try await client(MockHTTPTransport { $0.send.throws(URLError(.cancelled)) }).get("note")
    }
  }

  @Test func `a token that the server no longer knows signs its owner out`() async throws {
    let tokens = LiveTokenStore(store: InMemoryStore.signedIn(Account(name: "Ada", token: "old")))
    let client = APIClient(
      server: URL(string: "http://shop.test")!, transport: MockHTTPTransport { $0.answer(status: 401, "{}") },
      tokens: tokens)
    await #expect(throws: APIError.server(status: 401, message: nil)) {
      let _: Note = try await client.get("note")
    }
    #expect(try await tokens.account() == nil)
  }

  @Test func `an old answer does not sign out who has signed in since`() async throws {
    let tokens = LiveTokenStore(store: InMemoryStore.signedIn(Account(name: "Ada", token: "old")))
    let transport = MockHTTPTransport {
      $0.send.handle { request in
        try await tokens.save(Account(name: "Bo", token: "new"))
        return response(to: request, status: 401, "{}")
      }
    }
    let client = APIClient(server: URL(string: "http://shop.test")!, transport: transport, tokens: tokens)
    await #expect(throws: APIError.self) { let _: Note = try await client.get("note") }
    #expect(try await tokens.account()?.name == "Bo")
  }
}
