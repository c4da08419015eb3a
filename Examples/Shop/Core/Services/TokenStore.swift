/// The token of whoever is signed in.
package protocol TokenStore: Sendable {
  func token() async throws -> String?
  func save(_ token: String) async throws
  func clear() async throws
}
