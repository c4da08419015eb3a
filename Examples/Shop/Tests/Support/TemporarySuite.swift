import Foundation

/// A suite of `UserDefaults` of a test's own, gone with its file when `body` ends, however it ends.
func withTemporarySuite<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: (String) async throws -> Result
) async rethrows -> Result {
  let suite = "dev.seam.shop.tests.\(UUID().uuidString)"
  defer {
    // Another object than the one under test: what that one keeps in memory must not be written again.
    let defaults = UserDefaults(suiteName: suite)
    defaults?.removePersistentDomain(forName: suite)
    defaults?.synchronize()
  }
  return try await body(suite)
}

/// The file in which the system keeps `suite`.
func preferencesFile(of suite: String) -> URL {
  #if canImport(Darwin)
    let folder = FileManager.default.homeDirectoryForCurrentUser.appending(path: "Library/Preferences")
  #else
    let folder =
      ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".config")
  #endif
  return folder.appending(path: "\(suite).plist")
}
