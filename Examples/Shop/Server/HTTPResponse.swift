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
    var head = "HTTP/1.1 \(status) \r\n"  // the words after the number are optional
    head += "Content-Type: application/json; charset=utf-8\r\nContent-Length: \(body.count)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    head += "Connection: close\r\n\r\n"
    return Array(head.utf8) + body
  }
}
