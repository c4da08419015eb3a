import Foundation
import Seam
import SeamTesting
import Testing

/// Which of several replacements wins, in tests, previews and started apps.
struct OverrideContextTests {
  @Test func `a test's double wins over the double that is declared for tests`() {
    let found = issues { #expect(AppScope.test().feed.name == "stand-in feed") }
    #expect(found.count == 1)
    #expect(AppScope.test { $0.feed = Service("this test's") }.feed.name == "this test's")
    let played = AppScope.test {
      $0.play(.quiet)
      $0.feed = Service("this test's")
    }
    #expect(played.feed.name == "this test's")
  }

  @Test
  func `the nearest scope wins over the test's, the later assignment over the earlier, both over the recipe`()
  {
    let app = AppScope.test {
      $0.feed = Service("earlier")
      $0.feed = Service("later")
    }
    #expect(app.client.name == "client of later")
    let nearer = app.replacing { $0.feed = Service("nearer") }
    #expect(nearer.client.name == "client of nearer")
    #expect(app.client.name == "client of later")
  }

  @Test
  func
    `a preview's replacement wins over its scenario's, and a started app plays the scenario that it is told`()
    throws
  {
    let preview = AppScope.preview(.quiet) { $0.feed = Service("preview") }
    #expect(preview.feed.name == "preview")
    #expect(preview.tracker.name == "quiet")
    let started = try AppScope().playing(arguments: ["app", "-scenario", "quiet"])
    #expect(started.feed.name == "quiet feed")
    #expect(started.replacing { $0.feed = Service("nearest") }.feed.name == "nearest")
  }

  @Test
  func
    `previews of one file do not see each other's replacements, in any order and as often as they are drawn`()
  {
    struct Preview {
      let scope: AppScope
      func body() -> String { scope.screen.name }
    }
    let controlled = Preview(scope: .preview { $0.feed = Service("fixed") })
    let plain = Preview(scope: .preview { $0.feed = Service("plain") })
    for _ in 0..<3 {
      #expect(controlled.body() == "screen of client of fixed")
      #expect(plain.body() == "screen of client of plain")
    }
    #expect(plain.body() == "screen of client of plain")
    #expect(Preview(scope: controlled.scope).body() == "screen of client of fixed")
  }

  @Test func `what the app's entry point has made is not seen in a preview or a test`() {
    let entry = AppScope()
    #expect(entry.client.name == "client of live feed")
    #expect(AppScope.preview { $0.feed = Service("preview feed") }.client.name == "client of preview feed")
    #expect(entry.test { $0.feed = Service("double") }.client.name == "client of double")
    #expect(entry.playing(.quiet).client.name == "client of quiet feed")
    #expect(entry.client.name == "client of live feed")
  }

  @Test func `an explicit live scope is live also in a process that runs tests`() {
    #expect(AppScope().feed.name == "live feed")
    #expect(AppScope().tracker.name == "live")
  }

  /// A program that a test starts inherits the environment, and is no test for that.
  @Test func `the runtime looks at no environment and loads nothing`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let words = [
      "environment", "getenv", "dlopen", "dlsym", "NSClassFromString", "XCTest", "DispatchQueue", "Bundle",
    ]
    for module in ["Seam", "CSeam"] {
      let files = try #require(
        FileManager.default.enumerator(at: sources.appending(path: module), includingPropertiesForKeys: nil))
      var count = 0
      for case let file as URL in files where ["swift", "c", "h"].contains(file.pathExtension) {
        count += 1
        let text = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
          !$0.drop { $0 == " " }.hasPrefix("//")
        }.joined(separator: "\n")
        for word in words { #expect(!text.contains(word), "\(file.lastPathComponent) contains '\(word)'") }
      }
      #expect(count > 0)
    }
  }
}
