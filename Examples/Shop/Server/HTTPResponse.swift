import Foundation

/// What the server answers: JSON, on a connection that ends with it.
package struct HTTPResponse: Sendable {
  package var status: Int
  package var headers: [String: String] = [:]
  package var body: [UInt8]

  /// `value` as JSON.
  static func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return .error(500, "the answer cannot be written") }
    return HTTPResponse(status: status, body: Array(data))
  }

  /// An error with the message for people that clients show.
  static func error(_ status: Int, _ message: String) -> HTTPResponse {
    .json(["message": message], status: status)
  }

  /// The bytes on the wire.
  var encoded: [UInt8] {
    var head = "HTTP/1.1 \(status) \(Reason.text(for: status))\r\n"
    head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    head += "Connection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}

private enum Reason {
  static func text(for status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 413: "Content Too Large"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
