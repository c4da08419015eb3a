import Foundation
import SeamSource
import Testing

struct SourceTreeTests {
  @Test func `Swift files are found, in the order of their names`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.swift", "a/z.swift", "a/b/c.swift", "a/notes.txt", "a/swift"] {
      try folder.write("", to: name)
    }
    let tree = SourceTree(paths: ["."], relativeTo: folder.path)
    #expect(tree.files.map(\.path) == ["a/b/c.swift", "a/z.swift", "b.swift"])
    #expect(tree.skipped.isEmpty)
    #expect(tree.problems.isEmpty)
  }

  @Test func `hidden folders and those of tools are skipped, and named`() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".build/a.swift", ".git/a.swift", "Pods/a.swift", "Carthage/a.swift", "DerivedData/a.swift",
      ".x/a.swift",
      ".a.swift", "App/Pods/a.swift", "App/a.swift",
    ] { try folder.write("", to: name) }
    let tree = SourceTree(paths: ["."], relativeTo: folder.path)
    #expect(tree.files.map(\.path) == ["App/a.swift"])
    #expect(
      tree.skipped.map { "\($0.path): \($0.reason)" } == [
        ".a.swift: hidden", ".build: a folder for what tools make or fetch", ".git: hidden", ".x: hidden",
        "App/Pods: a folder for what tools make or fetch", "Carthage: a folder for what tools make or fetch",
        "DerivedData: a folder for what tools make or fetch", "Pods: a folder for what tools make or fetch",
      ])
  }

  @Test func `what is named itself is taken, whatever it is called and wherever it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".build/a.swift")
    try folder.write("", to: "script")
    let tree = SourceTree(paths: [".build", "script"], relativeTo: folder.path)
    #expect(tree.files.map(\.path) == [".build/a.swift", "script"])
  }

  @Test func `a file is there once, under one name, however many ways lead to it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/a.swift")
    try folder.link("link.swift", to: "App/a.swift")
    try folder.link("App/again", to: "..")
    try folder.link("Other", to: "App")
    let ways = ["App/a.swift", folder.path + "/App/a.swift", "link.swift", "App", "./App/../App", "Other"]
    for paths in [ways, ways.reversed(), ["."]] {
      let tree = SourceTree(paths: Array(paths), relativeTo: folder.path)
      #expect(tree.files.map(\.path) == ["App/a.swift"])
      #expect(tree.problems.isEmpty)
    }
  }

  @Test func `a file elsewhere has its whole path`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let path = try other.write("", to: "a.swift")
    #expect(SourceTree(paths: [path], relativeTo: folder.path).files.map(\.path) == [path])
  }

  @Test func `what is not there is a problem, and the rest is found`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    try folder.link("lost.swift", to: "nowhere")
    let tree = SourceTree(paths: [".", "missing"], relativeTo: folder.path)
    #expect(tree.files.map(\.path) == ["a.swift"])
    #expect(
      tree.problems.map(\.description) == [
        "lost.swift: error: the link leads nowhere", "missing: error: there is no such file or folder",
      ])
  }
}
