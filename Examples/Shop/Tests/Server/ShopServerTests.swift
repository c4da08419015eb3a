import Foundation
import Testing

@testable import ShopServer

@Suite(.timeLimit(.minutes(1))) struct ShopServerTests {
  func answer(_ method: String, _ path: [String], _ query: [String: String] = [:], of backend: Backend)
    -> (status: Int, body: String)
  {
    let request = HTTPRequest(method: method, path: path, query: query, headers: [:], body: [])
    let response = backend.answer(request).response
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  @Test func `the catalog has twenty different products`() throws {
    #expect(Set(try [CatalogItem].catalog().map(\.id)).count == 20)
    #expect(Set(try [CatalogItem].catalog().map(\.name)).count == 20)
  }

  @Test func `one product is asked for by its number`() throws {
    let backend = try Backend()
    let mug = answer("GET", ["products", "6"], of: backend)
    #expect(mug.status == 200)
    #expect(
      mug.body == """
        {"details":"White with a blue rim. Chips with dignity.","id":6,"image":"mug","name":"Enamel mug",\
        "price":{"cents":1150,"currency":"EUR"},"updated":"2025-11-17T07:20:00Z"}
        """)
  }

  @Test(arguments: [
    ("GET", ["products", "99"], 404, "there is no product '99'"),
    ("GET", ["products", "1", "x"], 404, "nothing is kept here"),
    ("GET", [], 404, "nothing is kept here"),
    ("DELETE", ["products"], 405, "only GET works here"),
    ("GET", ["fail"], 405, "only POST works here"),
    ("POST", ["fail"], 400, "say 'on=1' or 'on=0'"),
  ])
  func `what cannot be answered is an error in JSON`(
    method: String, path: [String], status: Int, message: String
  ) throws {
    let answer = answer(method, path, of: try Backend())
    #expect(answer.status == status)
    #expect(answer.body == #"{"message":"\#(message)"}"#)
  }

  @Test func `the shop fails while the switch is on`() throws {
    let backend = try Backend()
    #expect(answer("POST", ["fail"], ["on": "1"], of: backend).body == #"{"failing":true}"#)
    let failure = answer("GET", ["products"], of: backend)
    #expect(failure.status == 500)
    #expect(failure.body == #"{"message":"closed for stocktaking"}"#)
    #expect(answer("POST", ["fail"], ["on": "0"], of: backend).status == 200)
    #expect(answer("GET", ["products"], of: backend).status == 200)
  }

  @Test func `bytes that are no request get an answer, and the next client is served`() async throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    #expect(try exchange("hello\r\n\r\n", with: server).hasPrefix("HTTP/1.1 400 \r\n"))
    let endless = "GET /" + String(repeating: "x", count: 100_000)
    #expect(try exchange(endless, with: server).hasPrefix("HTTP/1.1 431 \r\n"))
    #expect(try exchange("GET /prod", with: server).hasPrefix("HTTP/1.1 400 \r\n"))
    #expect(try exchange("", with: server) == "")
    let mug = try exchange("GET /products/6 HTTP/1.1\r\nHost: x\r\n\r\n", with: server)
    let body = mug.components(separatedBy: "\r\n\r\n").last ?? ""
    #expect(
      mug == """
        HTTP/1.1 200 \r
        Content-Type: application/json; charset=utf-8\r
        Content-Length: \(body.utf8.count)\r
        Connection: close\r
        \r
        \(body)
        """)
  }

  @Test func `a server that is stopped keeps nobody waiting`() throws {
    let server = try ShopServer(backend: Backend(latency: .seconds(3600)))
    let waiting = try Socket.connected(port: server.port)
    waiting.write(Array("GET /products HTTP/1.1\r\n\r\n".utf8))
    server.stop()
    while let bytes = waiting.receive(), !bytes.isEmpty {}
  }

  @Test func `a port that is taken is an error in words`() throws {
    let server = try ShopServer(backend: Backend())
    defer { server.stop() }
    let error = #expect(throws: SystemError.self) { try ShopServer(port: server.port, backend: Backend()) }
    #expect(error?.description == "cannot listen on port \(server.port): Address already in use")
  }

  /// Sends `text`, ends the sending side, and gives all that comes back.
  private func exchange(_ text: String, with server: ShopServer) throws -> String {
    let socket = try Socket.connected(port: server.port)
    socket.write(Array(text.utf8))
    socket.endSending()
    var answer: [UInt8] = []
    while let bytes = socket.receive(), !bytes.isEmpty { answer += bytes }
    return String(decoding: answer, as: UTF8.self)
  }
}
