import CompilerSupport
import Foundation
import SeamMock
import Testing

/// What a run takes from the one before, and that nobody can tell.
@Suite(.ownThread) struct MemoryTests {
  private static let files = [
    "Api.swift": """
    // seam:mock
    protocol Api: Base, Loading { func user(_ id: Int, _ done: Done) throws -> Token }
    """,
    "Store.swift": """
    // seam:mock
    protocol Store { func save() throws }
    // seam:mock
    protocol Cache { var limit: Int { get set } }
    """,
    "Base.swift": "protocol Base { func base() async }",
    "Done.swift": "typealias Done = @Sendable (Int) -> Void",
    "Loading.swift": "protocol Load { func load() }\ntypealias Loading = Load",
    "Token.swift": "struct Token {}",
    "Other.swift": "struct Other {}",
  ]

  /// A change of one file, and the doubles that follow from it.
  struct Change: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    let rendered: Int
    var testDescription: String { "\(file): \(text)" }
  }

  static let changes = [
    Change(file: "Other.swift", text: "struct Other { var id = 1 }", rendered: 0),
    Change(file: "Base.swift", text: "protocol Base { func base() async throws }", rendered: 1),
    Change(file: "Done.swift", text: "typealias Done = (Int) -> Void", rendered: 1),
    Change(file: "Done.swift", text: "typealias Done = Int", rendered: 1),
    Change(
      file: "Loading.swift", text: "protocol Load { func load() async }\ntypealias Loading = Load",
      rendered: 1),
    Change(file: "Loading.swift", text: "protocol Load { func load() }\nprotocol Loading {}", rendered: 1),
    Change(file: "Token.swift", text: "struct Token: ~Copyable {}", rendered: 1),
    Change(file: "Token.swift", text: "struct Token {}\nenum Error {}", rendered: 3),
    Change(file: "Other.swift", text: "class MockCache {}", rendered: 1),
    Change(file: "Store.swift", text: "// seam:mock\nprotocol Store { func save() throws }", rendered: 0),
    Change(
      file: "Other.swift", text: "// seam:mock\nprotocol Other { func other() }", rendered: 1),
  ]

  @Test(arguments: changes)
  func `after a change only what follows from it is made again, and as if for the first time`(
    _ change: Change
  )
    throws
  {
    let folder = try TemporaryFolder(Self.files)
    let cache = try TemporaryFolder()
    func run(_ cached: Bool) -> MockRun {
      MockRun(
        paths: ["."], relativeTo: folder.url.path, cache: cached ? cache.url.appending(path: "facts") : nil,
        MockOptions())
    }
    let first = run(true)
    #expect(first.problems.isEmpty)
    #expect(first.renderedCount == 3)
    try folder.write(change.text, to: change.file)
    let second = run(true)
    let fresh = run(false)
    #expect(second.renderedCount == change.rendered)
    #expect(second.result.outputs == fresh.result.outputs)
    #expect(second.result.findings == fresh.result.findings)
    // And back: what was parsed for a name that is no longer there is as if it had never been.
    try folder.write(Self.files[change.file] ?? "", to: change.file)
    #expect(run(true).result.outputs == first.result.outputs)
  }

  private static let neighbours = [
    "Api.swift": """
    // seam:mock
    protocol Api: Feed.Source, Hashable { func run() throws }
    // seam:mock
    protocol Store: AsyncSequence where Element == Int { func save() }
    """,
    "Feed.swift": "enum Feed { protocol Source { func item() -> Item } }",
    "Item.swift": "struct Item {}",
    "Other.swift": "struct Other {}",
  ]

  /// A change beside what a double names, and what the double says then.
  struct Move: CustomTestStringConvertible, Sendable {
    let text: String
    let rendered: Int
    let said: String
    var testDescription: String { text }
  }

  static let moves = [
    Move(text: "struct Other { struct Item {} }", rendered: 0, said: "func item() -> Item {"),
    Move(text: "extension Feed { struct Item {} }", rendered: 1, said: "func item() -> Feed.Item {"),
    Move(text: "extension Feed { typealias Item = Int }", rendered: 1, said: "func item() -> Feed.Item {"),
    Move(text: "enum Hasher {}", rendered: 2, said: "inout Swift.Hasher"),
    Move(text: "enum AsyncStream {}", rendered: 2, said: "_Concurrency.AsyncStream<"),
  ]

  @Test(arguments: moves)
  func `a double is made again when another file takes a name that it says`(_ move: Move) throws {
    let folder = try TemporaryFolder(Self.neighbours)
    let cache = try TemporaryFolder()
    func run(_ cached: Bool) -> MockRun {
      MockRun(
        paths: ["."], relativeTo: folder.url.path, cache: cached ? cache.url.appending(path: "facts") : nil,
        MockOptions())
    }
    let first = run(true)
    #expect(first.result.findings.isEmpty)
    #expect(first.renderedCount == 2)
    try folder.write(move.text, to: "Other.swift")
    let second = run(true)
    #expect(second.renderedCount == move.rendered)
    #expect(second.result.outputs[0].text.contains(move.said))
    #expect((second.result.outputs == first.result.outputs) == (move.rendered == 0))
    #expect(second.result.outputs == run(false).result.outputs)
    try folder.write("struct Other {}", to: "Other.swift")
    #expect(run(true).result.outputs == first.result.outputs)
  }

  @Test func `a double is made again when a file that it leans on changes its module`() throws {
    let folder = try TemporaryFolder([
      "Own/Api.swift": "// seam:mock\nprotocol Api: Base { func run() }",
      "Base/Base.swift": "protocol Base { func base() }",
    ])
    let cache = try TemporaryFolder()
    var options = MockOptions()
    options.isolation = "@MainActor"
    func run(_ paths: [String], _ cached: Bool) -> MockRun {
      MockRun(
        paths: paths, sources: ["Base"], relativeTo: folder.url.path,
        cache: cached ? cache.url.appending(path: "facts") : nil, options)
    }
    let first = run(["Own"], true)
    let second = run(["Own", "Base"], true)
    #expect(first.result.outputs[0].text.contains("nonisolated func base() {"))
    #expect(second.renderedCount == 1)
    #expect(!second.result.outputs[0].text.contains("nonisolated func base() {"))
    #expect(second.result.outputs == run(["Own", "Base"], false).result.outputs)
  }

  @Test func `what cannot be doubled is said again though nothing is made`() throws {
    let text = "// seam:mock\nprotocol Api: Missing { func load() }"
    let folder = try TemporaryFolder(["Api.swift": text, "Other.swift": ""])
    let cache = try TemporaryFolder()
    func run() -> MockRun {
      MockRun(
        paths: ["."], relativeTo: folder.url.path, cache: cache.url.appending(path: "facts"), MockOptions())
    }
    let first = run()
    #expect(first.result.findings.count == 1)
    try folder.write("struct Other {}", to: "Other.swift")
    let second = run()
    #expect(second.renderedCount == 0)
    #expect(second.result.findings == first.result.findings)
  }

  @Test func `a file that cannot be parsed for what is named in it is a problem of each run`() throws {
    let folder = try TemporaryFolder([
      "Api.swift": "// seam:mock\nprotocol Api: Base { func load() }",
      "Base.swift": "class Base {}\nlet deep = \(String(repeating: "[", count: 300))",
    ])
    let cache = try TemporaryFolder()
    let problems = (0..<2).map { _ in
      MockRun(
        paths: ["."], relativeTo: folder.url.path, cache: cache.url.appending(path: "facts"), MockOptions()
      ).problems
    }
    #expect(problems[0].count == 1)
    #expect(problems[0] == problems[1])
  }
}
