import Foundation
import SeamSource
import SwiftSyntax
import Testing

struct SourceFileTests {
  @Test func `bytes that are no text are a problem with its line`() throws {
    let bytes = Array("let a = 1\nlet b = \"".utf8) + [0xff, 0xfe] + Array("\"\n".utf8)
    #expect {
      try SourceFile(path: "A.swift", bytes: bytes)
    } throws: {
      "\($0)" == "A.swift:2: error: the file is not valid UTF-8; save it as UTF-8"
    }
  }

  @Test func `a file that cannot be read is a problem with the reason`() throws {
    #expect {
      try SourceFile(path: "A.swift", at: "/nowhere/A.swift")
    } throws: {
      "\($0)" == "A.swift: error: the file cannot be read (there is no such file)"
    }
    #expect {
      try SourceFile(path: "A", at: "/")
    } throws: {
      "\($0)".hasPrefix("A: error: the file cannot be read (")
    }
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\0", "\r\n", "\u{FEFF}let a = 1\r\n", "let a = 1\0", "}}}}", "#if\n", "\"\"\"",
  ])
  func `odd contents are read and parsed`(_ text: String) throws {
    let source = try SourceFile(path: "A.swift", bytes: Array(text.utf8))
    #expect(try source.parse().description.utf8.elementsEqual(text.utf8))
    #expect(source.hasByteOrderMark == text.utf8.starts(with: SourceFile.byteOrderMark))
  }

  @Test func `columns are bytes, lines end in three ways, and a mark is no column`() throws {
    let source = try SourceFile(path: "A.swift", bytes: Array("\u{FEFF}ab\r\né🙂x\ry\n".utf8))
    let lines = source.lines
    #expect(lines.lineCount == 4)
    #expect(lines.position(of: 3) == Position(line: 1, column: 1))
    #expect(lines.position(of: 7) == Position(line: 2, column: 1))
    #expect(lines.position(of: 13) == Position(line: 2, column: 7))
    #expect(lines.position(of: 15) == Position(line: 3, column: 1))
    #expect(lines.position(of: 17) == Position(line: 4, column: 1))
    #expect(lines.range(ofLine: 2) == 7..<15)
    #expect(lines.range(ofLine: 5) == nil)
  }

  @Test func `one changed byte changes the hash, and so does the length`() {
    var seen: Set<ContentHash> = []
    for count in 0..<40 {
      seen.insert(ContentHash([UInt8](repeating: 0, count: count)))
      for index in 0..<count {
        var bytes = [UInt8](repeating: 0, count: count)
        bytes[index] = 1
        seen.insert(ContentHash(bytes))
      }
    }
    #expect(seen.count == 40 + 39 * 40 / 2)
  }

  @Test func `long chains, and nesting just below the limit, are walked`() throws {
    let chain = "let a = b" + String(repeating: ".c()", count: 5_000)
    let nested = "let a = " + String(repeating: "(", count: 190) + "1" + String(repeating: ")", count: 190)
    let squares = "let a = " + String(repeating: "[", count: 12) + "1" + String(repeating: "]", count: 12)
    let results = parallelMap([chain, nested, squares]) { text in
      (try? SourceFile(path: "A.swift", text: text).parse().tokens(viewMode: .sourceAccurate).count { _ in
        true
      }) ?? 0
    }
    #expect(results.allSatisfy { $0 > 20 })
  }
}
