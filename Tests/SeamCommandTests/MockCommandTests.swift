import CompilerSupport
import Foundation
import Testing

/// The words of `seam mock`.
@Suite(.ownThread) struct MockCommandTests {
  static let api = "// seam:mock\npublic protocol Api { func run() }\n"

  @Test func `doubles are printed, or written beside others that stay`() throws {
    let folder = try Folder(["App/Api.swift": Self.api, "Mocks/Own.swift": "let own = 1\n"])
    let printed = try folder.seam("mock", "App")
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("// Written by 'seam mock' from Api.swift;"))
    let written = try folder.seam("mock", "App", "--output", "Mocks")
    #expect(written.status == 0)
    #expect(written.output == "")
    #expect(try folder.read("Mocks/Api+Mocks.swift") == printed.output)
    #expect(try folder.read("Mocks/Own.swift") == "let own = 1\n")
  }

  @Test func `a check says what writing would change, and writes nothing`() throws {
    let folder = try Folder(["App/Api.swift": Self.api])
    #expect(try folder.seam("mock", "App", "--output", "Mocks").status == 0)
    #expect(try folder.seam("mock", "App", "--output", "Mocks", "--check").status == 0)
    try folder.write("// seam:mock\nprotocol Api { func walk() }\n", to: "App/Api.swift")
    try folder.write(Self.api, to: "App/Other.swift")
    let check = try folder.seam("mock", "App", "--output", "Mocks", "--check")
    #expect(check.status == 1)
    #expect(
      check.output == """
        Mocks/Api+Mocks.swift:1:1: error: is not what its protocols say now; run 'seam mock'
        Mocks/Other+Mocks.swift: error: is missing; run 'seam mock'

        """)
    #expect(try folder.read("Mocks/Api+Mocks.swift").contains("func run()"))
    #expect(try folder.seam("mock", "App", "--check").status == 2)
  }

  @Test func `a file that no protocol needs any more is removed`() throws {
    let folder = try Folder(["App/Api.swift": Self.api])
    _ = try folder.seam("mock", "App", "--output", "Mocks")
    try folder.write("", to: "App/Api.swift")
    let check = try folder.seam("mock", "App", "--output", "Mocks", "--check")
    #expect(check.output == "Mocks/Api+Mocks.swift:1:1: error: no protocol needs it; run 'seam mock'\n")
    _ = try folder.seam("mock", "App", "--output", "Mocks")
    #expect(throws: (any Error).self) { try folder.read("Mocks/Api+Mocks.swift") }
  }

  @Test func `all doubles go into one file, which is there without any`() throws {
    let folder = try Folder([
      "App/Api.swift": "import Foundation\n" + Self.api,
      "App/Store.swift": "import Foundation\nimport Dispatch\n// seam:mock\nprotocol Store {}\n",
      "Mocks/Api+Mocks.swift": "// Written by 'seam mock', and another run's\n",
      "words.txt": "App\n--module\nApp\n# of their own\n--access internal\n--output\nMocks/All.swift\n",
    ])
    #expect(try folder.seam("mock", "--words", "words.txt").status == 0)
    let text = try folder.read("Mocks/All.swift")
    #expect(
      text.hasPrefix(
        """
        // Written by 'seam mock'; changes are lost when it is written again.
        // swift-format-ignore-file
        // swiftlint:disable all

        @testable import App
        import Dispatch
        import Foundation
        import SeamDoubles

        """))
    #expect(text.contains("\nfinal class MockApi: Api") && text.contains("\nfinal class MockStore: Store"))
    #expect(try folder.read("Mocks/Api+Mocks.swift").contains("another run's"))
    #expect(try folder.seam("mock", "--words", "words.txt", "--check").status == 0)

    try folder.write("protocol Api {}\n", to: "App/Api.swift")
    try folder.write("", to: "App/Store.swift")
    #expect(try folder.seam("mock", "--words", "words.txt").status == 0)
    #expect(
      try folder.read("Mocks/All.swift") == """
        // Written by 'seam mock'; changes are lost when it is written again.
        // swift-format-ignore-file
        // swiftlint:disable all


        """)
  }

  @Test func `a double that cannot be is status 1, at its line`() throws {
    let folder = try Folder(["App/Api.swift": Self.api + "// seam:mock\nprotocol Feed: Unknown {}\n"])
    let run = try folder.seam("mock", "App", "--output", "Mocks")
    #expect(run.status == 1)
    #expect(
      run.output
        == "App/Api.swift:4:16: error: protocol 'Feed' has no double: 'Unknown' is declared in none of the files that were read; name its folder with '--sources'\n"
    )
    #expect(try folder.read("Mocks/Api+Mocks.swift").contains("class MockApi"))
  }

  @Test(arguments: [
    (["--access", "private"], "'--access' is 'internal', 'package' or 'public', not 'private'"),
    (["--default-isolation", "Main"], "'--default-isolation' is 'MainActor' or 'nonisolated', not 'Main'"),
    (["--protocol", "Nobody"], "no protocol 'Nobody' is declared in what was read"),
    (["--output"], "'--output' needs a word after it"),
    (["--nonsense"], "there is no option '--nonsense'"),
  ])
  func `a wrong word is status 2, and says what is right`(_ words: [String], _ message: String) throws {
    let run = try Folder(["Api.swift": Self.api]).seam(["mock"] + words)
    #expect(run.status == 2)
    #expect(run.errors == "error: \(message)\nSee 'seam mock --help'.\n")
  }
}
