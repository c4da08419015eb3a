import CompilerSupport
import Foundation
import Testing

/// Every program on a page compiles, and the tests on it pass. The blocks of one page, in order, are one module, with
/// what the page takes as known, and with tests of the texts that it shows, in `Preludes`.
@Suite(.ownThread) struct ProgramTests {
  /// The programs of two pages are compared with them elsewhere: those of `Testing.md` are tests of `SeamTesting`, those of
  /// `SwiftUI.md` are built against the stand-in.
  static func pages() throws -> [Page] {
    try Page.all().filter { !["Testing", "SwiftUI"].contains($0.name) }
  }

  @Test(arguments: try pages())
  func `the programs of a page compile and its tests pass`(_ page: Page) throws {
    let blocks = page.blocks.filter { $0.language == "swift" && !$0.isManifest }
    guard !blocks.isEmpty else { return }
    let folder = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "\(page.name)+Page.swift")
    let main = folder.appending(path: "Main.swift")
    try Self.source(of: page, blocks).write(to: source, atomically: true, encoding: .utf8)
    try Self.main(of: page).write(to: main, atomically: true, encoding: .utf8)

    let compiler = try Compiler()
    let program = folder.appending(path: "program")
    let outcome = try compiler.run(
      [
        "-emit-executable", "-Onone", "-whole-module-optimization", "-parse-as-library", "-module-name",
        "Documented",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
        "-o", program.path,
      ] + compiler.linking, [source, main] + page.prelude + compiler.objects())
    try #require(outcome.status == 0, "\(outcome.errors)")
    guard
      try ([source] + page.prelude).contains(where: {
        try String(contentsOf: $0, encoding: .utf8).contains("@Test")
      })
    else { return }
    let tests = try Program(program, [], in: folder)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try page.record(from: folder)
      Issue.record("\(page.path): texts recorded; run again without RECORD")
    } else {
      #expect(tests.status == 0, "\(tests.errors)\(tests.output)")
    }
  }

  @Test(arguments: try pages())
  func `the texts of a page are compared with what is printed`(_ page: Page) throws {
    let prelude = try page.prelude.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for text in page.blocks where text.language == "text" {
      let isCompared = text.name.map { prelude.contains("expectText(\"\($0)\"") }
      #expect(isCompared == true, "\(page.path):\(text.line): no test compares this text")
    }
    for block in page.blocks {
      let known = ["swift", "text", "console", "mermaid"]
      #expect(known.contains(block.language), "\(page.path):\(block.line): a block that nothing checks")
    }
  }

  @Test(arguments: try pages())
  func `the manifests of a page compile`(_ page: Page) throws {
    for block in page.blocks where block.isManifest {
      let source = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID()).swift")
      defer { try? FileManager.default.removeItem(at: source) }
      try block.text.write(to: source, atomically: true, encoding: .utf8)
      let outcome = try Compiler().checkManifest(source)
      #expect(outcome.status == 0, "\(page.path):\(block.line): \(outcome.errors)")
    }
  }

  /// `#sourceLocation` makes the compiler name the page and the line.
  private static func source(of page: Page, _ blocks: [Page.Block]) -> String {
    var imports: Set = ["Foundation", "Observation", "Seam", "SeamDoubles", "SeamTesting", "Testing"]
    for block in blocks {
      for line in block.lines where line.hasPrefix("import ") { imports.insert(String(line.dropFirst(7))) }
    }
    var text = imports.sorted().map { "import \($0)\n" }.joined()
    for block in blocks {
      let body = block.lines.map { $0.hasPrefix("import ") ? "\n" : $0 + "\n" }.joined()
      let location = "#sourceLocation(file: \"\(page.path)\", line: \(block.line))\n"
      text +=
        block.isDeclarations
        ? location + body
        : "@MainActor private func fragment\(block.line)() async throws {\n\(location)\(body)}\n"
      text += "#sourceLocation()\n"
    }
    return text
  }

  /// The texts of the page for the tests of the prelude, and the entry point of the tests.
  private static func main(of page: Page) -> String {
    let texts = page.blocks.compactMap { block in
      block.name.map { "\"\($0)\": \"\(block.lines.joined(separator: "\n").escaped)\"" }
    }
    return """
      import Foundation
      import Testing

      private let texts: [String: String] = [\(texts.isEmpty ? ":" : texts.joined(separator: ", "))]

      func expectText(_ name: String, _ actual: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(actual == texts[name], sourceLocation: sourceLocation)
        try? actual.write(toFile: "\\(name).text", atomically: true, encoding: .utf8)
      }

      @main enum Main {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }

      """
  }
}

extension Page {
  fileprivate var prelude: [URL] {
    let url = Compiler.package.appending(path: "Tests/DocumentationTests/Preludes/\(name).swift")
    return FileManager.default.fileExists(atPath: url.path) ? [url] : []
  }

  /// Writes what the tests of the prelude have got in place of the page's texts.
  fileprivate func record(from folder: URL) throws {
    var lines = lines
    for block in blocks.reversed() {
      guard let name = block.name,
        let text = try? String(contentsOf: folder.appending(path: "\(name).text"), encoding: .utf8)
      else { continue }
      let range = (block.line - 1)..<(block.line - 1 + block.lines.count)
      lines.replaceSubrange(range, with: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
    let url = Compiler.package.appending(path: path)
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}

extension Page.Block {
  fileprivate var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }

  /// Whether it stands at the top of a file; else it is a part of a function.
  fileprivate var isDeclarations: Bool {
    let words = [
      "actor", "class", "enum", "extension", "final", "func", "import", "nonisolated", "package", "private",
      "protocol", "public", "struct",
    ]
    let first = lines.first { !$0.hasPrefix("//") && !$0.isEmpty } ?? ""
    return first.hasPrefix("@") || words.contains { first.hasPrefix($0 + " ") }
  }
}
