import CompilerSupport
import Foundation
import SeamMock
import Testing

/// What `Documentation/Mocks.md` shows.
@Suite(.ownThread) struct PageTests {
  private static let page = Compiler.package.appending(path: "Documentation/Mocks.md")
  private static let prelude = Compiler.package.appending(
    path: "Tests/DocumentationTests/Preludes/Mocks.swift")
  private static let (begin, end) = ("<!-- shapes -->\n", "<!-- end of shapes -->")

  @Test func `the table has every shape, and what others made of it`() throws {
    var text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.begin)?.upperBound)
    let stop = try #require(text.range(of: Self.end)?.lowerBound)
    let table = try Self.table()
    if isRecording {
      text.replaceSubrange(start..<stop, with: table)
      try Data(text.utf8).write(to: Self.page)
    }
    #expect(String(text[start..<stop]) == table, "run the tests once with RECORD=1")
    #expect(!isRecording, "a run that writes files proves nothing")
  }

  /// A shape is in the table if it has a double and a test that is called after its number.
  private static func table() throws -> String {
    let tools = try String(contentsOf: ShapeFiles.folder.appending(path: "tools.tsv"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    let tests = try ShapeFiles.files(in: "Behavior").map { try String(contentsOf: $0, encoding: .utf8) }
      .joined()
    let names = tools[0].dropFirst()
    var lines = [
      "| | shape | Seam | \(names.joined(separator: " | ")) |",
      "|---|---|---|\(names.map { _ in "---|" }.joined())",
    ]
    var counts = [Int](repeating: 0, count: names.count + 1)
    for (number, title) in try ShapeFiles.titles() {
      let row = try #require(tools.first { $0[0] == number })
      let isShown = tests.contains("func `\(number) ")
      #expect(isShown, "no test of shape \(number)")
      let cells = [isShown ? "yes" : "no"] + row.dropFirst()
      for (index, cell) in cells.enumerated() where cell == "yes" { counts[index] += 1 }
      lines.append("| \(number) | \(title) | \(cells.joined(separator: " | ")) |")
    }
    lines.append("| | **of \(tools.count - 1)** | \(counts.map { "\($0)" }.joined(separator: " | ")) |")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page's tests run with the double of its own protocol.
  @Test func `the double of the page is what the command writes`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let source = try #require(blocks.first { $0.contains("// seam:mock") })
    let double = try Generated(source).text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(5)
    let expected = """
      // What the page takes as known: the double of its protocol, as 'seam mock' writes it.
      // swift-format-ignore-file

      import SeamDoubles
      import SeamTesting
      import Testing
      \(double.joined(separator: "\n"))
      @Test func `the page shows the report of a missing stub`() async {
        let texts = CallRecorder<String>()
        await withKnownIssue {
          let api = MockApi(fileID: "AppTests/FeedTests.swift", line: 12)
          _ = try? await api.user(7)
        } matching: { issue in
          texts.record(issue.comments.first?.rawValue ?? "")
          return true
        }
        expectText("missing", texts.calls[0])
      }

      """
    if isRecording { try Data(expected.utf8).write(to: Self.prelude) }
    #expect(
      try String(contentsOf: Self.prelude, encoding: .utf8) == expected, "run the tests once with RECORD=1")
    #expect(!isRecording, "a run that writes files proves nothing")
  }

  @Test func `the finding of the page is what the command says`() throws {
    let made = try Generated(["Feed.swift": "// seam:mock\n\nprotocol    Feed: Remote {}"])
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(text.contains("    \(made.findings.joined(separator: "\n"))\n"))
  }
}
