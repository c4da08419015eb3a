import CompilerSupport
import Foundation
import Testing

/// What a page shows of a terminal is what the terminal shows. A line that begins with `$` is a command; the lines
/// below it are the beginning of its output.
@Suite(.ownThread, .timeLimit(.minutes(5)))
struct TranscriptTests {
  @Test(arguments: try Page.all())
  func `the commands of a page print what it shows`(_ page: Page) throws {
    for block in page.blocks where block.language == "console" {
      for (number, line) in zip(block.line..., block.lines) where line.hasPrefix("$ ") {
        let place = "\(page.path):\(number)"
        let expected = block.lines[(number - block.line + 1)...].prefix { !$0.hasPrefix("$ ") }
        let words = line.dropFirst(2).split(separator: "#")[0].split(separator: " ").map(String.init)
        if words.starts(with: ["swift", "run", "shop"]) {
          if expected.isEmpty { continue }
          let arguments = words.dropFirst(3).filter { $0 != "</dev/null" }
          let shop = try Compiler().buildFolder.appending(path: "shop")
          let printed = try Program(shop, Array(arguments))
          let output = (printed.errors + printed.output).split(
            separator: "\n", omittingEmptySubsequences: false)
          #expect(Array(output.prefix(expected.count)) == Array(expected), "\(place)")
        } else {
          // Too slow to run here, or it would run the tests again; that it is there is something.
          #expect(expected.isEmpty, "\(place): output that nothing checks")
          let isKnown =
            words.starts(with: ["swift", "test"]) || words.starts(with: ["swift", "run", "-c", "release"])
          let script = Compiler.package.appending(path: words[0]).path
          #expect(isKnown || FileManager.default.isExecutableFile(atPath: script), "\(place): \(line)")
        }
      }
    }
  }
}
