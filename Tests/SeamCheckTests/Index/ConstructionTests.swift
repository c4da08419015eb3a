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
        var f: [Radio] { [1, 2].map(Radio.init) }
        var h: Radio { let radio = Radio(station: 7); return radio }
        var i: Radio? { Radio(station: 8) }
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
}
