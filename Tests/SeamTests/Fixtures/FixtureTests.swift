import CompilerSupport
import Foundation
import Testing

/// What the compiler has to say about code that uses the library: `Tests/Fixtures`.
@Suite(.ownThread) struct FixtureTests {
  /// One module of all accepted files, as an app would have it: a call site is inlined and specialised, or not.
  @Test(arguments: ["nonisolated", "MainActor"], ["-Onone", "-O"])
  func `what is legal compiles without a warning in each default isolation`(
    _ isolation: String, _ optimization: String
  )
    throws
  {
    let sources = try Compiler.sources(in: "Accepted")
    #expect(!sources.isEmpty)
    let output = FileManager.default.temporaryDirectory.appending(path: "seam-\(UUID()).o")
    defer { try? FileManager.default.removeItem(at: output) }
    let outcome = try Compiler().run(
      [
        "-c", "-parse-as-library", "-whole-module-optimization", "-module-name", "Client", optimization,
        "-default-isolation", isolation, "-warnings-as-errors", "-o", output.path,
      ], sources)
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text == "")
  }

  /// A comment before a line says which error is expected there; three dots stand for any.
  @Test(arguments: try Compiler.sources(in: "Rejected").map(\.lastPathComponent))
  func `what is a mistake does not compile, and the message says why`(_ name: String) throws {
    let source = Compiler.package.appending(path: "Tests/Fixtures/Rejected/\(name)")
    let lines = try String(contentsOf: source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.map { $0.drop { $0 == " " } }.map {
      $0.hasPrefix("// error: ") ? String($0.dropFirst(10)) : nil
    }
    let expected = [nil] + comments
    try #require(expected.contains { $0 != nil }, "a file that expects no error shows nothing")

    let options =
      lines[0].hasPrefix("// flags: ") ? lines[0].split(separator: " ").dropFirst(2).map(String.init) : []
    // The mandatory passes say more than type-checking alone.
    let outcome = try Compiler().run(
      [
        "-frontend", "-emit-sil", "-parse-as-library", "-module-name", "Client", "-diagnostic-style", "llvm",
        "-o", "/dev/null",
      ] + options, [source])
    #expect(outcome.status != 0)
    let found = outcome.text.split(separator: "\n").compactMap { Diagnostic($0, in: source) }
    for diagnostic in found {
      let text = expected[diagnostic.line - 1]
      #expect(text == "..." || text == diagnostic.text, "line \(diagnostic.line)")
    }
    for (index, text) in expected.enumerated() where text != nil {
      #expect(found.contains { $0.line == index + 1 }, "line \(index + 1) compiles")
    }
  }
}

/// `path:line:column: error: text [#Group]`
private struct Diagnostic {
  let line: Int
  let text: String

  init?(_ output: Substring, in source: URL) {
    let parts = output.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0] == source.path, let line = Int(parts[1]), parts[3].hasSuffix(" error")
    else {
      return nil
    }
    self.line = line
    let text = parts[4].dropFirst()
    self.text = String(text.firstRange(of: " [#").map { text[..<$0.lowerBound] } ?? text)
  }
}
