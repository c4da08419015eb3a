import Foundation

/// The files that differ in a range of commits, relative to the working folder.
enum ChangedFiles {
  static func `in`(_ range: String) throws -> Set<String> {
    guard !range.hasPrefix("-") else { throw UsageError(message: "'\(range)' is not a range of commits") }
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = [
      "git", "-c", "core.quotePath=false", "diff", "--name-only", "-z", "--relative", "--diff-filter=d",
      range,
      "--", "*.swift",
    ]
    let (output, errors) = (Pipe(), Pipe())
    git.standardInput = FileHandle.nullDevice
    git.standardOutput = output
    git.standardError = errors
    do { try git.run() } catch {
      throw UsageError(message: "git cannot be run (\(error.localizedDescription))")
    }
    let names = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    guard git.terminationStatus == 0 else {
      let reason =
        complaint.split(separator: "\n").first.map(String.init) ?? "status \(git.terminationStatus)"
      throw UsageError(message: "git knows no range '\(range)' (\(reason))")
    }
    return Set(names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
