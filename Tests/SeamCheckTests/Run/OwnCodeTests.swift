import CompilerSupport
import Foundation
import Testing

@testable import SeamCheck

/// What the command asks of others holds here: for the library, for the example's one-way layers, its previews and its tests.
@Suite(.ownThread) struct OwnCodeTests {
  @Test func `the checker finds nothing in this package`() throws {
    var run = CheckRun(paths: ["Examples", "Sources"])
    run.folder = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
    let outcome = run()
    #expect(outcome.fileCount > 250)
    #expect(outcome.problems.isEmpty)
    #expect(outcome.broken.isEmpty)
    #expect(TextFormat.text(outcome) == "")
  }
}
