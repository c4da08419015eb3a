import CompilerSupport
import Foundation
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct ConfigurationTests {
  func read(_ json: String) throws(ConfigurationMistake) -> Configuration {
    try Configuration(json: Data(json.utf8), path: ".seam.json")
  }

  @Test func `what is named is taken, the rest is as by default`() throws {
    let configuration = try read(
      #"{"viewModels": ["Processor"], "exclude": ["Old/"], "rules": {"work-in-initializer": "off", "live-preview": "error"}}"#
    )
    #expect(configuration.viewModels == ["Processor"])
    #expect(configuration.compositionRoots == Configuration().compositionRoots)
    #expect(configuration.severities == ["work-in-initializer": nil, "live-preview": .error])
    #expect(try read("{}") == Configuration())
  }

  @Test(arguments: [
    ("{", ".seam.json is not valid JSON"),
    ("[]", ".seam.json is not an object, '{ … }'"),
    (
      #"{"viewmodels": []}"#,
      "there is no key 'viewmodels' in .seam.json; known are 'collaborators', 'compositionRoots', 'exclude', 'generated', 'rules', 'viewModels'"
    ),
    (#"{"exclude": "Old"}"#, "'exclude' in .seam.json is not a list of strings"),
    (#"{"rules": ["a"]}"#, #"'rules' in .seam.json is not an object, '{ "RULE": "off" }'"#),
    (
      #"{"rules": {"nonsense": "off"}}"#,
      "there is no rule 'nonsense', named in .seam.json; 'seam rules' lists them"
    ),
    (
      #"{"rules": {"live-preview": "loud"}}"#,
      "'loud' in .seam.json is no severity of 'live-preview'; known are 'error', 'note', 'off', 'warning'"
    ),
  ])
  func `a mistake is named`(_ json: String, _ message: String) {
    #expect(throws: ConfigurationMistake(description: message)) { try read(json) }
  }

  @Test func `severities are changed, and paths left out`() throws {
    let source = "@Observable final class Feed { func load() { _ = UserDefaults.standard } }"
    var configuration = Configuration()
    configuration.severities["outside-world-in-view-model"] = .error
    #expect(try check(["A.swift": source], configuration: configuration).map(\.severity) == [.error])
    configuration.excluded = ["Old"]
    #expect(
      try check(["Old/A.swift": source, "Older/A.swift": source], configuration: configuration).map(\.path)
        == ["Older/A.swift"])
    configuration.severities["outside-world-in-view-model"] = .some(nil)
    #expect(try check(["A.swift": source], configuration: configuration).isEmpty)
  }

  @Test(arguments: [
    ("A", "A/B.swift", true), ("A/", "A/B.swift", true), ("A", "AB/C.swift", false),
    ("*/B.swift", "A/B.swift", true),
    ("*.swift", "A/B.swift", false), ("**.swift", "A/B.swift", true),
    ("**/Gen*", "A/B/Generated/C.swift", true),
    ("A/*/C.swift", "A/B/C.swift", true), ("A/*/C.swift", "A/B/B/C.swift", false), ("", "A", false),
  ])
  func `a pattern matches whole names of a path`(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
