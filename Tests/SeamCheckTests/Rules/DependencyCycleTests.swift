import CompilerSupport
import SeamSource
import Testing

@testable import SeamCheck

@Suite(.ownThread) struct DependencyCycleTests {
  @Test func `a cycle that closes through another level is found once, with its whole path`() throws {
    let found = try check(
      [
        "House.swift": """
        final class Boiler { init(pump: Pump) {} }
        final class Pump { init(valve: Valve) {} }
        final class Valve { init(meter: Meter) {} }
        final class Meter { init(boiler: Boiler) {} }

        final class HouseGraph {
            lazy var boiler: Boiler = Boiler(pump: pump)
            lazy var pump: Pump = Pump(valve: valve)
            let utilities: UtilityGraph
            lazy var valve: Valve = Valve(meter: utilities.meter(for: self))
            init(utilities: UtilityGraph) { self.utilities = utilities }
        }
        final class UtilityGraph {
            func meter(for house: HouseGraph) -> Meter { Meter(boiler: house.boiler) }
        }
        """
      ], rules: [DependencyCycle.self])
    #expect(found.count == 1)
    #expect(found.first?.position.line == 7)
    #expect(
      found.first?.facts.first?.text
        == "HouseGraph.boiler -> HouseGraph.pump -> HouseGraph.valve -> UtilityGraph.meter -> HouseGraph.boiler"
    )
  }

  @Test func `the path goes in the direction of needs, from the first in the source, without what leads in`()
    throws
  {
    let found = try check(
      [
        "Hotel.swift": """
        final class Lobby { init(desk: Desk) {} }
        final class Desk { init(phone: Phone) {} }
        final class Phone { init(exchange: Exchange) {} }
        final class Exchange { init(desk: Desk) {} }

        final class HotelGraph {
            var lobby: Lobby { Lobby(desk: desk) }
            var spare: Lobby { Lobby(desk: desk) }
            var desk: Desk { Desk(phone: phone) }
            var phone: Phone { Phone(exchange: exchange) }
            var exchange: Exchange { Exchange(desk: desk) }
        }
        """
      ], rules: [DependencyCycle.self])
    #expect(found.map(\.position.line) == [9])
    #expect(
      found.first?.facts.map(\.text) == [
        "HotelGraph.desk -> HotelGraph.phone -> HotelGraph.exchange -> HotelGraph.desk"
      ])
  }

  @Test func `a long chain of members costs no stack`() throws {
    let members = (0..<20_000).map { "var m\($0): Int { m\(($0 + 1) % 20_000) }" }.joined(separator: "\n")
    let found = try check(["Long.swift": "struct Graph {\n\(members)\n}"], rules: [DependencyCycle.self])
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "protocol P { func save(to: Int); }\nextension P { func save() { save(to: 1) } }",
    "struct A { var text: String { text(1) }; func text(_ n: Int) -> String { \"\" } }",
    "struct A { static var x: Int { 1 }; var x: Int { Self.x } }",
    "struct A { var x: Int { let x = 1; return x } }",
    "struct A { var x: Int { items.map { x in x }.count }; var items: [Int] { [] } }",
    "class A { var x: Int { 1 } }\nclass B: A { override var x: Int { super.x } }",
    "struct A { var b: B; var x: Int { b.x } }\nstruct B { var x: Int { 1 } }",
    "struct A { var next: A? { nil }; var x: Int { next?.x ?? 0 } }",
    "struct A { var x: Int { get { y } set { x = newValue } }; var y: Int { 1 } }",
  ])
  func `what only looks like a cycle is none`(_ source: String) throws {
    #expect(try check(["A.swift": source], rules: [DependencyCycle.self]).isEmpty)
  }
}
