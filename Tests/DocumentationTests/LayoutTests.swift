import CompilerSupport
import Foundation
import Testing

/// The arrows between the targets, and the names of files.
@Suite(.ownThread) struct LayoutTests {
  private static let arrows: [String: Set<String>] = [
    "Sources/Seam": ["CSeam", "Synchronization", "Darwin", "Glibc", "Musl", "Android"],
    "Sources/SeamUI": ["Seam", "SwiftUI", "Observation", "Foundation"],
    "Sources/SeamDoubles": ["CSeam", "Synchronization", "Foundation", "Darwin", "Glibc", "Musl", "Android"],
    "Sources/SeamTesting": [
      "CSeam", "CSeamTesting", "Seam", "SeamDoubles", "Testing", "XCTest", "Foundation", "Darwin", "Glibc",
      "Musl",
      "Android",
    ],
  ]

  @Test(arguments: arrows.keys.sorted())
  func `a target imports nothing but what it stands on`(_ folder: String) throws {
    let sources = try Page.files { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
    #expect(!sources.isEmpty)
    for path in sources {
      for module in try Self.imports(of: path) where Self.arrows[folder]?.contains(module) != true {
        Issue.record("\(path) imports \(module)")
      }
    }
  }

  @Test func `the arrows of the map are those of the manifest`() throws {
    let manifest = try String(contentsOf: Compiler.package.appending(path: "Package.swift"), encoding: .utf8)
    var declared: Set<String> = []
    for target in manifest.split(separator: /\n\s*\.(?=target|executableTarget|testTarget|plugin)/) {
      guard !target.hasPrefix("testTarget"), !target.contains("path: \"Tests/"),
        let name = target.firstMatch(of: /name:\s*"(\w+)"/)?.1,
        let list = target.firstMatch(of: /dependencies:\s*\[([^\]]*)\]/)?.1
      else { continue }
      for dependency in list.matches(of: /"(\w+)"/) { declared.insert("\(name) --> \(dependency.1)") }
    }
    let map = try Page(path: "Documentation/Architecture.md").blocks.first { $0.language == "mermaid" }
    let drawn = map?.lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    for arrow in declared.subtracting(drawn).sorted() { Issue.record("not on the map: \(arrow)") }
    for arrow in Set(drawn).subtracting(declared).sorted() { Issue.record("not in the manifest: \(arrow)") }
  }

  @Test func `the map has every folder of the library`() throws {
    let page = try Page(path: "Documentation/Architecture.md")
    let rows = Set(
      page.prose.compactMap { $0.text.firstMatch(of: /^\| `([\w\/]+)` \|/).map { String($0.1) } })
    let folders = try Page.files { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }.map { path in
      let parts = path.split(separator: "/")
      return parts.prefix(parts[1] == "Seam" ? 3 : 2).joined(separator: "/")
    }
    for folder in Set(folders).subtracting(rows).sorted() { Issue.record("not on the map: \(folder)") }
  }

  /// What stands in for SwiftUI has the name of Apple's module, and `canImport` looks among all modules of a build.
  @Test func `the stand-in for SwiftUI is out of this package's reach`() throws {
    #if !canImport(Darwin)
      #if canImport(SwiftUI)
        Issue.record("'SwiftUI' can be imported here")
      #endif
      let module = try Compiler().buildFolder.appending(path: "Modules/SwiftUI.swiftmodule")
      #expect(!FileManager.default.fileExists(atPath: module.path))
    #endif
    let manifest = try String(contentsOf: Compiler.package.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains(#"path: "Tests/SwiftUIStandIn"#))
    #expect(!manifest.contains(#"name: "SwiftUI""#))
  }

  @Test func `no two paths differ by case alone`() throws {
    var known: [String: String] = [:]
    for path in try Page.files(where: { _ in true }) {
      let parts = path.split(separator: "/")
      for count in 1...parts.count {
        let path = parts.prefix(count).joined(separator: "/")
        let other = known.updateValue(path, forKey: path.lowercased())
        #expect(other == nil || other == path)
      }
    }
  }

  @Test func `pages name no place of one machine`() throws {
    for page in try Page.all() {
      for (number, line) in zip(1..., page.lines) {
        #expect(
          line.firstMatch(of: /(^|[\s`"(])\/(work|home|root|tmp|opt|Users)\//) == nil,
          "\(page.path):\(number)")
      }
    }
  }

  /// No failure: the length of a file is a matter of judgement.
  @Test func `the longest files are known`() throws {
    let lengths = try Page.files { $0.hasSuffix(".swift") }.map { path in
      (
        path,
        try String(contentsOf: Compiler.package.appending(path: path), encoding: .utf8).count { $0 == "\n" }
      )
    }
    for (path, length) in lengths.sorted(by: { $0.1 > $1.1 }) where length > 250 {
      print("\(length) lines: \(path)")
    }
  }

  private static func imports(of path: String) throws -> [String] {
    let text = try String(contentsOf: Compiler.package.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let pattern =
        /^\s*((public|package|internal|private|fileprivate|@\w+(\(\w+\))?)\s+)*import\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(?<module>\w+)/
      return line.firstMatch(of: pattern).map { String($0.output.module) }
    }
  }
}
