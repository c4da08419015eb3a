import CompilerSupport
import Foundation
import SeamMock
import Testing

/// Where what a protocol asks for is looked up.
@Suite(.ownThread) struct LookupTests {
  @Test func `ancestors are found in other files and folders, with their imports`() throws {
    let made = try Generated(
      [
        "App/Api.swift": "import App\n// seam:mock\nprotocol Api: Base, Remote.Loading { func api() }",
        "App/Base.swift": "import Foundation\nprotocol Base { func base(_ date: Date) }",
      ],
      sources: [
        "Kit/Remote.swift":
          "public import Kit\npublic enum Remote { public protocol Loading { func load() } }"
      ])
    #expect(made.findings == [])
    #expect(made.run.outputs.map(\.name) == ["Api+Mocks.swift"])
    #expect(
      made.text.hasPrefix(
        """
        // Written by 'seam mock' from Api.swift; changes are lost when it is written again.
        // swift-format-ignore-file
        // swiftlint:disable all

        import App
        import Foundation
        import Kit
        import SeamDoubles

        /// A double of `Api`.
        final class MockApi: Api, Sendable {
        """))
    for member in ["func base(_ date: Date) {", "func load() {", "func api() {"] {
      #expect(made.text.contains(member))
    }
  }

  @Test func `the nearest of several protocols with one name is meant`() throws {
    let made = try Generated([
      "A/Feed.swift": "protocol Loading { func a() }\n// seam:mock\nprotocol Feed: Loading {}",
      "B/Feed.swift":
        "protocol Loading { func b() }\nenum Space { protocol Loading { func inner() }\n// seam:mock\nprotocol Feed: Loading {} }",
    ])
    let (first, second) = (made.run.outputs[0], made.run.outputs[1])
    #expect(first.name == "A_Feed+Mocks.swift")
    #expect(second.name == "B_Feed+Mocks.swift")
    #expect(first.text.contains("func a()"))
    #expect(second.text.contains("func inner()"))
  }

  @Test func `types beside an inherited protocol are said with what they are in`() throws {
    let files = [
      "Owner.swift":
        "enum Feed { struct Item {}\n protocol Source { associatedtype Mark: Sendable; func items(_ of: [Item?]) async -> Box<Item>; func page<Page: Sendable>(_ page: Page, of: Kind) -> Item.Key\n func mark() -> Mark } }",
      "Parts.swift": "extension Feed { struct Box<Value> { var value: Value } }",
      "Kind.swift":
        "extension Feed { typealias Kind = Int\n struct Page {}\n struct Mark {} }\nextension Feed.Item { struct Key {} }",
      "Api.swift": "// seam:mock\nprotocol Api: Feed.Source { func other(_ item: Item) }\nstruct Item {}",
    ]
    let folder = try TemporaryFolder(files)
    let run = MockRun(paths: ["."], relativeTo: folder.url.path, MockOptions())
    let text = run.result.outputs.map(\.text).joined()
    #expect(run.result.findings.isEmpty)
    for member in [
      "func items(_ of: [Feed.Item?]) async -> Feed.Box<Feed.Item> {",
      "func page<Page: Sendable>(_ page: Page, of: Feed.Kind) -> Feed.Item.Key {", "func mark() -> Mark {",
      "func other(_ item: Item) {",
    ] {
      #expect(text.contains(member))
    }
    try folder.write(text, to: "Mocks.swift")
    let outcome = try Compiler().run(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"],
      (files.keys.sorted() + ["Mocks.swift"]).map { folder.url.appending(path: $0) })
    #expect(outcome.text == "")
  }

  @Test func `files that cannot matter are not parsed, and aliases and classes are found all the same`()
    throws
  {
    let folder = try TemporaryFolder([
      "Api.swift": "// seam:mock\nprotocol Api: Both { func run(_ body: Body); func none() throws }",
      "Parts.swift": "protocol One { func one() }\nprotocol Two { func two() }",
      "Alias.swift": "typealias Both = One & Two\ntypealias Body = () -> Void",
      "Broken.swift": "class { struct (((",
      "Plain.swift": "struct Plain {}\nextension Plain { enum Error { case a } }",
    ])
    let run = MockRun(paths: ["."], relativeTo: folder.url.path, MockOptions())
    #expect(run.problems.isEmpty)
    #expect(run.result.findings.isEmpty)
    #expect(run.fileCount == 5)
    // Api, Parts, and Alias for what the first one names.
    #expect(run.parsedCount == 3)
    let text = run.result.outputs.map(\.text).joined()
    #expect(text.contains("func one() {"))
    #expect(text.contains("func two() {"))
    // A closure behind an alias must not be kept.
    #expect(text.contains("let run: MockedMember<Void, Void, Never, @Sendable (Body) -> Void>"))
    #expect(text.contains("any Error"))
  }

  @Test func `what was read and made is kept from run to run, and made anew when anything changes`() throws {
    let folder = try TemporaryFolder([
      "Api.swift": "// seam:mock\nprotocol Api: Base { func run() }",
      "Base.swift": "protocol Base { func base() }",
    ])
    // What was modified just before the cache is written is read again, so these are older.
    func age(_ name: String) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3_600)],
        ofItemAtPath: folder.url.appending(path: name).path)
    }
    for name in ["Api.swift", "Base.swift"] { try age(name) }
    let cache = folder.url.appending(path: "cache/facts")
    func run(_ options: MockOptions = MockOptions()) -> MockRun {
      MockRun(paths: ["Api.swift", "Base.swift"], relativeTo: folder.url.path, cache: cache, options)
    }
    let first = run()
    let second = run()
    #expect(first.parsedCount == 2)
    #expect(second.parsedCount == 0)
    #expect(first.result.outputs == second.result.outputs)
    var options = MockOptions()
    options.access = "public"
    #expect(run(options).result.outputs[0].text.contains("public final class MockApi"))
    try folder.write("protocol Base { func another() }", to: "Base.swift")
    #expect(run().result.outputs[0].text.contains("func another()"))
  }

  @Test func `names and all choose other protocols than the marked ones`() throws {
    let source = "// seam:mock\nprotocol Marked {}\nprotocol Plain {}\nprotocol Strange: Unknown {}"
    #expect(try Generated(source).run.outputs.map(\.count) == [1])
    let named = try Generated(source) { $0.names = ["Plain", "Missing"] }
    #expect(named.text.contains("class MockPlain"))
    #expect(!named.text.contains("class MockMarked"))
    #expect(named.run.unknownNames == ["Missing"])
    let all = try Generated(source) { $0.all = true }
    #expect(all.run.outputs.map(\.count) == [2])
    #expect(
      all.findings == [
        "Api.swift:4:19: warning: protocol 'Strange' has no double: 'Unknown' is declared in none of the files that were read; name its folder with '--sources'"
      ])
  }

  @Test func `what an earlier run has written is no part of the code`() throws {
    let source = "// seam:mock\nprotocol Api { func run() }"
    let first = try Generated(source).run.outputs[0].text
    let again = try Generated(["Api.swift": source, "Api+Mocks.swift": first])
    #expect(again.text == first)
  }

  @Test func `an import is no wider than the doubles need it`() throws {
    func imports(_ members: String) throws -> [String] {
      let made = try Generated([
        "Api.swift": """
        public import Foundation
        public import Kit
        #if canImport(FoundationNetworking)
          public import FoundationNetworking
        #endif
        // seam:mock
        /// A public view of it.
        public protocol Api { \(members) }
        public struct Item {}
        """
      ])
      return made.text.split(separator: "\n").filter { $0.contains("import ") }.map { String($0) }
    }
    let seam = "public import SeamDoubles"
    let network = "import FoundationNetworking"
    #expect(
      try imports("associatedtype T; func run(_ item: Item) async -> AsyncStream<[T?]>") == [
        "import Foundation", "import Kit", seam, network,
      ])
    #expect(
      try imports("func run(at date: Date, _ item: [Item])") == [
        "public import Foundation", "import Kit", seam, network,
      ])
    #expect(
      try imports("func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse)") == [
        "public import Foundation", "import Kit", seam, "public " + network,
      ])
    #expect(
      try imports("func run(_ tool: Tool, at date: Date)") == [
        "public import Foundation", "public import Kit", seam, "public " + network,
      ])
    let plain = try Generated("public import Kit\n// seam:mock\n/// A public view.\nprotocol Api {}").text
    #expect(plain.contains("\nimport Kit\nimport SeamDoubles\n"))
  }

  @Test func `a handler of the main actor runs there, whatever closure it gets`() throws {
    let made = try Generated(
      "// seam:mock\nprotocol Fire { @MainActor func burn(_ done: @escaping () -> Void) async -> Bool }")
    #expect(made.text.contains("@MainActor @Sendable (@escaping () -> Void) async -> Bool"))
    #expect(!made.text.contains("nonisolated(nonsending) @MainActor"))
  }

  @Test func `types of an outer one are said with it, for a double is in an extension`() throws {
    let text = """
      enum Feed {
        struct Item {}
        enum Fault: Error { case a }
        protocol Base { associatedtype Row: Hashable; func rows() throws(Fault) -> [Row] }
        enum Inner {
          struct Key: Hashable {}
          // seam:mock
          protocol Api: Base where Row == Key { func item(_ key: Key) -> Item }
        }
      }
      """
    let made = try Generated(text)
    #expect(made.text.contains("func rows() throws(Feed.Fault) -> [Key] {"))
    #expect(made.text.contains("func item(_ key: Key) -> Feed.Item {"))
    let folder = try TemporaryFolder(["Api.swift": text, "Mocks.swift": made.text])
    let outcome = try Compiler().run(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"],
      ["Api.swift", "Mocks.swift"].map { folder.url.appending(path: $0) })
    #expect(outcome.text == "")
  }

  @Test func `the protocols' module is imported as widely as the doubles need it`() throws {
    func line(_ text: String) throws -> Substring? {
      try Generated(text) { $0.module = "App" }.text.split(separator: "\n").first {
        $0.hasSuffix("import App")
      }
    }
    let (open, hidden) = ("// seam:mock\npublic protocol Open {}\n", "// seam:mock\nprotocol Hidden {}\n")
    #expect(try line(open) == "public import App")
    #expect(try line(hidden) == "@testable import App")
    #expect(try line(open + hidden) == "@testable public import App")
    #expect(try line("// seam:mock\n@_spi(Tests) public protocol Api {}") == "@_spi(Tests) public import App")
  }

  @Test func `a handler that may get what cannot be sent runs where its caller runs`() throws {
    let made = try Generated(
      """
      // seam:mock
      protocol Api {
        associatedtype Row
        associatedtype Key: Sendable
        func plain(_ key: Key, _ failure: any Error) async -> [Int]
        func any(_ value: Any) async
        func generic<T>(_ value: T) async
        func row() async -> Row
        func closures(_ all: [() -> Void]) async
      }
      """)
    #expect(made.text.contains(" @Sendable (Key, any Error) async -> [Int]"))
    #expect(!made.text.contains("nonisolated(nonsending) @Sendable (Key"))
    for handler in ["(Any) async -> Void", "() async -> Row", "([() -> Void]) async -> Void"] {
      #expect(made.text.contains("nonisolated(nonsending) @Sendable \(handler)"))
    }
  }

  @Test func `access and modules can be said`() throws {
    let made = try Generated("// seam:mock\npublic protocol Api { func run() }") { options in
      options.access = "package"
      options.imports = ["@testable App", "Kit"]
    }
    #expect(made.text.contains("@testable import App\nimport Kit\npackage import SeamDoubles\n"))
    #expect(made.text.contains("package final class MockApi: Api, Sendable {"))
  }
}
