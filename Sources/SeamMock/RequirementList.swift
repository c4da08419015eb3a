import SwiftSyntax

/// All that a double has to have, each requirement once, however many of its protocols ask for it.
struct RequirementList {
  private(set) var items: [RequirementItem] = []
  private(set) var problems: [Lineage.Problem] = []

  private let lineage: Lineage
  private let universe: Universe
  /// What the double is called.
  private let double: String
  /// What members of other modules are isolated to, where that is not what the double is.
  private let isolation: String?
  /// Where the requirements are that stand under no condition.
  private var places: [String: Int] = [:]
  /// The items under conditions that exclude each other, by their group.
  private var branches: [Int: (index: Int, clauses: [RequirementClause], conditions: [String])] = [:]

  /// - Parameters:
  ///   - spelling: what names stand for in the double.
  ///   - free: the associated types that are generic parameters of the double.
  init(
    of lineage: Lineage, in universe: Universe, _ spelling: Spelling, free: Set<String>, isolation: String?
  ) {
    (self.lineage, self.universe, self.isolation) = (lineage, universe, isolation)
    double = spelling.names["Self"] ?? ""
    for ancestor in lineage.ancestors {
      var spelling = spelling
      spelling.owners = ancestor.isKnown ? universe.standardOwners : lineage.owners(for: ancestor)
      var reader = RequirementReader(
        universe: universe, place: ancestor.place, spelling: spelling,
        converter: SourceLocationConverter(fileName: "", tree: ancestor.declaration.root),
        firstLine: ancestor.firstLine)
      reader.free = free
      let read = reader.items(of: ancestor.declaration.memberBlock.members)
      if let branch = ancestor.branch {
        add(read, under: branch)
      } else {
        for item in read {
          guard case .requirement(let requirement) = item else {
            items.append(item)
            continue
          }
          add(requirement, of: ancestor)
        }
      }
      problems += reader.problems.map {
        lineage.problem($0.message, line: $0.line, column: $0.column, in: ancestor)
      }
    }
    var known = places.mapValues { _ in [String]() }
    items = items.map { $0.without(&known) }
  }

  private mutating func add(_ read: [RequirementItem], under branch: Lineage.Branch) {
    var (index, clauses, conditions) = branches[branch.group] ?? (items.count, [], [])
    if index == items.count { items.append(.conditional([])) }
    if let same = conditions.firstIndex(of: branch.condition) {
      clauses[same].items += read
    } else {
      let others = clauses.compactMap(\.condition).map { "!(\($0))" }.joined(separator: " && ")
      let directive =
        clauses.isEmpty
        ? "#if \(branch.condition)" : others == branch.condition ? "#else" : "#elseif \(branch.condition)"
      clauses.append(RequirementClause(directive: directive, items: read))
      conditions.append(branch.condition)
    }
    branches[branch.group] = (index, clauses, conditions)
    items[index] = .conditional(clauses)
  }

  private mutating func add(_ requirement: Requirement, of ancestor: Lineage.Ancestor) {
    var requirement = requirement
    if !ancestor.isKnown, lineage.hasReady(requirement, in: double) { return }
    if let base = lineage.base {
      if base.members.contains(requirement.key) { return }
      if requirement.kind == .initializer {
        guard let call = base.call(for: requirement) else {
          problems.append(
            lineage.problem(
              "'\(requirement.title)' cannot make a '\(base.name)', whose initializer asks for more",
              line: requirement.line, column: requirement.column, in: ancestor))
          return
        }
        requirement.superclassCall = call.call
        if !call.words.isEmpty { requirement.prefix.append("override") }
      }
    }
    if ancestor.isKnown || isForeign(requirement, of: ancestor) || lineage.isIdentity(requirement) {
      requirement.makeNonisolated()
    }
    guard let place = places[requirement.signature], case .requirement(let old) = items[place] else {
      places[requirement.signature] = items.count
      items.append(.requirement(requirement))
      return
    }
    if requirement.kind == .property, old.result != requirement.result {
      let types = [old, requirement].map { "'\($0.result ?? "")'" }.joined(
        separator: " for one protocol and ")
      problems.append(
        lineage.problem(
          "'\(requirement.name)' has to be \(types) for another", line: requirement.line,
          column: requirement.column, in: ancestor))
    }
    // Declared again, perhaps with a setter or without an effect that it had.
    items[place] = .requirement(requirement.serving(old))
  }

  /// Whether the requirement does not belong to the double's actor: the actor is another protocol's, or what the double's module
  /// isolates by default. What takes time can go there all the same.
  private func isForeign(_ requirement: Requirement, of ancestor: Lineage.Ancestor) -> Bool {
    guard requirement.globalActor == nil, ancestor.globalActor == nil else { return false }
    if isolation == "@MainActor" { return universe.isForeign(ancestor.place.path) }
    return lineage.globalActor != nil && !requirement.isAsync && requirement.kind != .initializer
  }
}

extension RequirementItem {
  /// The item without requirements under a condition that are there anyway.
  ///
  /// - Parameter known: the conditions under which each requirement is there, by its signature; none for always. One that is there
  ///   under another condition already is left to that where both hold.
  fileprivate func without(_ known: inout [String: [String]], under outer: [String] = []) -> RequirementItem {
    guard case .conditional(let clauses) = self else { return self }
    var earlier: [String] = []
    return .conditional(
      clauses.map { clause in
        let own = clause.condition
        let condition = (outer + earlier.map { "!(\($0))" } + [own].compactMap(\.self)).uniqued
          .joined(separator: " && ")
        if let own { earlier.append(own) }
        var clause = clause
        clause.items = clause.items.compactMap { item in
          guard case .requirement(let requirement) = item else {
            return item.without(&known, under: [condition])
          }
          let conditions = known[requirement.signature]
          if conditions?.isEmpty == true || conditions?.contains(condition) == true { return nil }
          known[requirement.signature, default: []].append(condition)
          guard let conditions else { return item }
          let others = conditions.map { "!(\($0))" }.joined(separator: " && ")
          return .conditional([RequirementClause(directive: "#if \(others)", items: [item])])
        }
        return clause
      })
  }
}

extension RequirementClause {
  /// What stands after `#if` or `#elseif`.
  fileprivate var condition: String? {
    directive.firstIndex(of: " ").map { directive[$0...].trimmingPrefix(" ") }.map { String($0) }
  }
}

extension [RequirementItem] {
  /// All requirements, in all clauses.
  var flat: [Requirement] {
    flatMap { item -> [Requirement] in
      switch item {
      case .requirement(let requirement): [requirement]
      case .conditional(let clauses): clauses.flatMap { $0.items.flat }
      }
    }
  }
}
