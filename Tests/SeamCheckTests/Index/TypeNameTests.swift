import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct TypeNameTests {
  /// The type of `let x: …`, with aliases opened.
  func name(_ spelling: String) throws -> String {
    let project = try project([
      "A.swift": """
      protocol Store: Sendable {}
      typealias AnyStore = any Store & Sendable
      typealias Plain = Store
      struct Needs { let x: \(spelling) }
      """
    ])
    let type = try #require(project.types(named: "Needs").first)
    let place = try #require(project.member("x", of: type.id))
    return project.openingAliases(try #require(project[place].type), from: place.place)
  }

  @Test(arguments: [
    "any Store", "Store", "(any Store)", "((Store))", "some Store", "Plain", "@Sendable (any Store)",
  ])
  func `a type has one name, however it is spelled`(_ spelling: String) throws {
    #expect(try name(spelling) == "Store")
  }

  @Test(arguments: [
    ("Optional<any Store>", "(any Store)?"), ("Array<any Store>", "[Store]"),
    ("any Sendable & Store", "AnyStore"),
    ("Dictionary<String, [(any Store)?]>", "[String: Array<Optional<Store>>]"), ("Store?", "Store!"),
    ("(Int) -> (any Store)", "@escaping (Int) -> Store"),
  ])
  func `two spellings of one type are equal`(_ one: String, _ other: String) throws {
    #expect(try name(one) == name(other))
  }

  @Test(arguments: [("Store", "Store?"), ("[Store]", "Store"), ("any Store & Sendable", "Store")])
  func `two types are not`(_ one: String, _ other: String) throws {
    #expect(try name(one) != name(other))
  }
}
