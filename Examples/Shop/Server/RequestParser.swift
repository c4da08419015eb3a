import Foundation

/// Reads HTTP/1.1 requests out of bytes; pure, so that every malformed input is a line in a test.
enum RequestParser {
  static let headLimit = 16 * 1024
  static let bodyLimit = 1024 * 1024

  /// A request that is refused, with the status to say so.
  struct Refusal: Error, Equatable {
    var status: Int
    var message: String
  }

  /// The request that `bytes` start with, or nil while there is not yet enough of it.
  static func parse(_ bytes: [UInt8]) throws(Refusal) -> HTTPRequest? {
    guard let headEnd = endOfHead(bytes) else {
      if bytes.count > headLimit { throw Refusal(status: 431, message: "the request's head is too long") }
      return nil
    }
    guard headEnd <= headLimit else {
      throw Refusal(status: 431, message: "the request's head is too long")
    }
    guard let head = String(validating: bytes[..<headEnd], as: UTF8.self) else {
      throw Refusal(status: 400, message: "the request's head is not UTF-8")
    }
    var lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    var request = try requestLine(lines.removeFirst())
    for line in lines { try header(line, of: &request) }

    let length = try bodyLength(of: request)
    let bodyStart = headEnd + 4
    guard bytes.count >= bodyStart + length else { return nil }
    request.body = Array(bytes[bodyStart..<bodyStart + length])
    return request
  }

  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first { bytes[$0] == 13 && Array(bytes[$0..<$0 + 4]) == [13, 10, 13, 10] }
  }

  private static func requestLine(_ line: Substring) throws(Refusal) -> HTTPRequest {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/") else {
      throw Refusal(status: 400, message: "not an HTTP request")
    }
    guard words[2].hasPrefix("HTTP/1.") else {
      throw Refusal(status: 505, message: "only HTTP/1.1 is spoken here")
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var query: [String: String] = [:]
    if target.count == 2 {
      for pair in target[1].split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        query[try decoded(parts[0])] = parts.count == 2 ? try decoded(parts[1]) : ""
      }
    }
    var path: [String] = []
    for part in target[0].split(separator: "/") { path.append(try decoded(part)) }
    return HTTPRequest(method: String(words[0]), path: path, query: query, headers: [:], body: [])
  }

  private static func decoded(_ text: Substring) throws(Refusal) -> String {
    guard let decoded = String(text).removingPercentEncoding else {
      throw Refusal(status: 400, message: "the address is not properly encoded")
    }
    return decoded
  }

  private static func header(_ line: Substring, of request: inout HTTPRequest) throws(Refusal) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else {
      throw Refusal(status: 400, message: "a header is malformed")
    }
    let name = parts[0].lowercased()
    let value = parts[1].trimmingCharacters(in: .whitespaces)
    if let earlier = request.headers[name], earlier != value, name == "content-length" {
      throw Refusal(status: 400, message: "two lengths for one body")
    }
    request.headers[name] = value
  }

  private static func bodyLength(of request: HTTPRequest) throws(Refusal) -> Int {
    guard request.headers["transfer-encoding"] == nil else {
      throw Refusal(status: 501, message: "a body needs a length")
    }
    guard let text = request.headers["content-length"] else { return 0 }
    guard !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw Refusal(status: 400, message: "the body's length is not a number")
    }
    guard let length = Int(text), length <= bodyLimit else {
      throw Refusal(status: 413, message: "the body is too long")
    }
    return length
  }
}
