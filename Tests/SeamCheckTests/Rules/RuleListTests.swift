import CompilerSupport
import Foundation
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct RuleListTests {
  static let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  @Test func `every rule is in the list, which is sorted by id`() throws {
    let folder = Self.package.appending(path: "Sources/SeamCheck/Rules")
    let listed = Set(RuleList.all.map { "\($0)" })
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      guard let type = text.firstMatch(of: /\nenum (\w+): Rule \{/)?.1 else { continue }
      #expect(listed.contains(String(type)), "RuleList lacks\n    \(type).self,")
    }
    let ids = RuleList.all.map { $0.page.id }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func `what pages say is in the voice of compilers`() {
    for rule in RuleList.all {
      let page = rule.page
      #expect(page.id.allSatisfy { $0.isLowercase || $0 == "-" })
      for text in [page.summary] + page.examples.flatMap(\.messages) {
        #expect(text.first?.isUppercase == false, "\(text)")
        #expect(text.last != ".", "\(text)")
      }
    }
  }

  /// `RECORD=1` writes the page again, and fails.
  @Test func `the page of the rules is what the rules say`() throws {
    let file = Self.package.appending(path: "Documentation/Rules.md")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try RuleList.markdown.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded; run again without RECORD")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == RuleList.markdown)
  }

  /// The sample of the page about the command.
  @Test func `the sample that the documentation shows is what is printed`() throws {
    let page = try String(
      contentsOf: Self.package.appending(path: "Documentation/Check.md"), encoding: .utf8)
    let source = """










      extension AppScope {
        var feed: Feed { shared(\\.feed) { Feed(loader) } }
        var loader: Loader { unique(\\.loader) { Loader(feed) } }
      }
      struct AppScope: RootScope {}
      """
    var outcome = CheckOutcome()
    outcome.findings = try check(["Sources/App/AppScope.swift": source], rules: [DependencyCycle.self])
    let printed = TextFormat.text(outcome)
    #expect(!printed.isEmpty)
    let indented = printed.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(page.contains(indented), "\(indented)")
  }
}
