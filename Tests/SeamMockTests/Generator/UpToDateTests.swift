import CompilerSupport
import Foundation
import SeamMock
import Testing

@Suite(.ownThread) struct UpToDateTests {
  /// `RECORD=1` writes the files of the repository that 'seam mock' has made, and what it carries with it.
  @Test func `the doubles of the shapes are what the command writes now`() throws {
    let run = ShapeFiles.made()
    #expect(run.problems.isEmpty)
    #expect(run.result.findings.isEmpty)
    let files = run.result.outputs.map { MockFile(name: $0.name, text: $0.text) }
    let folder = MockFolder(ShapeFiles.folder.appending(path: "Doubles").path)
    if isRecording { try folder.write(files) }
    #expect(folder.differences(from: files) == [])
    #expect(!isRecording, "a run that writes files proves nothing")
  }

  @Test func `the text that stands alone is the library's own`() throws {
    let text = try StandaloneSource.text()
    let file = Compiler.package.appending(path: "Sources/SeamMock/StandaloneRuntime.swift")
    let expected = StandaloneSource.file(text)
    if isRecording { try Data(expected.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == expected, "run the tests once with RECORD=1")
    #expect(!isRecording, "a run that writes files proves nothing")
  }

  @Test func `the order of files changes nothing`() throws {
    let folder = ShapeFiles.folder.path
    let names = try ShapeFiles.files(in: "Shapes").map { "Shapes/\($0.lastPathComponent)" }
    let forward = MockRun(paths: names, relativeTo: folder, MockOptions()).result.outputs
    let backward = MockRun(paths: names.reversed(), relativeTo: folder, MockOptions()).result.outputs
    #expect(forward == backward)
    #expect(forward.count == names.count)
  }
}

/// The runtime that doubles stand on as one file without a library: the same sources, with nothing public.
enum StandaloneSource {
  static let folders = ["Mocks", "Waiting"]

  static func text() throws -> String {
    let sources = Compiler.package.appending(path: "Sources/SeamDoubles")
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: sources.appending(path: folder), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swift" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    var text = """
      \(MockGenerator.header): what the doubles stand on; changes are lost when it is written again.
      // swift-format-ignore-file
      // swiftlint:disable all

      import Foundation

      """
    for file in files { text += "\n" + part(try String(contentsOf: file, encoding: .utf8)) }
    text += "\n" + part(order)
    return text
  }

  /// The numbers of calls, which recorders of the library draw as well.
  private static let order = """
    /// Draws the next number; called with a member's lock held, so that its entries are in order.
    private func nextOrder() -> Int {
      lastOrder.withLock { last in
        last += 1
        return last
      }
    }

    private let lastOrder = Lock(0)

    """

  /// What stands on a line of its own and is for clients in other modules alone.
  private static let inlining = [
    "@inlinable", "@inlinable @inline(__always)", "@inline(never) @usableFromInline", "@usableFromInline",
  ]

  private static func part(_ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var depth = 0
    lines = lines.filter { line in
      // Imports, and the conditions round them, are replaced by one.
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.hasPrefix("#if canImport") { depth += 1 }
      defer { if bare == "#endif" { depth -= 1 } }
      return depth == 0 && !bare.contains("import ") && !inlining.contains(bare)
    }
    let text = lines.joined(separator: "\n")
      .replacing("public ", with: "").replacing("package ", with: "")
      .replacing("@usableFromInline ", with: "")
      .replacing("\nfinal class Lock<", with: "\nprivate final class Lock<")
      .replacing("\nstruct RawLock", with: "\nfileprivate struct RawLock")
      .replacing("\nfinal class Suspension", with: "\nfileprivate final class Suspension")
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { nonisolated(String($0)) }
      .joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  /// A declaration that belongs to no actor, whatever the default of the module that it comes into.
  private static func nonisolated(_ line: String) -> String {
    let indentation = line.prefix { $0 == " " }
    var words = line.dropFirst(indentation.count).split(separator: " ")
    while let first = words.first, ["private", "fileprivate", "final"].contains(first) { words.removeFirst() }
    guard let keyword = words.first,
      ["class", "struct", "enum", "protocol", "extension"].contains(keyword)
        || (indentation.isEmpty && ["func", "let"].contains(keyword))
    else { return line }
    return indentation + "nonisolated " + line.dropFirst(indentation.count)
  }

  static func file(_ text: String) -> String {
    let marks = "###"
    return """
      // swift-format-ignore-file

      /// What doubles stand on, as one file: the sources of SeamDoubles, kept by a test.
      package enum StandaloneRuntime {
        package static let text = \(marks)\"\"\"
      \(text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
          \"\"\"\(marks)
      }

      """
  }
}
