import CompilerSupport
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct TextTests {
  @Test func `strings and comments are no code, interpolations are`() throws {
    let source = ##"""
      final class Session: Sendable { static let shared = Session(); let user = "ana" }

      func generate() -> String {
          let a = "Session.shared.user"
          let b = """
              func go() { print(Session.shared.user) }
              """
          let c = #"raw \(Session.shared.user)"#
          let d = #"raw \#(Session.shared.user)"#
          let e = "hi \(Session.shared.user)"
          /* Session.shared /* nested Session.shared */ still comment */
          let f = "quote \" Session.shared"
          let g = """
              \("x" + Session.shared.user)
              """
          return [a, b, c, d, e, f, g].joined() // Session.shared
      }
      """##
    let found = try check(["Session.swift": source], rules: [SharedSingleton.self])
    #expect(found.count == 1)
    #expect(found.first?.facts.map(\.text) == ["Session.swift:9", "Session.swift:10", "Session.swift:14"])
  }
}
