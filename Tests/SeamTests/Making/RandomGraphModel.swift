import Seam

/// What scopes over a random graph must hand out, computed without the library.
///
/// A kept value lives in the scope that was asked, or as far up the scopes that this one was derived from as nothing that
/// it asked for, directly or not, is replaced on the way. Two look-ups give one object exactly if the value lives at one
/// place.
struct RandomGraphModel {
  typealias Member = RandomGraph.Member

  struct Instance {
    let level: Int
    var origin: Int?
    var parent: Int?
    /// The replacements that take effect in the scope itself and in those below it.
    var here: [Member: GraphEdit] = [:]
    /// All members that are other ones here than in the origin.
    var affected: Set<Member> = []
  }

  /// Where a kept value lives: the scope, and how many replacements of the member lie under it.
  struct Home: Hashable {
    let scope: Int
    let member: Member
    let under: Int
  }

  let graph: RandomGraph
  var instances: [Instance] = []

  init(_ graph: RandomGraph) { self.graph = graph }

  // MARK: - Scopes

  mutating func add(level: Int, parent: Int?) -> Int {
    instances.append(Instance(level: level, origin: nil, parent: parent))
    return instances.count - 1
  }

  /// Derives a scope, and first those that it stands on and in which something changes.
  mutating func derive(_ scope: Int, _ edits: [GraphEdit]) -> Int { derive(scope, edits, isStart: true) }

  private mutating func derive(_ scope: Int, _ edits: [GraphEdit], isStart: Bool) -> Int {
    var derived = Instance(level: instances[scope].level, origin: scope, parent: instances[scope].parent)
    if let parent = derived.parent, edits.contains(where: { $0.member.level <= instances[parent].level }) {
      derived.parent = derive(parent, edits, isStart: false)
    }
    for edit in edits where isStart || edit.member.level <= derived.level {
      derived.affected.insert(edit.member)
      let isHere = isStart ? edit.member.level >= derived.level : edit.member.level == derived.level
      if isHere { derived.here[edit.member] = edit }
    }
    instances.append(derived)
    return instances.count - 1
  }

  /// The scope of a level that a scope is or stands on.
  func scope(_ scope: Int, at level: Int) -> Int {
    var scope = scope
    while instances[scope].level > level { scope = instances[scope].parent! }
    return scope
  }

  // MARK: - Values

  /// The replacements of a member, nearest first, each with the scope that it was made in; nothing for one further up.
  private func edits(of member: Member, in scope: Int) -> [(edit: GraphEdit, at: Int?)] {
    var found: [(edit: GraphEdit, at: Int?)] = []
    var next: Int? = scope
    while let at = next {
      if let edit = instances[at].here[member] { found.append((edit, at)) }
      next = instances[at].origin
    }
    if let parent = instances[scope].parent { found += edits(of: member, in: parent).map { ($0.edit, nil) } }
    return found
  }

  /// What runs for a member under its first `skipped` replacements: a maker, what it asks, and where its value may live.
  private func making(of member: Member, in scope: Int, skipping skipped: Int) -> Making {
    let edits = edits(of: member, in: scope)
    var making = Making(maker: member.description, parts: [], under: edits.count - skipped)
    guard skipped < edits.count else {
      making.parts = graph.parts[member]!
      making.keeps = graph.kinds[member] == .keeping
      return making
    }
    making.maker = edits[skipped].edit.name
    making.top = edits[skipped].at
    switch edits[skipped].edit.action {
    case .value: making.isGiven = true
    case .recipe(let parts): making.parts = parts
    case .decorator: making.asksOriginal = true
    }
    return making
  }

  private struct Making {
    var maker: String
    var parts: [Member]
    let under: Int
    var top: Int?
    var isGiven = false
    var asksOriginal = false
    var keeps = false
  }

  func signature(of member: Member, in scope: Int, skipping skipped: Int = 0) -> String {
    let making = making(of: member, in: scope, skipping: skipped)
    var parts = making.parts.map { signature(of: $0, in: self.scope(scope, at: $0.level)) }
    if making.asksOriginal { parts = [signature(of: member, in: scope, skipping: skipped + 1)] }
    return parts.isEmpty ? making.maker : "\(making.maker)(\(parts.joined(separator: " ")))"
  }

  /// All that a value asks for, and whether something on the way keeps its scope.
  private func consulted(by member: Member, in scope: Int, skipping skipped: Int) -> (
    members: Set<Member>, keeps: Bool
  ) {
    let making = making(of: member, in: scope, skipping: skipped)
    var all: (members: Set<Member>, keeps: Bool) = (Set(making.parts), making.keeps)
    var inner = making.parts.map { consulted(by: $0, in: self.scope(scope, at: $0.level), skipping: 0) }
    if making.asksOriginal { inner.append(consulted(by: member, in: scope, skipping: skipped + 1)) }
    for part in inner {
      all.members.formUnion(part.members)
      all.keeps = all.keeps || part.keeps
    }
    return all
  }

  func home(of member: Member, in scope: Int, skipping skipped: Int = 0) -> Home {
    let making = making(of: member, in: scope, skipping: skipped)
    let consulted = consulted(by: member, in: scope, skipping: skipped)
    var at = scope
    while at != making.top, let origin = instances[at].origin {
      let affected = instances[at].affected
      if !affected.isDisjoint(with: consulted.members) || (consulted.keeps && !affected.isEmpty) { break }
      at = origin
    }
    return Home(scope: at, member: member, under: making.under)
  }

  func isGiven(_ member: Member, in scope: Int) -> Bool { making(of: member, in: scope, skipping: 0).isGiven }

  /// How often each recipe runs when everything is asked for.
  var runs: [String: Int] {
    var homes: Set<Home> = []
    var runs: [String: Int] = [:]
    func visit(_ member: Member, _ scope: Int, _ skipped: Int) {
      let making = making(of: member, in: scope, skipping: skipped)
      if !making.isGiven, graph.kinds[member] != .unique {
        guard homes.insert(home(of: member, in: scope, skipping: skipped)).inserted else { return }
        runs[making.maker, default: 0] += 1
      }
      for part in making.parts { visit(part, self.scope(scope, at: part.level), 0) }
      if making.asksOriginal { visit(member, scope, skipped + 1) }
    }
    for scope in instances.indices {
      for member in graph.members(of: instances[scope].level) { visit(member, scope, 0) }
    }
    return runs
  }
}

extension RandomGraphModel: CustomStringConvertible {
  var description: String {
    let scopes = instances.enumerated().map { number, scope in
      let edits = scope.here.values.map { "\($0.member) = \($0.name) \($0.action)" }.sorted()
      let origin = scope.origin.map { " from \($0)" } ?? ""
      let parent = scope.parent.map { " on \($0)" } ?? ""
      return "scope \(number): level \(scope.level)\(origin)\(parent) \(edits)"
    }
    return (["\(graph)"] + scopes).joined(separator: "\n")
  }
}
