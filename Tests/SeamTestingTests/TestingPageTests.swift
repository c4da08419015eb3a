import Foundation
import Testing

/// Whether the programs of the page on testing are those that the tests run.
struct TestingPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `every program on the page is compiled and run by the tests, and the other way round`() throws {
    let files = ["Tests/SeamTestingTests/TestingPage.swift", "Tests/SeamTestingXCTests/TestingPage.swift"]
    let programs = try files.flatMap(Self.programs)
    let blocks = try Self.blocks("swift")
    for block in blocks { #expect(programs.contains(block), "in no test: \(block)") }
    for program in programs { #expect(blocks.contains(program), "not on the page: \(program)") }
    #expect(blocks.count == programs.count)
  }

  /// The code blocks of a language on the page.
  static func blocks(_ language: String) throws -> [String] {
    let page = try String(contentsOf: root.appending(path: "Documentation/Testing.md"), encoding: .utf8)
    return page.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      String(rest.components(separatedBy: "\n```")[0])
    }
  }

  /// What stands between the marks of a file, moved to the left.
  private static func programs(in file: String) throws -> [String] {
    let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    var programs: [String] = []
    var program: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.drop(while: { $0 == " " }) {
      case "// page": program = []
      case "// end":
        let lines = program ?? []
        let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        programs.append(lines.map { $0.dropFirst(indent) }.joined(separator: "\n"))
        program = nil
      default: program?.append(line)
      }
    }
    return programs
  }
}
