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

  /// What a scope keeps in its body.
  static let scopeBodies: [Host] = {
    let rest =
      "\nstruct AppScope: RootScope { var seams = Seams() }\nstruct PartScope: ChildScope { var seams = Seams(); var parent: AppScope }"
    return [
      Host(
        name: "child",
        template: "struct Window: ChildScope { var seams = Seams(); var parent: AppScope\n§\n}" + rest),
      Host(name: "root", template: "struct Other: RootScope { var seams = Seams()\n§\n}" + rest),
      Host(
        name: "conformance elsewhere",
        template:
          "struct Window { var seams = Seams(); var parent: AppScope\n§\n}\nextension Window: ChildScope {}"
          + rest),
      Host(
        name: "nested",
        template:
          "enum Shop { struct Window: Seam.ChildScope { var seams = Seams(); var parent: AppScope\n§\n} }"
          + rest),
      Host(
        name: "alias",
        template:
          "typealias Part = ChildScope\npublic struct Window: Part { var seams = Seams(); var parent: AppScope\n§\n}"
          + rest),
    ]
  }()

  /// With somebody who asks for all that they declare themselves.
  static let usedScopes = scopes.map {
    Host(
      name: $0.name,
      template: $0.template + "\nfunc all(_ s: AppScope, _ p: PartScope) { print(s.b, p.part) }")
  }

  static let views: [Host] = [
    Host(name: "view", template: "struct Feed: View {\n§\n}"),
    Host(name: "module and view", template: "public struct Feed: SwiftUI.View {\n§\n}"),
    Host(
      name: "nested",
      template: "extension Screens {\n@MainActor struct Feed: View {\n§\n}\n}\nenum Screens {}"),
    Host(name: "conditional", template: "#if os(iOS)\nprivate struct Feed: View {\n§\n}\n#endif"),
    Host(name: "generic", template: "struct Feed<Content: View>: View {\n§\n}"),
    Host(
      name: "conformance elsewhere",
      template: "// file: B.swift\nextension Feed: View {}\n// file: A.swift\nstruct Feed {\n§\n}"),
    Host(name: "protocol of one's own", template: "struct Feed: Screen {\n§\n}\nprotocol Screen: View {}"),
    Host(name: "alias", template: "typealias Drawn = View & Sendable\nstruct Feed: Drawn {\n§\n}"),
  ]

  static let previews: [Host] = [
    Host(name: "macro", template: "#Preview {\n§\n}"),
    Host(name: "macro with a name", template: "#Preview(\"one\") {\n§\n}"),
    Host(
      name: "provider",
      template: "struct Feed_Previews: PreviewProvider {\nstatic var previews: some View {\n§\n}\n}"),
    Host(name: "conditional", template: "#if os(iOS)\n#Preview {\n§\n}\n#endif"),
  ]

  /// Around whole declarations.
  static let files: [Host] = [
    Host(name: "file", template: "§"), Host(name: "conditional", template: "#if canImport(UIKit)\n§\n#endif"),
    Host(
      name: "beside others",
      template: "import Foundation\nstruct Before { var a = 1 }\n§\nenum After { case one }"),
    Host(name: "in a namespace", template: "public enum Space {\n§\n}"),
  ]

  static let tests: [Host] = {
    let head = "// file: Sources/App/App.swift\n"
    return [
      Host(
        name: "function",
        template: head + "// file: Tests/AppTests/A.swift\nimport Testing\n@Test func a() {\n§\n}"),
      Host(
        name: "suite",
        template: head
          + "// file: Tests/AppTests/A.swift\nimport Testing\n@Suite struct A { @Test func a() async throws {\n§\n} }"
      ),
      Host(
        name: "test case",
        template: head
          + "// file: AppTests/A.swift\nimport XCTest\nfinal class A: XCTestCase { func testA() {\n§\n} }"),
      Host(
        name: "helper",
        template: head + "// file: AppUITests/Support/A.swift\nextension Helper { static func a() {\n§\n} }"),
      Host(
        name: "by its import alone",
        template: head
          + "// file: Checks/A.swift\nimport XCTest\nclass A: Base { func testA() {\n#if os(iOS)\n§\n#endif\n} }"
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
      (Self.viewModels, Fault.defaultArguments, Fault.services),
      (Self.scopes, Fault.inScopes + Fault.boundaries, ""),
      (Self.scopeBodies, Fault.inScopeBodies, ""),
      (Self.usedScopes, Fault.unusedMembers, ""),
      (Self.views, Fault.outside, Fault.viewHead),
      (Self.views, Fault.inViews, Fault.viewHead),
      (Self.previews, Fault.inPreviews, Fault.previewHead),
      (Self.files, Fault.whole, Fault.wholeHead),
      (Array(Self.files.dropLast()), Fault.environmentEntries, Fault.wholeHead),
      (Self.tests, Fault.inTests, Fault.testHead),
    ]
    var scores: [String: Score] = [:]
    for (hosts, faults, head) in groups {
      for (number, host) in hosts.enumerated() {
        // A large group in turns, each host another part of it; `SEEDED=all` plants all everywhere.
        let step = faults.count > 50 && ProcessInfo.processInfo.environment["SEEDED"] != "all" ? 5 : 1
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
    #expect(Set(scores.keys) == Set(RuleList.all.map { $0.page.id }))
    #expect(planted > 1_500)
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
