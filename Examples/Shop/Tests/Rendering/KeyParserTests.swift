import Testing

@testable import ShopTerminal

@Suite struct KeyParserTests {
  @Test(arguments: [
    ("\u{1B}[A", [Key.up]), ("\u{1B}OB", [.down]), ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[H\u{1B}[F", [.home, .end]), ("\r\n", [.enter, .enter]), ("\u{1B}", [.escape]),
    ("\u{7F}", [.backspace]), ("\u{3}", [.interrupt]), ("f2", [.character("f"), .character("2")]),
    ("\u{1B}[1;5Cq", [.character("q")]), ("é\u{1}", []), ("\u{1B}\u{1B}[A", [.escape, .up]),
  ])
  func `bytes are keys`(bytes: String, keys: [Key]) {
    var parser = KeyParser()
    #expect(parser.keys(in: Array(bytes.utf8)) == keys)
  }

  @Test func `a sequence may come in portions`() {
    var parser = KeyParser()
    #expect(parser.keys(in: Array("j\u{1B}[".utf8)) == [.character("j")])
    #expect(parser.keys(in: Array("6".utf8)) == [])
    #expect(parser.keys(in: Array("~k".utf8)) == [.pageDown, .character("k")])
  }
}
