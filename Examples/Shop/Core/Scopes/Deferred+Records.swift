package import Seam

/// The database as services use it: the first who asks opens it, and hears why if it cannot be opened.
extension Deferred: Records where Value == Database {
  package func run(_ sql: String, _ values: [Database.Value]) async throws -> [[Database.Value]] {
    try await value.run(sql, values)
  }

  package func save<R: Sendable>(_ steps: @Sendable (any Records) async throws -> R) async throws -> R {
    try await value.save(steps)
  }

  /// Records that end with the app.
  package static func inMemory() -> Deferred { Deferred { try await Database.inMemory() } }
}
