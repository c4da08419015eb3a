/// What a product looks like, in text.
package struct Picture: Sendable, Equatable, Codable {
  package var rows: [String]
}
