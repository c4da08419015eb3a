import CompilerSupport
import SeamMock
import Testing

/// What has no double, and the line that says so.
@Suite(.ownThread) struct FindingTests {
  private func finding(_ source: String) throws -> [String] {
    let made = try Generated(source)
    #expect(made.run.outputs.isEmpty)
    return made.findings
  }

  @Test func `a protocol that other files cannot see`() throws {
    #expect(
      try finding("// seam:mock\nprivate protocol Api {}") == [
        "Api.swift:2:9: error: protocol 'Api' has no double: it is 'private', so no other file can see it; make it 'internal'"
      ])
    #expect(
      try finding("fileprivate enum Space {\n  // seam:mock\n  protocol Api {}\n}") == [
        "Api.swift:3:3: error: protocol 'Api' has no double: it is 'fileprivate', so no other file can see it; make it 'internal'"
      ])
  }

  @Test func `a protocol in a function`() throws {
    #expect(
      try finding("func run() {\n  // seam:mock\n  protocol Api {}\n}") == [
        "Api.swift:3:3: error: protocol 'Api' has no double: it is declared in a function; move it out"
      ])
  }

  @Test func `a distributed actor`() throws {
    #expect(
      try finding("// seam:mock\nprotocol Api: DistributedActor {}") == [
        "Api.swift:2:15: error: protocol 'Api' has no double: a distributed actor has no double; put a protocol of its calls before it"
      ])
  }

  @Test func `a base class that cannot be inherited`() throws {
    #expect(
      try finding("final class Base {}\n// seam:mock\nprotocol Api: Base {}") == [
        "Api.swift:3:15: error: protocol 'Api' has no double: no double can inherit 'Base', which is final"
      ])
    #expect(
      try finding("class Base { private init() {} }\n// seam:mock\nprotocol Api: Base {}") == [
        "Api.swift:3:15: error: protocol 'Api' has no double: no double can inherit 'Base', whose initializers are private"
      ])
    #expect(
      try finding("class Base { init() async {} }\n// seam:mock\nprotocol Api: Base {}") == [
        "Api.swift:3:15: error: protocol 'Api' has no double: no double can inherit 'Base', whose initializers take time"
      ])
    #expect(
      try finding("class Base { init(x: Int) {} }\n// seam:mock\nprotocol Api: Base {\n  init()\n}") == [
        "Api.swift:4:3: error: protocol 'Api' has no double: 'init()' cannot make a 'Base', whose initializer asks for more"
      ])
  }

  @Test func `an ancestor that nobody knows`() throws {
    #expect(
      try finding("// seam:mock\nprotocol Api:\n  Sendable, Unknown {}") == [
        "Api.swift:3:13: error: protocol 'Api' has no double: 'Unknown' is declared in none of the files that were read; name its folder with '--sources'"
      ])
  }

  @Test func `a problem of what is inherited is said at the protocol itself, also behind an alias`() throws {
    let base = "protocol Base: Unknown {\n  var value: Int { _read }\n}\n"
    #expect(
      try finding(
        "\(base)typealias Both = Base & Sendable\nenum A {\n  // seam:mock\n  protocol Api: Both {}\n}") == [
          "Api.swift:7:3: error: protocol 'Api' has no double: through 'Base', 'Unknown' is declared in none of the files that were read; name its folder with '--sources'"
        ])
    #expect(
      try finding("typealias Both = Sendable & Unknown\nenum A {\n  // seam:mock\n  protocol Api: Both {}\n}")
        == [
          "Api.swift:4:17: error: protocol 'Api' has no double: 'Unknown' is declared in none of the files that were read; name its folder with '--sources'"
        ])
  }

  @Test func `a protocol that is not for classes`() throws {
    #expect(
      try finding("// seam:mock\nprotocol Api: OptionSet {}") == [
        "Api.swift:2:15: error: protocol 'Api' has no double: a double is a class, and none can conform to 'OptionSet'"
      ])
  }

  @Test func `a property that has to be of two types`() throws {
    #expect(
      try finding(
        "protocol Base { var x: Int { get } }\n// seam:mock\nprotocol Api: Base {\n  var x: String { get }\n}"
      ) == [
        "Api.swift:4:3: error: protocol 'Api' has no double: 'x' has to be 'Int' for one protocol and 'String' for another"
      ])
  }

  @Test func `an associated type that depends on a condition or on the double itself`() throws {
    #expect(
      try finding("// seam:mock\nprotocol Api {\n  #if X\n    associatedtype T\n  #endif\n}") == [
        "Api.swift:4:5: error: protocol 'Api' has no double: the associated type 'T' is there under a condition alone; declare it outside of '#if'"
      ])
    #expect(
      try finding(
        "protocol Other { associatedtype Owner }\n// seam:mock\nprotocol Api {\n  associatedtype T: Other where T.Owner == Self\n}"
      ) == [
        "Api.swift:4:33: error: protocol 'Api' has no double: no double can say that 'T.Owner' is itself; bind 'T' in a protocol that inherits this one"
      ])
  }

  @Test func `an accessor that classes do not have`() throws {
    #expect(
      try finding("// seam:mock\nprotocol Api {\n  var value: Int { _read }\n}") == [
        "Api.swift:3:20: error: protocol 'Api' has no double: an accessor '_read' has no double; use 'get' and 'set'"
      ])
  }

  @Test func `a marked protocol is found behind attributes, comments and line breaks`() throws {
    let made = try Generated(
      """
      // seam:mocking is another word
      protocol Other {}

      // seam:mock for previews
      @MainActor
      // why
      public
      protocol Api {}
      """)
    #expect(made.run.outputs.map(\.count) == [1])
    #expect(made.text.contains("@MainActor public final class MockApi"))
  }

  @Test func `a mark is a comment of any kind, and no documentation`() throws {
    for mark in ["//seam:mock", "//\tseam:mock", "/* seam:mock */", "/// seam:mock", "/** seam:mock */"] {
      let made = try Generated("\(mark)\n/// An api.\n@MainActor protocol Api {}")
      #expect(made.run.outputs.map(\.count) == [1])
      #expect(made.text.contains("/// An api.\n@MainActor final class MockApi"))
      #expect(!made.text.contains("seam:mock"))
    }
    let made = try Generated(
      "// seam:mock\n#if DEBUG\n  import Kit\n  protocol Api {}\n  protocol Other {}\n#else\n  protocol Api {}\n#endif"
    )
    #expect(made.run.outputs.map(\.count) == [2])
    #expect(!made.text.contains("MockOther"))
  }

  @Test func `what is too long for a line is broken as by hand`() throws {
    let made = try Generated(
      """
      // seam:mock
      protocol Api {
        associatedtype Rows: Sequence where Rows.Element: Sequence, Rows.Element.Element: Hashable & Sendable
        func find<Key: Hashable>(
          _ key: Key, in table: [String: [Int]], otherwise fallback: @Sendable @escaping (String, [Int]) -> Rows
        ) async throws -> [String: Rows] where Key: Sendable
      }
      """)
    #expect(
      made.text.contains(
        """
        final class MockApi<Rows: Sequence>: Api, Sendable
        where Rows.Element: Sequence, Rows.Element.Element: Hashable & Sendable {
        """))
    #expect(
      made.text.contains("      (\n        key: any Hashable & Sendable,\n        table: [String: [Int]],\n"))
    #expect(
      made.text.contains(
        "(\n        any Hashable & Sendable, [String: [Int]], @escaping @Sendable (String, [Int]) -> Rows\n      ) async"
      ))
  }

  @Test func `no text is too broken to be read`() throws {
    for source in [
      "protocol", "protocol {", "// seam:mock\nprotocol P { func", "// seam:mock\nprotocol P { var x: }",
      "// seam:mock\nprotocol P: , {}", "protocol P { func f(_: ) }",
      "// seam:mock\nprotocol P { #if X\nfunc a()",
      "// seam:mock\nprotocol P<",
    ] {
      _ = try Generated(source)
    }
  }

  @Test func `a name does not change when a member is added at the end`() throws {
    let members = [
      "func find(id: Int)", "func find(name: String)", "func find(_ x: [Int])",
      "var find_name_set: Int { get }", "func load() -> Int", "func load() -> String",
    ]
    func handles(_ count: Int) throws -> [String] {
      let made = try Generated(
        "// seam:mock\nprotocol Api {\n\(members.prefix(count).joined(separator: "\n"))\n}")
      return made.text.split(separator: "\n").filter { $0.contains("let ") && $0.contains("Mocked") }
        .map { String($0.trimmingPrefix { $0 == " " }.dropFirst(4).prefix { $0 != ":" }) }
    }
    let all = try handles(members.count)
    #expect(all == ["find", "find_nameString", "find_ArrayInt", "find_name_set", "load", "load_String"])
    for count in 1...members.count { #expect(try handles(count) == Array(all.prefix(count))) }
  }

  @Test func `a name does not change when a member is added after the first of its name`() throws {
    let members = [
      "func find(id: Int) -> Int", "func find(name: String) -> Int", "func find(_ x: [Int]) async -> Int",
      "func find(_ x: [Int]) -> String", "func find() -> Int", "func find(_ x: () -> Int) -> Int",
      "func find<T: Hashable>(_ x: T) -> Int", "func find<T: Hashable>(_ x: [T]) -> Int where T: Sendable",
    ]
    let more = [
      "func find(id: String) -> Int", "func find(id: Int) async -> Int", "func find(id: Int) -> String",
      "func find(name: String) -> String", "func find(name: String) async -> Int",
      "func find(_ x: [Int]) -> Int", "func find(_ x: [Int]) async -> String", "func find() async -> String",
      "func find(_ x: Int) -> Int", "func find<T: Comparable>(_ x: T) -> Int", "static func find(id: Int)",
      "func find<T: Hashable>(_ x: [T]) -> Int where T: Codable", "var findings: Int { get set }",
    ]
    /// Each member's handle, by the member.
    func handles(_ members: [String]) throws -> [String: String] {
      let made = try Generated("// seam:mock\nprotocol Api {\n\(members.joined(separator: "\n"))\n}")
      let names = made.text.split(separator: "\n").filter {
        $0.contains("let ") && $0.contains("Mocked") && !$0.contains("_set")
      }.map { String($0.trimmingPrefix { $0 == " " }.dropFirst(4).prefix { $0 != ":" }) }
      // The handles on statics are in a type after the others.
      let inOrder = members.filter { !$0.hasPrefix("static") } + members.filter { $0.hasPrefix("static") }
      #expect(Set(names).count >= members.count - 1)
      return Dictionary(uniqueKeysWithValues: zip(inOrder, names))
    }
    let before = try handles(members)
    #expect(
      members.map { before[$0] } == [
        "find", "find_nameString", "find_ArrayInt_async", "find_ArrayInt_String", "find_Void", "find_ToInt",
        "find_Hashable", "find_ArrayHashableSendable",
      ])
    for index in 1...members.count {
      for extra in more + [more.joined(separator: "\n")] {
        var changed = members
        changed.insert(contentsOf: extra.split(separator: "\n").map(String.init), at: index)
        let after = try handles(changed)
        for member in members { #expect(after[member] == before[member]) }
      }
    }
  }
}
