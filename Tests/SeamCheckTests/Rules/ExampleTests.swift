import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

/// Each example of each rule, plain and changed in ways that must not matter.
@Suite(.ownThread) struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any Rule.Type
    var number: Int
    var example: Example { rule.page.examples[number] }
    var testDescription: String { "\(rule.page.id) \(number + 1)" }
  }

  static let cases = RuleList.all.flatMap { rule in
    rule.page.examples.indices.map { Case(rule: rule, number: $0) }
  }

  @Test(arguments: cases) func `an example is found where it is marked`(_ example: Case) throws {
    let files = MarkedFile.files(example.example.source)
    try expect(files, example)
  }

  @Test(arguments: cases) func `a comment with an emoji before it does not matter`(_ example: Case) throws {
    let files = MarkedFile.files(example.example.source).map { $0.inserting("/* 👩‍👩‍👧 é */ // 🇪🇺\n") }
    try expect(files, example)
  }

  @Test(arguments: cases) func `other ends of lines do not matter`(_ example: Case) throws {
    try expect(MarkedFile.files(example.example.source).map { $0.replacing("\n", with: "\r\n") }, example)
    try expect(MarkedFile.files(example.example.source).map { $0.replacing("\n", with: "\r") }, example)
  }

  @Test(arguments: cases) func `a byte-order mark does not matter`(_ example: Case) throws {
    try expect(MarkedFile.files(example.example.source).map { $0.inserting("\u{FEFF}") }, example)
  }

  @Test(arguments: cases) func `the order of files does not matter`(_ example: Case) throws {
    try expect(MarkedFile.files(example.example.source).reversed(), example)
  }

  @Test(arguments: cases) func `nothing is found in comments and strings`(_ example: Case) throws {
    let sources = MarkedFile.files(example.example.source).map(\.text)
    let quoted = sources.map { "let text = ###\"\"\"\n\($0)\n\"\"\"###\n" }
    let commented = sources.map { "/*\n\($0)\n*/\n" }
    let lines = sources.map { $0.split(separator: "\n").map { "// \($0)\n" }.joined() }
    for sources in [quoted, commented, lines] {
      #expect(try findings(sources.map { MarkedFile(path: "A.swift", text: $0, marks: []) }, example).isEmpty)
    }
  }

  @Test(arguments: cases) func `an allow comment takes away each finding`(_ example: Case) throws {
    let files = MarkedFile.files(example.example.source).map { $0.allowing(example.rule.page.id) }
    #expect(try findings(files, example).isEmpty)
  }

  @Test(arguments: cases) func `an example has no syntax errors`(_ example: Case) throws {
    for file in MarkedFile.files(example.example.source) {
      #expect(try !FileFacts(reading: SourceFile(path: file.path, text: file.text)).hasSyntaxErrors)
    }
  }

  @Test(arguments: RuleList.all.map { $0.page.id }) func `a rule is shown at work and at rest`(_ id: String)
    throws
  {
    let page = try #require(RuleList.rule(id)?.page)
    #expect(page.examples.contains { $0.isQuiet })
    #expect(page.examples.contains { !$0.isQuiet })
  }

  private func findings(_ files: [MarkedFile], _ example: Case) throws -> [Finding] {
    let facts = try files.map { file in
      (path: file.path, facts: try FileFacts(reading: SourceFile(path: file.path, text: file.text)))
    }
    return Checker(rules: [example.rule]).check(facts)
  }

  private func expect(
    _ files: [MarkedFile], _ example: Case, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(files, example)
    let wanted = files.sorted { $0.path < $1.path }.flatMap { file in file.marks.map { "\(file.path):\($0)" }
    }
    #expect(found.map { "\($0.path):\($0.position)" } == wanted, sourceLocation: sourceLocation)
    #expect(found.map(\.message) == example.example.messages, sourceLocation: sourceLocation)
    #expect(found.allSatisfy { $0.rule == example.rule.page.id }, sourceLocation: sourceLocation)
  }
}

extension Position: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
