import CompilerSupport
import Foundation
import SeamSource
import Testing

@testable import SeamCheck

/// Plants each fault in code of many shapes, and looks that it is found where it is, and that the same code without it is clean.
@Suite(.ownThread) struct SeededFaultTests {
  static let viewModels: [Host] = [
    Host(name: "attribute", template: "@Observable final class Feed {\n§\n}"),
    Host(name: "protocol", template: "final class Feed: ObservableObject {\n§\n}"),
    Host(name: "module and protocol", template: "final class Feed: Combine.ObservableObject {\n§\n}"),
    Host(name: "name", template: "@MainActor\npublic class FeedViewModel {\n§\n}"),
    Host(
      name: "inheritance",
      template:
        "// file: B.swift\nclass Base: ObservableObject {}\n// file: A.swift\nfinal class Feed: Base {\n§\n}"
    ),
    Host(
      name: "two levels",
      template:
        "// file: A.swift\nclass Feed: Middle {\n§\n}\n// file: B.swift\nclass Middle: Base {}\nclass Base: ObservableObject {}"
    ),
    Host(
      name: "protocol of one's own",
      template: "protocol Model: AnyObject, ObservableObject {}\nfinal class Feed: Model {\n§\n}"),
    Host(name: "alias", template: "typealias Watched = ObservableObject\nfinal class Feed: Watched {\n§\n}"),
    Host(name: "nested", template: "enum Feed { struct Part {}\n  @Observable final class Model {\n§\n} }"),
    Host(name: "conditional", template: "#if os(iOS)\n@Observable final class Feed {\n§\n}\n#endif"),
    Host(
      name: "generic",
      template: "@Observable final class Feed<Item: Identifiable> where Item.ID == Int {\n§\n}"),
    Host(
      name: "conformance elsewhere",
      template:
        "// file: B.swift\nextension Feed: ObservableObject {}\n// file: A.swift\nfinal class Feed {\n§\n}"),
  ]

  /// For what may stand in an extension.
  static let extensions: [Host] = [
    Host(name: "extension", template: "@Observable final class Feed {}\nextension Feed {\n§\n}"),
    Host(
      name: "extension in another file",
      template:
        "// file: A.swift\n@Observable final class Feed {}\n// file: B.swift\nprivate extension Feed {\n§\n}"
    ),
    Host(
      name: "extension of an alias",
      template: "@Observable final class Feed {}\ntypealias Other = Feed\nextension Other {\n§\n}"),
    Host(
      name: "extension of a nested one",
      template:
        "// file: B.swift\nextension Outer.Feed {\n§\n}\n// file: A.swift\nenum Outer { @Observable final class Feed {} }"
    ),
    Host(
      name: "constrained extension",
      template: "@Observable final class Feed<T> {}\nextension Feed where T: Sendable {\n§\n}"),
  ]

  static let scopes: [Host] = {
    let rest = """

      struct PartScope: ChildScope { var seams = Seams(); var parent: AppScope }
      extension PartScope { var part: Part { unique(\\.part) { Part() } } }
      extension AppScope { var b: Int { unique(\\.b) { 1 } } }
      """
    let root = "struct AppScope: RootScope { var seams = Seams(); static let main = AppScope()"
    return [
      Host(name: "extension", template: "\(root) }\nextension AppScope {\n§\n}\(rest)"),
      Host(name: "body", template: "\(root)\n§\n}\(rest)"),
      Host(
        name: "another file",
        template: "// file: A.swift\n\(root) }\(rest)\n// file: B.swift\npackage extension AppScope {\n§\n}"),
      Host(
        name: "conditional", template: "\(root) }\nextension AppScope {\n#if os(Linux)\n§\n#endif\n}\(rest)"),
      Host(
        name: "protocol between",
        template:
          "protocol Root: RootScope {}\nstruct AppScope: Root { var seams = Seams() }\nextension AppScope {\n§\n}\(rest)"
      ),
    ]
  }()

  /// Code around the whole that must not matter.
  static let surroundings: [@Sendable (String) -> String] = [
    { $0 },
    {
      "// Date() UserDefaults.standard\n/* let a = LiveFeedService() */\n" + $0
        + "\nlet text = \"\"\"\n  Task { }\n  \"\"\"\n"
    },
    { $0.replacing("\n", with: "\r\n") },
    {
      "import SwiftUI\nimport Seam\nstruct Unrelated { var items: [Int] = []; func go() { items.forEach { print($0) } } }\n"
        + $0
    },
  ]

  struct Score {
    var planted = 0
    var found = 0
    var quiet = 0
    var misses: [String] = []
  }

  @Test func `planted faults are found where they are, and clean code is clean`() throws {
    let groups: [([Host], [Fault], String)] = [
      (Self.viewModels + Self.extensions, Fault.inViewModels.filter { !$0.planted.contains("init(") }, ""),
      (Self.viewModels, Fault.inViewModels.filter { $0.planted.contains("init(") }, ""),
      (Self.viewModels, Fault.ofProperties, Fault.services),
      (Self.scopes, Fault.inScopes, ""),
    ]
    var scores: [String: Score] = [:]
    for (hosts, faults, head) in groups {
      for (number, host) in hosts.enumerated() {
        // A large group in turns, each host another part of it; `SEEDED=all` plants all everywhere.
        let step = faults.count > 100 && ProcessInfo.processInfo.environment["SEEDED"] != "all" ? 5 : 1
        for (offset, fault) in faults.enumerated() where (offset + number) % step == 0 {
          let surrounding = Self.surroundings[(number + offset) % Self.surroundings.count]
          let score = try score(fault, in: host, head, surrounding)
          scores[fault.rule, default: Score()].planted += 1
          scores[fault.rule]?.found += score.isFound ? 1 : 0
          scores[fault.rule]?.quiet += score.isQuiet ? 1 : 0
          if !score.isFound || !score.isQuiet {
            scores[fault.rule]?.misses.append("\(host.name): \(fault.planted)")
          }
        }
      }
    }
    let planted = scores.values.reduce(0) { $0 + $1.planted }
    let found = scores.values.reduce(0) { $0 + $1.found }
    for (rule, score) in scores.sorted(by: { $0.key < $1.key }) {
      print("\(rule): \(score.found) of \(score.planted) found, \(score.quiet) clean twins quiet")
      #expect(score.quiet == score.planted, "\(score.misses.prefix(8).joined(separator: "\n"))")
      #expect(score.found * 100 >= score.planted * 99, "\(score.misses.prefix(8).joined(separator: "\n"))")
    }
    print("all: \(found) of \(planted)")
    #expect(planted > 700)
  }

  /// Whether the planted fault alone is found at its mark, and the clean twin is quiet, both under this rule.
  private func score(
    _ fault: Fault, in host: Host, _ head: String, _ surrounding: (String) -> String
  ) throws -> (isFound: Bool, isQuiet: Bool) {
    func findings(_ code: String) throws -> (found: [String], marks: [String]) {
      let files = MarkedFile.files(host.source(code)).map { file in
        var marked = MarkedFile.files(surrounding(file.marked + (file.isFirst ? "\n" + head : "")))[0]
        marked.path = file.path
        return marked
      }
      let facts = try files.map {
        (path: $0.path, facts: try FileFacts(reading: SourceFile(path: $0.path, text: $0.text)))
      }
      let rules = RuleList.rule(fault.rule).map { [$0] } ?? []
      let found = Checker(rules: rules).check(facts)
      return (
        found.map { "\($0.path):\($0.position)" }.sorted(),
        files.flatMap { file in file.marks.map { "\(file.path):\($0)" } }.sorted()
      )
    }
    let planted = try findings(fault.planted)
    let clean = try findings(fault.clean)
    return (planted.found == planted.marks && planted.marks.count == 1, clean.found.isEmpty)
  }
}
