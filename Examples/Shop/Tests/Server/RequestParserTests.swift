import Testing

@testable import ShopServer

@Suite struct RequestParserTests {
  func parse(_ text: String) throws -> HTTPRequest? { try RequestParser.parse(Array(text.utf8)) }

  @Test func `a request is read whole`() throws {
    let request = try parse(
      "POST /a%20b//c?on=1&x=%C3%A9&flag HTTP/1.1\r\nHost: x\r\nContent-Length:  2 \r\n\r\nhi and more")
    #expect(
      request
        == HTTPRequest(
          method: "POST", path: ["a b", "c"], query: ["on": "1", "x": "é", "flag": ""],
          headers: ["host": "x", "content-length": "2"], body: Array("hi".utf8)))
  }

  @Test func `each beginning of a request asks for more`() throws {
    let whole = "PUT /x HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"
    let bytes = Array(whole.utf8)
    for count in bytes.indices {
      #expect(try RequestParser.parse(Array(bytes.prefix(count))) == nil, "after \(count) bytes")
    }
    #expect(try parse(whole)?.body == Array("hello".utf8))
  }

  @Test(arguments: [
    ("hello\r\n\r\n", 400, "not an HTTP request"),
    ("\r\n\r\n", 400, "not an HTTP request"),
    ("GET  /x HTTP/1.1\r\n\r\n", 400, "not an HTTP request"),
    ("GET x HTTP/1.1\r\n\r\n", 400, "not an HTTP request"),
    ("GET /x HTTP/2\r\n\r\n", 505, "only HTTP/1.1 is spoken here"),
    ("GET /%zz HTTP/1.1\r\n\r\n", 400, "the address is not properly encoded"),
    ("GET /?a=%F HTTP/1.1\r\n\r\n", 400, "the address is not properly encoded"),
    ("GET /x HTTP/1.1\r\nno colon\r\n\r\n", 400, "a header is malformed"),
    ("GET /x HTTP/1.1\r\n: nameless\r\n\r\n", 400, "a header is malformed"),
    ("GET /x HTTP/1.1\r\n folded: line\r\n\r\n", 400, "a header is malformed"),
    ("GET /x HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400, "the body's length is not a number"),
    ("GET /x HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400, "the body's length is not a number"),
    ("GET /x HTTP/1.1\r\nContent-Length:\r\n\r\n", 400, "the body's length is not a number"),
    ("GET /x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400, "two lengths for one body"),
    ("GET /x HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 413, "the body is too long"),
    ("GET /x HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", 413, "the body is too long"),
    ("GET /x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501, "a body needs a length"),
  ])
  func `a malformed request is refused`(text: String, status: Int, message: String) {
    #expect(throws: RequestParser.Refusal(status: status, message: message)) { try parse(text) }
  }

  @Test func `a head without end is refused`() {
    let refusal = RequestParser.Refusal(status: 431, message: "the request's head is too long")
    #expect(throws: refusal) { try parse("GET /" + String(repeating: "x", count: RequestParser.headLimit)) }
  }

  @Test func `a head that is not text is refused`() {
    let refusal = RequestParser.Refusal(status: 400, message: "the request's head is not UTF-8")
    #expect(throws: refusal) { try RequestParser.parse([0xFF, 0xFE, 13, 10, 13, 10]) }
  }
}
