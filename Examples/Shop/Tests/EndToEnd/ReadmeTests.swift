import Foundation
import Testing

/// What the README says is so.
@Suite(.timeLimit(.minutes(3))) struct ReadmeTests {
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

  @Test func `its table has a file and a test for each pattern`() throws {
    let rows = try readme().split(separator: "\n").filter { $0.contains(/^\| [0-9]+ \|/) }
    #expect(rows.count == 24)
    for row in rows {
      let paths = row.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(paths.count >= 2, "\(row)")
      for path in paths {
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: path).path), "\(path)")
      }
    }
  }
}
