import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct FormatTests {
  func outcome() throws -> CheckOutcome {
    var outcome = CheckOutcome()
    outcome.findings = try check([
      "App/100%, a: b.swift": """
      struct AppScope: RootScope {
        var seams = Seams()
        var feed: Feed { shared(\\.feed) { Feed(loader) } }
        var loader: Loader { unique(\\.loader) { Loader(feed) } }
      }
      """
    ])
    outcome.problems = [SourceProblem(path: "Bad.swift", line: 3, message: "it is bad")]
    outcome.skipped = [.init(path: ".build", reason: "hidden")]
    outcome.generated = ["a.pb.swift"]
    outcome.broken = ["b.swift"]
    outcome.fileCount = 3
    outcome.lineCount = 40
    return outcome
  }

  @Test func `text is in the form of compilers`() throws {
    #expect(
      TextFormat.text(try outcome()) == """
        App/100%, a: b.swift:3:7: error: 'feed' needs itself to be made [dependency-cycle]
          chain: AppScope.feed -> AppScope.loader -> AppScope.feed
          help:  hand the part that one needs from the other to a method, or let a third one have what both need
          docs:  seam explain dependency-cycle

        """)
  }

  @Test func `colour is around the severity alone`() throws {
    #expect(
      TextFormat.text(try outcome(), inColour: true).hasPrefix(
        "App/100%, a: b.swift:3:7: \u{1B}[31merror\u{1B}[0m: 'feed' needs"))
  }

  @Test func `annotations escape what they must`() throws {
    #expect(
      GitHubFormat.text(try outcome()) == """
        ::error file=App/100%25%2C a%3A b.swift,line=3,col=7,title=dependency-cycle::'feed' needs itself to be made%0Achain: AppScope.feed -> AppScope.loader -> AppScope.feed%0Ahelp: hand the part that one needs from the other to a method, or let a third one have what both need
        ::error file=Bad.swift,line=3::it is bad

        """)
  }

  @Test func `JSON has all there is`() throws {
    let object =
      try JSONSerialization.jsonObject(with: Data(JSONFormat.text(outcome()).utf8)) as? [String: Any]
    let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "dependency-cycle")
    #expect(finding["line"] as? Int == 3)
    #expect(finding["column"] as? Int == 7)
    #expect(object?["files"] as? Int == 3)
    #expect((object?["problems"] as? [[String: Any]])?.first?["path"] as? String == "Bad.swift")
    #expect(object?["generated"] as? [String] == ["a.pb.swift"])
  }

  @Test func `SARIF names its rules, places and problems`() throws {
    let object =
      try JSONSerialization.jsonObject(with: Data(SARIFFormat.text(outcome()).utf8)) as? [String: Any]
    #expect(object?["version"] as? String == "2.1.0")
    let run = try #require((object?["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: [String: Any]])?["driver"]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "dependency-cycle")
    #expect(result["level"] as? String == "error")
    let text = SARIFFormat.text(try outcome())
    #expect(text.contains(#""uri" : "App/100%25,%20a%3A%20b.swift""#))
    #expect(text.contains(#""text" : "it is bad""#))
  }

  @Test func `the summary says what was found, what was read and what was not`() throws {
    #expect(
      Summary.text(try outcome()) == """
        Bad.swift:3: error: it is bad

        By rule:
          1  dependency-cycle
        By type:
          1  AppScope
        3 files, 40 lines: 1 error
        not read: .build (hidden)
        read, not reported: a.pb.swift (generated)
        read as far as possible: b.swift (syntax errors)

        """)
    #expect(Summary.text(CheckOutcome()) == "0 files, 0 lines: nothing found\n")
  }
}
