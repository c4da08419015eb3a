import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct PackageManifestTests {
  func read(_ text: String) throws -> TargetFacts {
    try TargetFacts(reading: SourceFile(path: "Package.swift", text: text))
  }

  @Test func `targets are read with all that says where their files are`() throws {
    let facts = try read(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let name = "Feed"
      let package = Package(
        name: "app",
        products: [.library(name: "Feed", targets: ["Feed"])],
        dependencies: [
          .package(path: "../Models"), .package(name: "Net", path: "Local/Net"),
          .package(url: "https://example.com/other", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: name,
            dependencies: [
              "Core", .target(name: "Design"), .product(name: "Models", package: "Models"), .byName(name: "Net"),
            ],
            path: "Modules/Feed", exclude: ["Legacy", "Old.swift"], sources: ["Code", "Main.swift"]),
          .executableTarget(name: "my-tool"),
          .testTarget(name: "\\(name)Tests", dependencies: [.target(name: name)]),
          .plugin(name: "Lint", capability: .buildTool()),
        ]
      )
      #if os(macOS)
        package.targets += [Target.target(name: "OnMac"), .binaryTarget(name: "Blob", path: "Blob.xcframework")]
      #endif
      """)
    #expect(facts.targets.map(\.name) == ["Feed", "my_tool", "FeedTests", "Lint", "OnMac"])
    #expect(facts.targets.map(\.isTest) == [false, false, true, false, false])
    #expect(facts.localPackages == ["../Models", "Local/Net"])
    #expect(facts.targets[0].dependencies == ["Core", "Design", "Models", "Net"])
    #expect(
      facts.targets[0].folders == [
        .init(
          places: ["Modules/Feed"], parts: ["Code", "Main.swift"], excluded: ["Legacy", "Old.swift"])
      ])
    #expect(
      facts.targets[1].folders.map(\.places) == [
        ["Sources/my-tool", "Source/my-tool", "src/my-tool", "srcs/my-tool"]
      ])
    #expect(facts.targets[2].folders[0].places.starts(with: ["Tests/FeedTests", "Sources/FeedTests"]))
    #expect(facts.targets[3].folders[0].places == ["Plugins/Lint"])
    #expect(facts.unclear.isEmpty)
  }

  @Test func `a dependency that stands in a list of its own is no target`() throws {
    let facts = try read(
      """
      let shared: [Target.Dependency] = [.target(name: "Core"), .product(name: "Other", package: "other")]
      let package = Package(name: "a", targets: [.target(name: "Core", path: "Lib"), .target(name: "App", dependencies: shared)])
      """)
    #expect(facts.targets.map(\.name) == ["Core", "App"])
    #expect(facts.targets[0].folders[0].places == ["Lib"])
  }

  @Test func `the only target may lie in the folder itself`() throws {
    let one = try read(
      "let package = Package(name: \"a\", targets: [.target(name: \"A\"), .testTarget(name: \"T\")])")
    #expect(one.targets[0].folders[0].places.contains("Sources"))
    #expect(one.targets[1].folders[0].places.contains("Tests"))
    let two = try read(
      "let package = Package(name: \"a\", targets: [.target(name: \"A\"), .target(name: \"B\")])")
    #expect(two.targets.allSatisfy { !$0.folders[0].places.contains("Sources") })
  }

  @Test func `what is not written out is named with its line`() throws {
    let facts = try read(
      """
      let package = Package(
        name: "a",
        targets: ["A", "B"].map {
          .target(name: $0)
        } + [.target(name: "C", path: folder(of: "C")), .target(name: "D", exclude: all)])
      """)
    #expect(facts.targets.map(\.name) == ["D"])
    #expect(
      facts.unclear == [
        .init(line: 4, message: "the name of a target is not written out, '$0'"),
        .init(line: 5, message: "the path of target 'C' is not written out"),
        .init(line: 5, message: "'exclude' of target 'D' is no list"),
      ])
  }

  @Test func `broken manifests are read as far as they go`() throws {
    #expect(try read("").targets.isEmpty)
    #expect(
      try read("let package = Package(targets: [.target(name: \"A\"), .target(").targets.map(\.name) == ["A"])
  }
}
