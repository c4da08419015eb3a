import Foundation
import Seam
import SeamTesting
import SeamUI
import SwiftUI
import Testing

/// Whether the page on views says what is so.
@MainActor @Suite(.timeLimit(.minutes(1))) struct SwiftUIPageTests {
  let app = AppScope.test { $0.play(.loaded) }

  @Test func `every program on the page is compiled here, and the other way round`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let source = try String(contentsOf: folder.appending(path: "SwiftUIPage.swift"), encoding: .utf8)
    let page = try String(
      contentsOf: folder.appending(path: "../../../../Documentation/SwiftUI.md"), encoding: .utf8)
    let programs = Self.parts(of: source, from: "// page\n", to: "\n// end")
    let blocks = Self.parts(of: page, from: "```swift\n", to: "\n```")
    #expect(blocks == programs)
    #expect(blocks.count == 9)

    let readme = try String(contentsOf: folder.appending(path: "../../../../README.md"), encoding: .utf8)
    let lines = programs[1].split(separator: "\n", omittingEmptySubsequences: false)
    let program = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(readme.contains(program))
  }

  @Test func `a screen has its model, and types into it`() async throws {
    let host = Host(ProductsScreen().scope { (app: AppScope) in WindowScope(parent: app) }.scope(app))
    await host.until { $0.area.texts == ["Search", "Lamp", "Soap"] }
    try host.area.type("oa", into: "Search")
    #expect(host.area.texts == ["Search", "Soap"])
  }

  @Test func `a detail is another one for another argument`() {
    let host = Host(DetailScreen(name: "Lamp").scope(app))
    #expect(host.area.texts == ["All about the Lamp"])
    host.show(DetailScreen(name: "Soap").scope(app))
    #expect(host.area.texts == ["All about the Soap"])
  }

  @Test func `a scope stands on several`() {
    let host = Host(
      AccountArea(user: "Ada").scope { (app: AppScope) in WindowScope(parent: app) }.scope(app))
    #expect(host.area.texts == ["The basket of Ada"])
  }

  @Test func `a tour shows its stub`() async {
    let host = Host(Tour().scope { (app: AppScope) in WindowScope(parent: app) }.scope(app))
    await host.until { $0.area.texts == ["Search", "Lamp"] }
  }

  @Test func `previews play their scenarios`() async throws {
    let host = Host(LoadedProducts())
    await host.until { $0.area.texts == ["Search", "Lamp", "Soap"] }
    let failing = try await Host(
      previewing: ProductsScreen().scope { (app: AppScope) in WindowScope(parent: app) },
      traits: .scenario(AppScope.self, .failing))
    await failing.until { $0.area.texts == ["Search", "Closed()"] }
  }

  private static func parts(of text: String, from start: String, to end: String) -> [String] {
    text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
  }
}
