package import Foundation

/// A program that has run to its end.
package struct Program {
  package let status: Int32
  package let output: String
  package let errors: String
  package var text: String { errors + output }

  /// Runs a program with standard input closed, and waits for it.
  package init(
    _ executable: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String]? = nil
  ) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Also what it leaves behind, as the compiler does, is gone with this folder.
    let temporary = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID())")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    process.environment = (environment ?? ProcessInfo.processInfo.environment)
      .merging(["TMPDIR": temporary.path]) { $1 }
    // Files, not pipes: nobody has to read them for the program to go on.
    let (output, errors) = (temporary.appending(path: "output"), temporary.appending(path: "errors"))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file(output)
    process.standardError = try Self.file(errors)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  private static func file(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
