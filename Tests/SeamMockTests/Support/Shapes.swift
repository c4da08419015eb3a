import CompilerSupport
import Foundation
import SeamMock
import SeamSource

/// The protocols of `Shapes` and their doubles in `Doubles`.
enum ShapeFiles {
  static let folder = Compiler.package.appending(path: "Tests/SeamMockTests")

  static func files(in name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The doubles as they are made now.
  static func made() -> MockRun {
    MockRun(paths: ["Shapes"], relativeTo: folder.path, MockOptions())
  }

  /// What tells the shapes apart, by number.
  static func titles() throws -> [(number: String, title: String)] {
    let lines = try files(in: "Shapes").flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")
    }
    return lines.compactMap { line in
      guard let range = line.range(of: "// shape ") else { return nil }
      let parts = line[range.upperBound...].split(separator: ":", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), parts[1].trimmingCharacters(in: .whitespaces)) : nil
    }.sorted { $0.number < $1.number }
  }
}

/// The doubles of a file of `Shapes`.
func doubles(_ name: String) -> String {
  (try? String(
    contentsOf: ShapeFiles.folder.appending(path: "Doubles/\(name)+Mocks.swift"), encoding: .utf8)) ?? ""
}

/// Whether files are written anew instead of compared; such a run fails.
let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

/// What is made of source that a test writes down.
struct Generated {
  let run: MockGenerator.Result

  /// - Parameter sources: what the protocols lean on, by path.
  init(_ text: String, sources: [String: String] = [:], options: (inout MockOptions) -> Void = { _ in })
    throws
  {
    try self.init(["Api.swift": text], sources: sources, options: options)
  }

  init(
    _ files: [String: String], sources: [String: String] = [:],
    options: (inout MockOptions) -> Void = { _ in }
  ) throws {
    var chosen = MockOptions()
    options(&chosen)
    func facts(_ files: [String: String]) throws -> [(path: String, facts: MockFacts)] {
      try files.sorted { $0.key < $1.key }.map {
        ($0.key, try MockFacts(SourceFile(path: $0.key, text: $0.value), all: true))
      }
    }
    run = MockGenerator(chosen).doubles(of: try facts(files), leaningOn: try facts(sources))
  }

  var text: String { run.outputs.map(\.text).joined(separator: "\n") }
  var findings: [String] { run.findings.map(\.description) }
}

/// A folder that is removed when the test ends.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID())")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
