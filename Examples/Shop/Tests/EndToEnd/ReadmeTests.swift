import Foundation
import Testing

/// What the README says is so.
@Suite(.timeLimit(.minutes(1))) struct ReadmeTests {
  let folder = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  func readme() throws -> String {
    try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `it shows what the program prints`() async throws {
    let output = try await ShopExecutable.run("-scenario", "loaded").output
    let screen = output.split(separator: "\n").prefix(7).map { "    \($0)\n" }.joined()
    #expect(try readme().contains("    $ swift run shop -scenario loaded </dev/null\n\(screen)"))
  }

  @Test func `its map is of folders that are there`() throws {
    let rows = try readme().matches(of: /\n\| `([A-Za-z\/]+)` \|/).map { String($0.1) }
    #expect(rows.count > 10)
    for row in rows {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: row).path), "\(row)")
    }
    let core = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Core").path)
    #expect(Set(core.map { "Core/\($0)" }).isSubset(of: rows))
  }
}
