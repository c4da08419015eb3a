import Foundation
import SeamDoubles
import ShopServer
import Testing

@testable import ShopCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct URLSessionTransportTests {
  @Test func `headers and bodies reach the server`() async throws {
    let (requests, arrive) = AsyncStream.makeStream(of: HTTPRequest.self)
    let server = try ShopServer(backend: Backend(onRequest: { arrive.yield($0) }))
    defer { server.stop() }
    var request = URLRequest(url: server.url.appending(path: "products/a b"))
    request.httpMethod = "PUT"
    request.httpBody = Data("hello".utf8)
    request.setValue("Bearer abc", forHTTPHeaderField: "Authorization")
    let (_, response) = try await URLSessionTransport().send(request)
    #expect(response.statusCode == 401)
    let seen = try #require(await requests.first { _ in true })
    #expect(seen.method == "PUT")
    #expect(seen.path == ["products", "a b"])
    #expect(seen.body == Array("hello".utf8))
    #expect(seen.headers["authorization"] == "Bearer abc")
  }

  @Test func `a cancelled task does not wait for the answer`() async throws {
    let (requests, arrive) = AsyncStream.makeStream(of: HTTPRequest.self)
    let server = try ShopServer(backend: Backend(latency: .seconds(3600), onRequest: { arrive.yield($0) }))
    defer { server.stop() }
    let url = server.url.appending(path: "products")
    let load = Task { try await URLSessionTransport(timeout: 3600).send(URLRequest(url: url)) }
    for await _ in requests { break }
    load.cancel()
    let error = await #expect(throws: (any Error).self) { _ = try await load.value }
    #expect(error is CancellationError || (error as? URLError)?.code == .cancelled)
  }

  @Test func `a task that is cancelled while its request fails is over`() async throws {
    let transport = URLSessionTransport()
    let request = URLRequest(url: URL(string: "http://127.0.0.1:1")!)
    for pauses in 0..<300 {
      let load = Task { try await transport.send(request) }
      for _ in 0..<pauses % 20 { await Task.yield() }
      load.cancel()
      await #expect(throws: (any Error).self) { try await load.value }
    }
  }

  @Test func `a server that is not there is unreachable`() async throws {
    let client = APIClient(
      server: URL(string: "http://127.0.0.1:1")!, transport: URLSessionTransport(),
      tokens: LiveTokenStore(store: InMemoryStore()))
    await #expect(throws: APIError.offline) { let _: [Product] = try await client.get("products") }
  }

  @Test func `a slow answer is a time-out`() async throws {
    let server = try ShopServer(backend: Backend(latency: .seconds(3600)))
    defer { server.stop() }
    let url = server.url.appending(path: "products")
    let error = await #expect(throws: URLError.self) {
      _ = try await URLSessionTransport(timeout: 1).send(URLRequest(url: url))
    }
    #expect(error?.code == .timedOut)
  }
}
