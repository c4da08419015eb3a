package import Foundation

/// What a product looks like, in text and in pixels.
package struct Picture: Sendable, Equatable, Codable {
  package var rows: [String]
  /// A PNG, for who can show one.
  package var png: Data?
}
