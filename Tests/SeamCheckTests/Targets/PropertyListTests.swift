import CompilerSupport
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct PropertyListTests {
  @Test func `tables, lists, texts and comments are read`() throws {
    let text = """
      // !$*UTF8*$!
      { a = 1; "b c" = ( x, "y \\"z\\"", { d = /* e */ f.swift; }, ); /* g */ 'h' = "i\\nj"; path = "../A+B.swift"; k = (); }
      """
    #expect(
      try PropertyList(Array(text.utf8))
        == .table([
          "a": .text("1"), "b c": .list([.text("x"), .text("y \"z\""), .table(["d": .text("f.swift")])]),
          "h": .text("i\nj"), "path": .text("../A+B.swift"), "k": .list([]),
        ]))
  }

  @Test(arguments: [
    ("", 0, "the end is missing"), ("{ a = 1 }", 8, "there is no ';' behind the value of 'a'"),
    ("{ a 1; }", 4, "there is no '=' behind 'a'"), ("( a b )", 4, "a list has neither ',' nor ')'"),
    ("{ a = \"b; }", 10, "a text has no end"), ("a b", 2, "there is something behind the end"),
    ("{ a = ; }", 6, "this is no value"),
    ("{\n<<<<<<< HEAD\na = 1;\n}", 10, "there is no '=' behind '<<<<<<<'"),
  ])
  func `a mistake is named with its place`(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: PropertyList.Mistake(offset: offset, message: message)) {
      try PropertyList(Array(text.utf8))
    }
  }

  @Test func `brackets without end cost no stack`() {
    #expect {
      try PropertyList([UInt8](repeating: UInt8(ascii: "("), count: 100_000))
    } throws: {
      ($0 as? PropertyList.Mistake)?.message == "brackets are nested too deep"
    }
    #expect(throws: PropertyList.Mistake.self) { try PropertyList(Array("/* a".utf8)) }
  }
}
