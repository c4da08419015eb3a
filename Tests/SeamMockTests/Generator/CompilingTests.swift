import CompilerSupport
import Foundation
import SeamMock
import Testing

/// All shapes, in the ways in which a module can be compiled.
@Suite(.ownThread) struct CompilingTests {
  struct Mode: CustomTestStringConvertible, Sendable {
    let name: String
    var languageMode = "6"
    let options: [String]
    var testDescription: String { name }
  }

  static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  static let modes = [
    Mode(name: "Swift 6", options: []),
    Mode(name: "Swift 6 with upcoming features", options: features),
    Mode(name: "Swift 6, main actor by default", options: ["-default-isolation", "MainActor"]),
    Mode(
      name: "Swift 6, main actor by default, with upcoming features",
      options: ["-default-isolation", "MainActor"] + features),
    Mode(name: "Swift 5", languageMode: "5", options: []),
  ]

  @Test(arguments: modes)
  func `every shape's double compiles without a warning`(_ mode: Mode) throws {
    let outcome = try Compiler(languageMode: mode.languageMode).run(
      [
        "-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-module-name", "Shapes",
        "-package-name", "shapes", "-warnings-as-errors", "-diagnostic-style", "llvm",
      ] + mode.options, ShapeFiles.files(in: "Shapes") + ShapeFiles.files(in: "Doubles"))
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text == "")
  }

  @Test func `isolation can be said where the doubles' module has another default`() throws {
    let text = """
      // seam:mock
      protocol Plain { func load() async -> Int; func closure(_ body: () -> Void) async }
      """
    for (option, head, mode) in [
      ("nonisolated", "nonisolated final class MockPlain: Plain, Sendable {", []),
      (
        "@MainActor", "@MainActor final class MockPlain: Plain, Sendable {",
        ["-default-isolation", "MainActor"]
      ),
    ] {
      let made = try Generated(text) { $0.isolation = option }
      #expect(made.text.contains(head))
      let folder = try TemporaryFolder(["Plain.swift": text, "Mocks.swift": made.text])
      let outcome = try Compiler().run(
        ["-typecheck", "-parse-as-library", "-warnings-as-errors"] + mode,
        ["Plain.swift", "Mocks.swift"].map { folder.url.appending(path: $0) })
      #expect(outcome.text == "")
    }
  }

  @Test func `names of the standard library may be the code's own where a double writes them`() throws {
    let own = [
      "AnyIterator", "AsyncStream", "Bool", "Decoder", "Encoder", "Error", "Hasher", "Never",
      "ObjectIdentifier", "Sendable",
      "StaticString", "String", "UInt", "Void",
    ]
    let text = """
      \(own.map { "struct \($0) {}" }.joined(separator: "\n"))
      // seam:mock
      protocol Ordered: Comparable, Hashable, CustomStringConvertible, Decodable, Encodable {}
      // seam:mock
      protocol Listed: Sequence, IteratorProtocol { func clear(); init?(_ count: Int) }
      // seam:mock
      protocol Awaited: AsyncSequence { var limit: Int { get set } }
      """
    let made = try Generated(text)
    #expect(made.findings == [])
    let folder = try TemporaryFolder(["Own.swift": text, "Mocks.swift": made.text])
    let outcome = try Compiler().run(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"],
      ["Own.swift", "Mocks.swift"].map { folder.url.appending(path: $0) })
    #expect(outcome.text == "")
  }

  @Test func `what another module asks for is not isolated by the default of this one`() throws {
    let made = try Generated(
      ["Plain.swift": "// seam:mock\nprotocol Plain: Base, Main { func load() }"],
      sources: [
        "Base.swift": "protocol Base { var name: String { get } }",
        "Main.swift": "@MainActor protocol Main { func draw() }",
      ]
    ) { $0.isolation = "@MainActor" }
    #expect(made.text.contains("\n  nonisolated var name: String {"))
    #expect(made.text.contains("let name: MockedMember<Void, String, Never, @Sendable () -> String>"))
    #expect(made.text.contains("\n  func load() {"))
    #expect(made.text.contains("\n  func draw() {"))
  }

  @Test(arguments: modes)
  func `what stands alone compiles without a warning`(_ mode: Mode) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(StandaloneRuntime.text, to: "MockRuntime.swift")
    let outcome = try Compiler(languageMode: mode.languageMode).run(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"] + mode.options, [file])
    #expect(outcome.text == "")
  }

  @Test func `doubles that stand alone compile and run without the library`() throws {
    let source = """
      struct User: Equatable { var id: Int }
      // seam:mock
      protocol Api: Sendable {
        func user(_ id: Int) async throws -> User
        static func make() -> Int
      }
      """
    let main = """
      @main enum Main {
        static func main() async throws {
          let api = MockApi()
          api.mock.user.handle { User(id: $0) }
          print(try await api.user(7).id, api.mock.user.calls)
          MockApi.mock.make.returns(3)
          print(MockApi.make())
          api.mock.user.unprepare()
          do { _ = try await api.user(8) } catch { print("\\(error)") }
        }
      }
      """
    let made = try Generated(source) { $0.isStandalone = true }
    #expect(!made.text.contains("import SeamDoubles"))
    let folder = try TemporaryFolder([
      "Api.swift": source, "Mocks.swift": made.text, "MockRuntime.swift": StandaloneRuntime.text,
      "Main.swift": main,
    ])
    let program = folder.url.appending(path: "program")
    let compiled = try Compiler().run(
      [
        "-parse-as-library", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny", "-o",
        program.path,
      ],
      ["Api.swift", "Mocks.swift", "MockRuntime.swift", "Main.swift"].map { folder.url.appending(path: $0) })
    #expect(compiled.text == "")
    let ran = try Program(program, [])
    #expect(
      ran.output == """
        7 [7]
        3
        'MockApi.user(_:)' was called but has no stub

        """)
    #expect(ran.errors.contains("'MockApi.user(_:)' was called but has no stub\n\nDouble made at:"))
  }
}
