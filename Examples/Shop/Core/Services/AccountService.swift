/// Signing in and out.
// seam:mock
package protocol AccountService: Sendable {
  func signIn(name: String, password: String) async throws
  /// Signs out here, also where the server cannot be told.
  func signOut() async throws
}

/// Accounts, at the server.
package struct LiveAccountService: AccountService {
  let client: APIClient
  let tokens: any TokenStore

  package func signIn(name: String, password: String) async throws {
    try await tokens.save(client.post("sign-in", ["name": name, "password": password]))
  }

  package func signOut() async throws {
    guard let account = try await tokens.account() else { return }
    let _: [String: Bool]? = try? await client.post("sign-out", [String: String]())
    try await tokens.clear(account)
  }
}
