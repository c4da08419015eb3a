import Testing

@testable import ShopTerminal

@Suite struct LineTests {
  @Test(arguments: [
    ("lamp", 4), ("Crème brûlée", 12), ("e\u{301}", 1), ("檜", 2), ("한글", 4), ("ﾊﾛｰ", 3), ("👍🏽", 2), ("❤️", 2),
    ("👨‍👩‍👧", 2), ("♥", 1), ("\u{200B}", 0), ("", 0),
  ])
  func `a text takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("lamp", 6, "lamp  "), ("lamp", 4, "lamp"), ("lamp", 3, "la…"), ("lamp", 1, "…"), ("lamp", 0, ""),
    ("檜檜檜", 6, "檜檜檜"), ("檜檜檜", 5, "檜檜…"), ("檜檜檜", 4, "檜… "), ("", 2, "  "),
  ])
  func `a line is cut or filled to a width`(text: String, width: Int, fitted: String) {
    #expect(Line(text).fitted(to: width).text == fitted)
  }

  @Test func `a cut keeps the style of each piece`() {
    let line = (Line("ab", .bold) + Line("cdef", .dim)).fitted(to: 4)
    #expect(line.text == "abc…")
    #expect(line.spans.filter { !$0.text.isEmpty }.map(\.style) == [.bold, .dim, .dim])
  }

  @Test func `two ends are kept apart`() {
    #expect(Line.justified(Line("left"), Line("right"), width: 14).text == "left     right")
    #expect(Line.justified(Line("left side"), Line("right"), width: 14).text == "left s…  right")
    #expect(Line.justified(Line("left"), Line("right"), width: 7).text == "left   ")
  }

  @Test func `what would steer the terminal is not let through`() {
    #expect(Line("a\u{1B}[2Jb\nc\u{9B}d\r").text == "a [2Jb c d ")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 80, ["one two three"]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]), ("a extraordinary", 5, ["a", "extra", "ordin", "ary"]),
    ("檜檜 檜", 4, ["檜檜", "檜"]), ("檜", 1, ["檜"]), ("one\ntwo", 80, ["one two"]), ("", 5, []), ("x", 0, []),
  ])
  func `a text is wrapped between words where it can be`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test func `a frame is drawn from the corner, each line in its style`() {
    var selected = Line("b", .accent)
    selected.isSelected = true
    let lines = [Line("a", .bold), selected]
    #expect(
      ANSI.frame(lines, isColored: true)
        == "\u{1B}[H\u{1B}[0;1ma\u{1B}[0m\r\n\u{1B}[0;7;35mb\u{1B}[0m")
    #expect(
      ANSI.frame(lines, isColored: false)
        == "\u{1B}[H\u{1B}[0;1ma\u{1B}[0m\r\n\u{1B}[0;7;1mb\u{1B}[0m")
  }
}
