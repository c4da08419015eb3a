/// Somebody who is signed in, with the token that says so.
package struct Account: Sendable, Hashable, Codable {
  package var name: String
  package var token: String
}
