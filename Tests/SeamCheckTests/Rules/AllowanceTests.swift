import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct AllowanceTests {
  func messages(_ code: String) throws -> [String] {
    let source = "import Foundation\n@Observable final class Feed {\n  func load() {\n\(code)\n  }\n}\n"
    return try check(["Feed.swift": source]).map { "\($0.position.line): \($0.message) [\($0.rule)]" }
  }

  static let use = "_ = UserDefaults.standard"
  static let allow = "// seam:allow outside-world-in-view-model because it is so"

  @Test func `a comment above or behind takes away one finding`() throws {
    #expect(try messages("\(Self.allow)\n\(Self.use)").isEmpty)
    #expect(try messages("\(Self.use) \(Self.allow)").isEmpty)
    #expect(try messages("\(Self.allow)\n// more\n\n\(Self.use)").isEmpty)
    #expect(
      try messages("\(Self.allow)\n\(Self.use); \(Self.use)") == [
        "5: view model 'Feed' reaches the user defaults with 'UserDefaults.standard' [outside-world-in-view-model]"
      ])
    #expect(try messages("\(Self.allow)\n\(Self.allow)\n\(Self.use); \(Self.use)").isEmpty)
  }

  @Test func `a comment that takes nothing away is reported`() throws {
    #expect(
      try messages("\(Self.allow)\nload()") == [
        "4: nothing of 'outside-world-in-view-model' is found here any more [stale-allowance]"
      ])
    #expect(
      try messages("// seam:allow outside-world-in-view-model\n\(Self.use)") == [
        "4: the allowance of 'outside-world-in-view-model' gives no reason [stale-allowance]",
        "5: view model 'Feed' reaches the user defaults with 'UserDefaults.standard' [outside-world-in-view-model]",
      ])
    #expect(
      try messages("// seam:allow nonsense because it is so\nload()") == [
        "4: there is no rule 'nonsense' [stale-allowance]"
      ])
  }

  @Test func `a comment in a string is none`() throws {
    #expect(try messages("let text = \"\(Self.allow)\"; \(Self.use)").count == 1)
  }

  @Test func `a rule that is off makes no comment stale`() throws {
    var configuration = Configuration()
    configuration.severities["outside-world-in-view-model"] = .some(nil)
    let source = "@Observable final class Feed {\n\(Self.allow)\n  func load() {}\n}\n"
    #expect(try check(["Feed.swift": source], configuration: configuration).isEmpty)
  }
}
