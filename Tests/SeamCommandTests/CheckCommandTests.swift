import CompilerSupport
import Foundation
import Testing

/// The program itself: words, streams and statuses.
@Suite(.ownThread) struct CheckCommandTests {
  static let fault =
    "import Foundation\n@Observable final class Feed { func load() { _ = UserDefaults.standard } }\n"
  static let note = "final class A { static let shared = A() }\nlet a = A.shared\n"

  @Test func `nothing found is status 0, and says what was checked`() throws {
    let folder = try Folder(["App/A.swift": "let a = 1\n", "App/.build/B.swift": Self.fault])
    let run = try folder.seam("check", "App")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors == """
        1 file, 2 lines: nothing found
        not read: App/.build (a folder for what tools make or fetch)

        """)
  }

  @Test func `findings are status 1, on standard output; the summary is on the other`() throws {
    let folder = try Folder(["App/Feed.swift": Self.fault])
    let run = try folder.seam("check")
    #expect(run.status == 1)
    #expect(
      run.output == """
        App/Feed.swift:2:50: warning: view model 'Feed' reaches the user defaults with 'UserDefaults.standard' [outside-world-in-view-model]
          help:  put it behind a service, and take that as a parameter of the initializer
          docs:  seam explain outside-world-in-view-model

        """)
    #expect(run.errors.hasSuffix("1 file, 3 lines: 1 warning\n"))
    #expect(try folder.seam("check", "--quiet").errors == "")
  }

  @Test func `notes alone are status 0, and 1 where one is strict`() throws {
    let folder = try Folder(["A.swift": Self.note])
    let run = try folder.seam("check")
    #expect(run.output.contains("note: 'A.shared' is reached from 1 place [shared-singleton]"))
    #expect(run.status == 0)
    #expect(try folder.seam("check", "--strict").status == 1)
  }

  @Test func `what cannot be read is status 2, and the rest is checked`() throws {
    let folder = try Folder(["Feed.swift": Self.fault])
    try Data([0xff]).write(to: folder.url.appending(path: "Bad.swift"))
    let run = try folder.seam("check", ".", "missing")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("Feed.swift:2:50: warning: "))
    #expect(run.errors.contains("Bad.swift:1: error: the file is not valid UTF-8; save it as UTF-8\n"))
    #expect(run.errors.contains("missing: error: there is no such file or folder\n"))
  }

  @Test(arguments: [
    (["check", "--nonsense"], "error: there is no option '--nonsense'\nSee 'seam check --help'.\n"),
    (
      ["check", "--format", "xml"],
      "error: there is no format 'xml'; known are 'github', 'json', 'sarif', 'text'\nSee 'seam check --help'.\n"
    ),
    (
      ["check", "--format"],
      "error: '--format' needs 'text', 'json', 'sarif' or 'github'\nSee 'seam check --help'.\n"
    ),
    (["check", "--threads", "0"], "error: '0' is not a number of threads\nSee 'seam check --help'.\n"),
    (
      ["check", "--config", "no.json"],
      "error: there is no configuration 'no.json'\nSee 'seam check --help'.\n"
    ),
    (
      ["check", "--baseline", "no.json"],
      "error: there is no baseline 'no.json'; '--write-baseline no.json' writes one\nSee 'seam check --help'.\n"
    ),
    (["explain"], "error: name a rule; 'seam rules' lists them\nSee 'seam explain --help'.\n"),
    (["explain", "x"], "error: there is no rule 'x'; 'seam rules' lists them\nSee 'seam explain --help'.\n"),
    (["rules", "x"], "error: 'x' is one word too many\nSee 'seam rules --help'.\n"),
  ])
  func `a mistake in the words is status 2, and names itself`(_ words: [String], _ message: String) throws {
    let run = try Folder([:]).seam(words)
    #expect(run.status == 2)
    #expect(run.errors == message)
    #expect(run.output == "")
  }

  @Test func `a mistake in the configuration is status 2`() throws {
    let folder = try Folder(["A.swift": "", ".seam.json": #"{"rule": {}}"#])
    let run = try folder.seam("check")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: there is no key 'rule' in .seam.json; known are "))
  }

  @Test func `the configuration of the working folder is used`() throws {
    let folder = try Folder([
      "Feed.swift": Self.fault, ".seam.json": #"{"rules": {"outside-world-in-view-model": "off"}}"#,
    ])
    #expect(try folder.seam("check").status == 0)
  }

  @Test func `with a baseline only what is new is reported`() throws {
    let folder = try Folder(["Feed.swift": Self.fault])
    #expect(try folder.seam("check", "--write-baseline", "known.json").status == 0)
    #expect(try folder.seam("check", "--baseline", "known.json").status == 0)
    try folder.write("\n\n" + Self.fault + Self.fault.replacing("Feed", with: "Cart"), to: "Feed.swift")
    let run = try folder.seam("check", "--baseline=known.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Feed.swift:6:50: warning: view model 'Cart'"))
    #expect(run.errors.contains("1 warning; 1 finding known to the baseline\n"))
  }

  @Test func `with a range only changed files are reported, with what the others declare`() throws {
    let folder = try Folder([
      "Old.swift": Self.fault, "Model.swift": "@Observable final class Model {}\n", "New name.swift": "\n",
    ])
    for words in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false", "commit", "-qm", "one"],
    ] {
      #expect(try Program(URL(filePath: "/usr/bin/env"), ["git"] + words, in: folder.url).status == 0)
    }
    try folder.write("extension Model { func load() { _ = UserDefaults.standard } }\n", to: "New name.swift")
    let run = try folder.seam("check", "--changed", "HEAD")
    #expect(run.output.hasPrefix("New name.swift:1:37: warning: view model 'Model'"))
    #expect(run.output.split(separator: "\n").count == 3)
    let wrong = try folder.seam("check", "--changed", "nowhere")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("error: git knows no range 'nowhere' ("))
  }

  @Test func `what can be mended is mended`() throws {
    let folder = try Folder([
      "A.swift":
        "final class FeedService {}\n@Observable final class Feed {\n  let service = FeedService()\n}\n"
    ])
    let run = try folder.seam("check", "--fix")
    #expect(run.errors.hasPrefix("1 findings mended in 1 files; 0 are left to you\n"))
    #expect(run.status == 0)
    #expect(try folder.read("A.swift").contains("init(service: FeedService = FeedService()) {"))
  }

  @Test func `every run says the same, with a cache and without`() throws {
    let folder = try Folder(["Feed.swift": Self.fault, "A.swift": Self.note])
    let cold = try folder.seam("check", "--no-cache", "--format", "json")
    for _ in 0..<3 {
      #expect(try folder.seam("check", "--cache", "facts/c.facts", "--format", "json").output == cold.output)
    }
  }

  @Test func `what could not be told is counted, and named where that is asked for`() throws {
    let folder = try Folder([
      "Package.swift":
        "let package = Package(name: \"a\", targets: [.target(name: \"App\", path: \"Code\")])\n",
      "Code/A.swift": "func make<T: Tuner>(_ type: T.Type) -> T { type.init(station: 6) }\n",
      "Other.swift": "",
    ])
    let short = try folder.seam("check")
    #expect(
      short.errors == """
        3 files, 5 lines: nothing found
        1 target known from Package.swift
        in no target, told by the path: Other.swift
        1 construction could not be followed, for nothing there names the type; '--verbose' names them

        """)
    let long = try folder.seam("check", "--verbose")
    #expect(long.errors.hasSuffix("nothing there names the type\n  Code/A.swift:1:44: 'type.init'\n"))
  }

  /// The workflow that others copy: its command is run as it stands, over a repository with a changed file.
  @Test func `the command of the example for GitHub finds what a branch changes`() throws {
    let workflow = try String(
      contentsOf: Compiler.package.appending(path: "Examples/Actions/seam-check.yml"), encoding: .utf8)
    #expect(!workflow.contains("\t"))
    let line = try #require(
      workflow.split(separator: "\n").first { $0.contains("seam check ") && !$0.contains("#!") })
    let command = line.split(separator: "#")[0].replacing("${{ github.base_ref }}", with: "main")
    let folder = try Folder(["Sources/Old.swift": Self.fault, "Sources/New.swift": "\n"])
    func git(_ words: String...) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
      #expect(
        try Program(URL(filePath: "/usr/bin/env"), ["git"] + identity + words, in: folder.url).status == 0)
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    try git("update-ref", "refs/remotes/origin/main", "HEAD")
    try folder.write(Self.fault.replacing("Feed", with: "Cart"), to: "Sources/New.swift")
    try git("commit", "-qam", "two")
    let script = String(command).replacing(
      ".seam/.build/release/seam", with: try Compiler().buildFolder.appending(path: "seam").path)
    let run = try Program(URL(filePath: "/bin/sh"), ["-c", script], in: folder.url)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "::warning file=Sources/New.swift,line=2,col=50,title=outside-world-in-view-model::view model 'Cart' reaches"
      ))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func `the rules are listed, and each is explained`() throws {
    let folder = try Folder([:])
    let list = try folder.seam("rules")
    #expect(list.status == 0)
    let ids = list.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(ids.count >= 25)
    #expect(ids == ids.sorted())
    for id in ids {
      let page = try folder.seam("explain", id)
      #expect(page.status == 0)
      #expect(page.output.hasPrefix("\(id) ("))
      #expect(page.output.contains("Found at ↓ in:"))
    }
  }

  @Test func `help is printed, with status 0`() throws {
    for name in ["check", "explain", "rules"] {
      let run = try Folder([:]).seam(name, "--help")
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("usage: seam \(name)"))
    }
  }
}
