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
    if let environment { process.environment = environment }
    // Files, not pipes: nobody has to read them for the program to go on.
    let files = try [Self.file(), Self.file()]
    defer { for (url, _) in files { try? FileManager.default.removeItem(at: url) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0].1
    process.standardError = files[1].1
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[0].0), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[1].0), as: UTF8.self)
  }

  private static func file() throws -> (URL, FileHandle) {
    let url = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID())")
    try Data().write(to: url)
    return (url, try FileHandle(forWritingTo: url))
  }
}
