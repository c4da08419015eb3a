import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct TargetMapTests {
  func map(_ sources: [(folder: String, facts: TargetFacts)], _ files: [String]) -> TargetMap {
    TargetMap(
      sources.map { TargetMap.Source(folder: $0.folder, facts: $0.facts) },
      files: files.map { (path: String($0.dropFirst()), location: $0) })
  }

  func manifest(_ text: String) throws -> TargetFacts {
    try TargetFacts(reading: SourceFile(path: "Package.swift", text: "let package = Package(\(text))"))
  }

  func names(_ map: TargetMap, _ path: String) -> [String] {
    map.targets(of: path).map { map.targets[$0].name }
  }

  @Test func `a file belongs to the target whose folder is nearest, less what is left out`() throws {
    let facts = try manifest(
      """
      name: "a", targets: [
        .target(name: "Core", exclude: ["Legacy", "Docs/Old.swift"]),
        .target(name: "Part", path: "Sources/Core/Legacy"),
        .target(name: "Some", path: "Some", sources: ["Code"]),
        .target(name: "Root", path: "."),
        .testTarget(name: "CoreTests"),
      ]
      """)
    let files = [
      "/p/Sources/Core/A.swift", "/p/Sources/Core/Deep/B.swift", "/p/Sources/Core/Legacy/C.swift",
      "/p/Sources/Core/Docs/Old.swift", "/p/Some/Code/D.swift", "/p/Some/Other/E.swift",
      "/p/Tests/CoreTests/F.swift", "/p/Package.swift", "/elsewhere/G.swift",
    ]
    let map = map([("/p", facts)], files)
    #expect(
      files.map { names(map, String($0.dropFirst())) } == [
        ["Core"], ["Core"], ["Part"], ["Root"], ["Some"], ["Root"], ["CoreTests"], [], [],
      ])
  }

  @Test func `listed files and synchronized folders of a project`() throws {
    let facts = try XcodeProjectTests.read(XcodeProjectTests.project)
    let files = [
      "/p/The App/Main.swift", "/p/Shared/Model.swift", "/p/Elsewhere/Other.swift",
      "/p/AppTests/MainTests.swift",
      "/p/Features/Feed/Feed.swift", "/p/Features/Draft.swift", "/p/Features/Widget/Timeline.swift",
      "/p/Features/Widget/More.swift", "/p/UITests/A.swift",
    ]
    let map = map([("/p", facts)], files)
    #expect(
      files.map { names(map, String($0.dropFirst())) } == [
        ["My_Shop"], ["My_Shop", "Shop_Tests"], ["My_Shop"], ["Shop_Tests"], ["My_Shop"], [], ["Widget"], [],
        ["ShopUITests"],
      ])
  }

  @Test
  func
    `of several modules with one name an import means that of the own project, then that of a local package`()
    throws
  {
    let core = "name: \"a\", targets: [.target(name: \"Core\"), .target(name: \"Feature\")]"
    let app = "name: \"b\", dependencies: [.package(path: \"../Two\")], targets: [.target(name: \"App\")]"
    let map = map(
      [("/One", try manifest(core)), ("/Two", try manifest(core)), ("/App", try manifest(app))], [])
    func targets(_ name: String) -> [Int] { map.targets.indices.filter { map.targets[$0].name == name } }
    func project(_ found: [Int]) -> [Int] { found.map { map.targets[$0].project } }
    #expect(project(map.imported("Core", by: [targets("Feature")[0]])) == [0])
    #expect(project(map.imported("Core", by: [targets("Feature")[1]])) == [1])
    #expect(project(map.imported("Core", by: targets("App"))) == [1])
    #expect(map.imported("Nothing", by: targets("App")).isEmpty)
  }
}

/// What rules make of targets.
@Suite(.ownThread) struct KnownTargetsTests {
  static let fault = "func load() { use(UserDefaults.standard) }"

  func run(_ folder: TemporaryFolder, _ paths: [String] = ["."]) -> CheckOutcome {
    var run = CheckRun(paths: paths)
    run.folder = folder.path
    return run()
  }

  @Test func `a name means the declaration that the file's target can see`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      let package = Package(name: "a", targets: [
        .target(name: "One", path: "A"), .target(name: "Two", path: "B"), .target(name: "App", path: "C", dependencies: ["Two"]),
      ])
      """, to: "Package.swift")
    // Equally near by their paths, and of the same name.
    try folder.write(
      "import Observation\n@Observable public final class Model {}\nclass Hidden: ObservableObject {}",
      to: "A/Model.swift")
    try folder.write("public struct Model {}", to: "B/Model.swift")
    try folder.write(
      "import Two\nextension Model { \(Self.fault) }\nextension Hidden { \(Self.fault) }", to: "C/Use.swift")
    try folder.write("import One\nextension Model { \(Self.fault) }", to: "C/Other.swift")
    let outcome = run(folder)
    #expect(outcome.findings.map { "\($0.path):\($0.position.line) \($0.type)" } == ["C/Other.swift:2 Model"])
    #expect(outcome.unsettled.isEmpty)
    #expect(outcome.targets.manifests == [.init(path: "Package.swift", targetCount: 3, unclear: [])])
    #expect(outcome.targets.filesWithoutTarget.isEmpty)
  }

  @Test func `what a module exports is seen through it, and what is internal by tests alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      let package = Package(name: "a", targets: [
        .target(name: "Base", path: "A"), .target(name: "Middle", path: "B"), .target(name: "App", path: "C"),
        .testTarget(name: "AppTests", path: "D"),
      ])
      """, to: "Package.swift")
    try folder.write(
      "open class Model: ObservableObject {}\nclass Inner: ObservableObject {}\npackage class Shared: ObservableObject {}",
      to: "A/Model.swift")
    try folder.write("@_exported import Base", to: "B/Exports.swift")
    try folder.write(
      "import Middle\nextension Model { \(Self.fault) }\nextension Inner { \(Self.fault) }\nextension Shared { \(Self.fault) }",
      to: "C/Use.swift")
    try folder.write("@testable import Base\nextension Inner { \(Self.fault) }", to: "D/Use.swift")
    #expect(
      run(folder).findings.filter { $0.rule == "outside-world-in-view-model" }.map {
        "\($0.path):\($0.position.line)"
      }
        == ["C/Use.swift:2", "C/Use.swift:4", "D/Use.swift:2"])
  }

  @Test func `a target of tests is one by its manifest, whatever its folder is called`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      let package = Package(name: "a", targets: [
        .target(name: "Tests", path: "Tests"), .testTarget(name: "Checks", path: "Checks"),
      ])
      """, to: "Package.swift")
    try folder.write("@Observable final class Feed { \(Self.fault) }", to: "Tests/Feed.swift")
    try folder.write("@Observable final class Cart { \(Self.fault) }", to: "Checks/Cart.swift")
    #expect(run(folder).findings.map(\.path) == ["Checks/Cart.swift", "Tests/Feed.swift"])
    #expect(run(folder).findings.map(\.rule) == ["global-state-in-test", "outside-world-in-view-model"])
  }

  @Test func `manifests around the paths that are named count, up to the repository`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let package = Package(name: \"a\", targets: [.testTarget(name: \"Checks\", path: \"Code\")])",
      to: "Package.swift")
    try folder.write("@Observable final class Cart { \(Self.fault) }", to: "Code/Cart.swift")
    #expect(run(folder, ["Code"]).findings.map(\.rule) == ["global-state-in-test"])
    #expect(run(folder, ["Code/Cart.swift"]).findings.map(\.rule) == ["global-state-in-test"])
    try folder.write("ref", to: "Code/.git/HEAD")
    #expect(run(folder, ["Code/Cart.swift"]).findings.map(\.rule) == ["outside-world-in-view-model"])
  }

  @Test func `a project that cannot be understood is named, and paths tell its targets`() throws {
    let folder = try TemporaryFolder()
    try folder.write("<<<<<<< HEAD\n", to: "App.xcodeproj/project.pbxproj")
    try folder.write("@Observable final class Cart { \(Self.fault) }", to: "App/Cart.swift")
    let outcome = run(folder)
    #expect(outcome.findings.map(\.path) == ["App/Cart.swift"])
    #expect(outcome.problems.isEmpty)
    #expect(
      Summary.text(outcome).contains(
        "not understood, told by the path: App.xcodeproj/project.pbxproj:1: there is something behind the end\n"
      ))
  }

  @Test func `a changed manifest is seen by a warm run`() throws {
    let folder = try TemporaryFolder()
    let manifest = "let package = Package(name: \"a\", targets: [.target(name: \"A\", path: \"Code\")])"
    for path in [
      try folder.write(manifest, to: "Package.swift"),
      try folder.write("@Observable final class Cart { \(Self.fault) }", to: "Code/Cart.swift"),
    ] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path)
    }
    var run = CheckRun(paths: ["Code"])
    run.folder = folder.path
    run.cache = folder.url.appending(path: "cache/check.facts")
    let cold = run()
    #expect(cold.findings.map(\.rule) == ["outside-world-in-view-model"])
    #expect(run() == cold)
    try folder.write(manifest.replacing(".target", with: ".testTarget"), to: "Package.swift")
    #expect(run().findings.map(\.rule) == ["global-state-in-test"])
  }
}
