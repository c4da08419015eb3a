/// One request as it came over the wire.
package struct HTTPRequest: Equatable, Sendable {
  package var method: String
  /// The parts of the path, percent-decoded: `/products/7` is `["products", "7"]`.
  package var path: [String]
  package var query: [String: String]
  /// Keyed by the name in lower case.
  package var headers: [String: String]
  package var body: [UInt8]
}
