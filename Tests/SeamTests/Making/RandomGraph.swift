import Seam

/// Members of three levels of scopes that ask one another, drawn from a seed: never in a circle.
struct RandomGraph: Sendable {
  struct Member: Hashable, Sendable, CustomStringConvertible {
    let level: Int
    let index: Int
    var description: String { "\(["base", "middle", "leaf"][level])\(index)" }
  }

  enum Kind: String, CaseIterable, Sendable {
    case shared, unique, boundary, weak
    /// Its value keeps the scope that it was made in.
    case keeping
    /// Its recipe asks on another thread and waits for it.
    case hopping
  }

  /// In an order in which each asks earlier ones alone.
  let members: [Member]
  let kinds: [Member: Kind]
  let parts: [Member: [Member]]

  init(using random: inout some RandomNumberGenerator) {
    var members: [Member] = []
    var kinds: [Member: Kind] = [:]
    var parts: [Member: [Member]] = [:]
    for (level, count) in [3...6, 2...4, 1...3].enumerated() {
      for index in 0..<Int.random(in: count, using: &random) {
        let member = Member(level: level, index: index)
        parts[member] = Self.some(of: members, using: &random)
        kinds[member] =
          Int.random(in: 0..<2, using: &random) == 0 ? .shared : Kind.allCases.randomElement(using: &random)!
        members.append(member)
      }
    }
    self.members = members
    self.kinds = kinds
    self.parts = parts
  }

  /// What a member's recipe may ask.
  func earlier(than member: Member) -> [Member] { Array(members.prefix { $0 != member }) }

  func members(of level: Int) -> [Member] { members.filter { $0.level == level } }

  static func some(of members: [Member], using random: inout some RandomNumberGenerator) -> [Member] {
    members.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.shuffled(using: &random)
  }
}

extension RandomGraph: CustomStringConvertible {
  var description: String {
    members.map { "\($0) \(kinds[$0]!.rawValue) <- \(parts[$0]!.map(\.description).joined(separator: ", "))" }
      .joined(separator: "\n")
  }
}

/// SplitMix64: small, and the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
