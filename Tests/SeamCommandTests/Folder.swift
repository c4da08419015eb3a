import CompilerSupport
import Foundation

/// A folder of a test's own in which the program is run.
final class Folder {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
      path: "seam-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func seam(_ words: String...) throws -> Program { try seam(words) }

  /// With a cache of its own.
  func seam(_ words: [String]) throws -> Program {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = url.appending(path: ".cache").path
    return try Program(
      Compiler().buildFolder.appending(path: "seam"), words, in: url, environment: environment)
  }
}
