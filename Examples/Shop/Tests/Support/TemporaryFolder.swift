import Foundation

/// A folder of a test's own, gone when `body` ends, however it ends.
func withTemporaryFolder<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// The arguments with which the program keeps all that it stores in places of a test's own.
func withOwnStorage<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: ([String]) async throws -> Result
) async throws -> Result {
  try await withTemporarySuite { suite in
    try await withTemporaryFolder { try await body(["--defaults", suite, "--folder", $0.path]) }
  }
}
