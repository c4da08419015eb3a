package import Foundation

/// Where the server is, which may become known only when somebody asks.
package protocol ServerAddress: Sendable {
  func url() async throws -> URL
}

extension URL: ServerAddress {
  package func url() -> URL { self }
}
