import SeamSource
import Testing

struct NestingTests {
  @Test func `brackets count, in code alone`() {
    let text = ##"""
      let a = ["([{", "\(f([1]))", #"\(["#, #"\#(g((2)))"#] // ((((
      /* (( /* (( */ (( */
      """
      ((( \(h(3))
      """
      """##
    let nesting = Nesting(Array(text.utf8))
    #expect(nesting.depth == 4)
    #expect(nesting.squareDepth == 1)
    #expect(nesting.excess == nil)
  }

  @Test func `what is too deep is a problem of the file, with its line`() {
    for bracket in ["(", "[", "{"] {
      let text = "let a = 1\nlet b = " + String(repeating: bracket, count: 10_000)
      #expect {
        try SourceFile(path: "Deep.swift", text: text).parse()
      } throws: { error in
        "\(error)"
          == "Deep.swift:2: error: brackets are nested too deep to be read (at most 200, of '[' in '[' 18)"
      }
    }
  }
}
