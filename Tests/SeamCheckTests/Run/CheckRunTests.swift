import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

#if canImport(Glibc)
  import Glibc
#endif

@Suite(.ownThread) struct CheckRunTests {
  static let fault =
    "import Foundation\n@Observable final class Feed { func load() { _ = UserDefaults.standard } }\n"

  func run(_ folder: TemporaryFolder, _ paths: [String] = ["App"], threads: Int? = nil) -> CheckOutcome {
    var run = CheckRun(paths: paths)
    run.folder = folder.path
    run.threads = threads
    return run()
  }

  @Test func `a file that is named twice, or through a link, is reported once`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.fault, to: "App/Feed.swift")
    try folder.link("link", to: "App")
    let once = run(folder)
    #expect(once.findings.count == 1)
    #expect(run(folder, ["App/Feed.swift", path, "link", "App"]) == once)
    #expect(run(folder, ["link", "App", path]) == once)
  }

  @Test func `the output is the same whatever the number of threads`() throws {
    let folder = try TemporaryFolder()
    for (number, example) in RuleList.all.flatMap({ $0.page.examples }).enumerated() {
      for file in MarkedFile.files(example.source) {
        try folder.write(file.text, to: "App/\(number)/\(file.path)")
      }
    }
    let one = JSONFormat.text(run(folder, threads: 1))
    #expect(one.contains("dependency-cycle"))
    for threads in [2, 3, 8] { #expect(JSONFormat.text(run(folder, threads: threads)) == one) }
  }

  @Test func `bad files are named, and the rest is checked`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.fault, to: "App/Feed.swift")
    try folder.write([0x66, 0xff, 0x0a], to: "App/Invalid.swift")
    try folder.write(String(repeating: "[", count: 10_000), to: "App/Deep.swift")
    try folder.write("", to: "App/Empty.swift")
    try folder.write("class {{ func ((( = ] @@ #if", to: "App/Broken.swift")
    try folder.link("App/Loop", to: ".")
    try folder.link("App/Lost.swift", to: "nowhere")
    let outcome = run(folder)
    #expect(outcome.findings.map(\.path) == ["App/Feed.swift"])
    #expect(
      outcome.problems.map(\.description) == [
        "App/Deep.swift:1: error: brackets are nested too deep to be read (at most 200, of '[' in '[' 18)",
        "App/Invalid.swift:1: error: the file is not valid UTF-8; save it as UTF-8",
        "App/Lost.swift: error: the link leads nowhere",
      ])
    #expect(outcome.broken == ["App/Broken.swift"])
    #expect(outcome.fileCount == 3)
  }

  @Test func `a file that vanishes, or becomes something else, while others are read is named`() throws {
    let folder = try TemporaryFolder()
    // The largest is read first; what it leaves of the others is seen when their turn comes.
    try folder.write(Self.fault + String(repeating: "// more\n", count: 100), to: "App/Feed.swift")
    for name in ["Gone", "Folder", "Pipe"] { try folder.write("let a = 1\n", to: "App/\(name).swift") }
    var run = CheckRun(paths: ["App"])
    run.folder = folder.path
    run.threads = 1
    let place = folder.url
    run.progress = { @Sendable done, count in
      guard done == 1, count == 4 else { return }
      for name in ["Gone", "Folder", "Pipe"] {
        try? FileManager.default.removeItem(at: place.appending(path: "App/\(name).swift"))
      }
      try? FileManager.default.createDirectory(
        at: place.appending(path: "App/Folder.swift"), withIntermediateDirectories: false)
      mkfifo(place.appending(path: "App/Pipe.swift").path, 0o600)
    }
    let outcome = run()
    #expect(outcome.findings.map(\.path) == ["App/Feed.swift"])
    #expect(
      outcome.problems.map(\.description) == [
        "App/Folder.swift: error: the file cannot be read (it is no file any more)",
        "App/Gone.swift: error: the file cannot be read (there is no such file)",
        "App/Pipe.swift: error: the file cannot be read (it is no file any more)",
      ])
  }

  @Test func `what is no file is not opened, whoever asks`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.fault, to: "App/Feed.swift")
    try folder.write("let a = 1", to: "App/Folder.swift/Inner.swift")
    mkfifo(folder.url.appending(path: "App/Pipe.swift").path, 0o600)
    let outcome = run(folder)
    #expect(outcome.fileCount == 2)
    #expect(outcome.problems.isEmpty)
    #expect(outcome.skipped == [.init(path: "App/Pipe.swift", reason: "neither file nor folder")])
    #if os(Linux)
      // Files that nobody can read, not even who may read all, and one without end.
      try folder.link("App/Memory.swift", to: "/proc/self/mem")
      try folder.link("App/Core.swift", to: "/proc/kcore")
      let more = run(folder)
      #expect(more.findings == outcome.findings)
      #expect(
        more.problems.contains {
          $0.path.hasSuffix("/mem") && $0.message == "the file cannot be read (Input/output error)"
        })
      #expect(!FileManager.default.fileExists(atPath: "/proc/kcore") || more.problems.count == 2)
    #endif
  }

  @Test func `a file of ten megabytes is read`() throws {
    let folder = try TemporaryFolder()
    let line = "  " + String(repeating: "0123456789abcdef", count: 8) + "\n"
    let data =
      "let data = \"\"\"\n" + String(repeating: line, count: (10 << 20) / line.utf8.count) + "  \"\"\"\n"
    try folder.write(data + Self.fault, to: "App/Large.swift")
    let outcome = run(folder)
    #expect(outcome.problems.isEmpty)
    #expect(outcome.findings.count == 1)
    #expect(outcome.findings.first?.position.line == outcome.lineCount - 1)
  }

  @Test func `the order in which files come does not matter`() throws {
    var state: UInt64 = 11
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
    let all = try RuleList.all.flatMap { $0.page.examples }.enumerated().flatMap { number, example in
      try MarkedFile.files(example.source).map { file in
        let path = "\(number)/\(file.path)"
        return (path: path, facts: try FileFacts(reading: SourceFile(path: path, text: file.text)))
      }
    }
    let first = Checker().run(all, threads: 1)
    #expect(first.findings.count > 40)
    for threads in 1...4 {
      let shuffled = all.map { (key: next(), value: $0) }.sorted { $0.key < $1.key }.map(\.value)
      let result = Checker().run(shuffled, threads: threads)
      #expect(result.findings == first.findings)
      #expect(result.unsettled == first.unsettled)
      #expect(result.unfollowed == first.unfollowed)
    }
  }

  @Test func `random damage to a file is never a crash`() throws {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let sources = RuleList.all.flatMap { $0.page.examples }.map {
      Array(MarkedFile.files($0.source)[0].text.utf8)
    }
    for _ in 0..<400 {
      var bytes = sources[next(sources.count)]
      for _ in 0...next(6) {
        let index = next(bytes.count)
        switch next(3) {
        case 0: bytes.removeSubrange(index..<min(bytes.count, index + next(30)))
        case 1: bytes.insert(contentsOf: Array("{}()[]\"\\#.@:?".utf8).shuffledSlice(next), at: index)
        default: bytes[index] = UInt8(next(128))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      guard let source = try? SourceFile(path: "A.swift", bytes: bytes),
        let facts = try? FileFacts(reading: source)
      else { continue }
      _ = Checker().check([(path: "A.swift", facts: facts)])
    }
  }

  @Test func `a warm run says what the cold one said, and sees each change`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.fault, to: "App/Feed.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
    var run = CheckRun(paths: ["App"])
    run.folder = folder.path
    run.cache = folder.url.appending(path: "cache/check.facts")
    let cold = run()
    #expect(cold.findings.count == 1)
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "cache/check.outcome").path))
    #expect(run() == cold)
    run.configuration.severities["outside-world-in-view-model"] = .some(nil)
    #expect(run().findings.isEmpty)
    run.configuration = Configuration()
    try folder.write("let a = 1\n", to: "App/Feed.swift")
    #expect(run().findings.isEmpty)
    try folder.write(Self.fault, to: "App/Other.swift")
    #expect(run().findings.map(\.path) == ["App/Other.swift"])
    try Data("damaged".utf8).write(to: folder.url.appending(path: "cache/check.outcome"))
    #expect(run().findings.map(\.path) == ["App/Other.swift"])
  }

  @Test func `generated files are read and not reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("// Generated using a tool. DO NOT EDIT\n" + Self.fault, to: "App/Feed.swift")
    try folder.write(Self.fault.replacing("Feed", with: "Other"), to: "App/Other.generated.swift")
    let outcome = run(folder)
    #expect(outcome.findings.isEmpty)
    #expect(outcome.generated == ["App/Feed.swift", "App/Other.generated.swift"])
  }
}

extension [UInt8] {
  fileprivate func shuffledSlice(_ next: (Int) -> Int) -> ArraySlice<UInt8> {
    let start = next(count)
    return self[start..<Swift.min(count, start + 1 + next(4))]
  }
}
