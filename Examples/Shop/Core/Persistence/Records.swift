/// The records of the app, open already or opened at first use.
package protocol Records: Sendable {
  @discardableResult
  func run(_ sql: String, _ values: [Database.Value]) async throws -> [[Database.Value]]
  /// Runs steps that belong together; the records are not closed before they are done.
  func save<R: Sendable>(_ steps: @Sendable (any Records) async throws -> R) async throws -> R
}

extension Records {
  @discardableResult
  package func run(_ sql: String, _ values: Database.Value...) async throws -> [[Database.Value]] {
    try await run(sql, values)
  }
}
