import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct ConstructionTests {
  static let source = """
    protocol Tuner { init(station: Int) }
    struct Radio: Tuner { let station: Int; init(station: Int) { self.station = station } }
    struct Box<T> { let value: T }

    struct CarGraph {
        var a: Radio { Radio(station: 1) }
        var b: Radio { .init(station: 2) }
        var c: Radio { Radio.init(station: 3) }
        var d: Radio { return .init(station: 4) }
        let make: (Int) -> Radio = Radio.init(station:)
        var e: Box<Radio> { Box(value: .init(station: 5)) }
        var f: [Radio] { [1, 2].map(Radio.init) }
        func g<T: Tuner>(_ t: T.Type) -> T { t.init(station: 6) }
        var h: Radio { let radio = Radio(station: 7); return radio }
        var i: Radio? { Radio(station: 8) }
        func j() -> Any { type(of: a).init(station: 9) }
        func k() { use(.init(station: 10)) }
    }
    """

  @Test(arguments: ["a", "b", "c", "d", "make", "f", "h", "i"])
  func `all spellings of a construction are one`(_ name: String) throws {
    let project = try project(["Car.swift": Self.source])
    let graph = try #require(project.types(named: "CarGraph").first)
    let radio = try #require(project.types(named: "Radio").first)
    let place = try #require(project.member(name, of: graph.id))
    let made = project[place].uses.compactMap {
      project.construction($0, expected: project[place].type, at: place)
    }
    #expect(made == [radio.id])
  }

  @Test(arguments: [
    ("var e: Box<Radio> { Box(value: .init(station: 5)) }", ["Box", "Radio"]),
    ("var e: Pair<Int, Radio> { Pair(one: 1, other: .init(station: 5)) }", ["Pair", "Radio"]),
    ("var e: Box<Box<Radio>> { .init(value: .init(value: .init(station: 5))) }", ["Box", "Box", "Radio"]),
    ("var e: Car { Car(radio: .init(station: 1)) }", ["Car", "Radio"]),
    ("var e: Any { tune(.init(station: 1)) }\nfunc tune(_ radio: Radio) {}", ["Radio"]),
    ("func e(radio: Radio = .init(station: 1)) {}", ["Radio"]),
    ("var radio: Radio\nfunc e() { radio = .init(station: 1) }", ["Radio"]),
    ("var e: Box<Radio> { Box(wrong: .init(station: 5)) }", ["Box"]),
    ("var e: Any { Box(value: .init(station: 5)) }", ["Box"]),
  ])
  func `what an initializer that is not named makes is told by where it stands`(
    _ code: String, _ made: [String]
  )
    throws
  {
    let project = try project([
      "Car.swift": Self.source
        + "\nstruct Pair<A, B> { let one: A; let other: B }\nstruct Car { init(radio: Radio) {} }",
      "Graph.swift": "struct Graph {\n\(code)\n}",
    ])
    let graph = try #require(project.types(named: "Graph").first)
    let place = try #require(project.member("e", of: graph.id))
    let found = project[place].uses.indices.compactMap { project.construction($0, at: place) }
    #expect(found.map { project.types[$0].name }.sorted() == made)
  }

  @Test func `a construction that cannot be followed is said to be one`() throws {
    let project = try project(["Car.swift": Self.source])
    #expect(
      project.unfollowedConstructions.map { "\($0.position.line): \($0.spelling)" } == [
        "13: t.init", "16: .init", "17: .init",
      ])
    var outcome = CheckOutcome()
    outcome.unfollowed = project.unfollowedConstructions
    #expect(
      Summary.text(outcome) == """
        0 files, 0 lines: nothing found
        3 constructions could not be followed, for nothing there names the type; '--verbose' names them

        """)
    #expect(Summary.text(outcome, inFull: true).contains("  Car.swift:13:42: 't.init'\n"))
  }
}
