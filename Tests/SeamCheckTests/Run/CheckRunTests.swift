import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

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
