import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct BaselineTests {
  static let use = "func load() { _ = UserDefaults.standard }\n"

  func findings(_ members: String) throws -> [Finding] {
    try check(["Feed.swift": "@Observable final class Feed {\n\(members)}\n"])
  }

  @Test func `what is known is not reported again, wherever it moves in its file`() throws {
    let baseline = Baseline(try findings(Self.use))
    let (new, gone) = baseline.split(try findings("var a = 1\n\n\n" + Self.use))
    #expect(new.isEmpty)
    #expect(gone == 0)
  }

  @Test func `one more of the same is new, one less is gone`() throws {
    let one = try findings(Self.use)
    let two = try findings(Self.use + Self.use)
    #expect(Baseline(one).split(two).new == [two[1]])
    #expect(Baseline(two).split(one).new.isEmpty)
    #expect(Baseline(two).split(one).goneCount == 1)
  }

  @Test func `it is read as it was written, and written the same each time`() throws {
    let baseline = Baseline(try findings(Self.use + Self.use))
    #expect(try Baseline(json: baseline.json) == baseline)
    #expect(try baseline.json == Baseline(try findings(Self.use + Self.use).reversed()).json)
    #expect(
      String(decoding: try baseline.json, as: UTF8.self) == """
        {
          "findings" : [
            {
              "count" : 2,
              "message" : "view model 'Feed' reaches the user defaults with 'UserDefaults.standard'",
              "path" : "Feed.swift",
              "rule" : "outside-world-in-view-model"
            }
          ]
        }

        """)
  }
}
