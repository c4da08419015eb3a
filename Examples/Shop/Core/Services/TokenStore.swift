/// Who is signed in.
package protocol TokenStore: Sendable {
  func account() async throws -> Account?
  /// Whoever is known to be signed in, then who it is after each change.
  func updates() async -> AsyncStream<Account?>
  func save(_ account: Account) async throws
  /// Signs `account` out, unless another has signed in since.
  func clear(_ account: Account) async throws
}
