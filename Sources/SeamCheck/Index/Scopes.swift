/// The scopes of Seam in a project: their members, and what each of them is made from.
package struct Scopes: Sendable {
  package struct Member: Sendable {
    package var scope: Int
    package var place: Project.MemberPlace
    package var name: String
    package var kind: Kind
    /// The call of `shared`, `unique`, …; -1 for a plain property or function.
    package var call: Int32 = -1
    package var recipe: Int32 = -1
    package var standIn: Int32 = -1
    /// The use that is the key path.
    package var key: Int = -1

    package var isKept: Bool { [.shared, .mainShared, .boundary, .weak].contains(kind) }
  }

  package enum Kind: String, Sendable {
    case unique, shared, mainShared, weak, boundary, plain
  }

  /// Each scope, by type.
  package private(set) var types: Set<Int> = []
  package private(set) var members: [Member] = []
  /// By scope and name; nothing where two have one name.
  private var byName: [Int: [String: [Int]]] = [:]

  init() {}

  package init(_ project: Project) {
    for type in project.types where Self.isScope(type, project) && type.kind != .protocol {
      types.insert(type.id)
    }
    for id in types.sorted() {
      for place in project.members(of: id) {
        guard let member = Self.member(at: place, of: id, project) else { continue }
        byName[id, default: [:]][member.name, default: []].append(members.count)
        members.append(member)
      }
    }
  }

  /// `Scope`, `RootScope` or `ChildScope`, of the library or, in the library itself, of the project.
  package static func isScope(_ type: TypeInfo, _ project: Project) -> Bool {
    ["Scope", "RootScope", "ChildScope"].contains { inherits(type, $0, project) }
  }

  package static func inherits(_ type: TypeInfo, _ name: String, _ project: Project) -> Bool {
    type.conforms(to: name)
      || type.ancestors.contains {
        project.types[$0].kind == .protocol && project.types[$0].qualifiedName == name
      }
  }

  private static func member(at place: Project.MemberPlace, of scope: Int, _ project: Project) -> Member? {
    let facts = project[place]
    guard !facts.isStatic, !facts.isStored, [.property, .function, .subscript].contains(facts.kind) else {
      return nil
    }
    var member = Member(
      scope: scope, place: place, name: facts.kind == .subscript ? "[]" : facts.name, kind: .plain)
    let call = facts.uses.firstIndex { use in
      use.isCalled && use.closure < 0 && use.base < 0 && !use.traits.contains(.inSetter)
        && Kind(rawValue: use.path.hasPrefix("self.") ? String(use.path.dropFirst(5)) : use.path) != nil
    }
    guard let call else { return member }
    guard
      let key = facts.uses.indices.first(where: {
        Int(facts.uses[$0].call) == call && facts.uses[$0].isKeyPath && facts.uses[$0].label.isEmpty
      })
    else { return member }
    member.kind = facts.uses[call].names.last.flatMap { Kind(rawValue: String($0)) } ?? .plain
    member.call = Int32(call)
    member.key = key
    for (index, closure) in facts.closures.enumerated() where Int(closure.call) == call {
      if closure.label.isEmpty { member.recipe = Int32(index) }
      if closure.label == "standIn" { member.standIn = Int32(index) }
    }
    return member
  }

  // MARK: Edges

  /// The members that a member's code asks its scopes for, each with the use that does.
  package func edges(of member: Member, _ project: Project) -> [(target: Int, use: Use)] {
    let facts = project[member.place]
    return facts.uses.enumerated().compactMap { index, use in
      guard index != member.key, !use.traits.contains(.inSetter), isInRecipe(use, of: member, facts),
        let target = target(of: use, in: facts, from: member.scope, project)
      else { return nil }
      return (target, use)
    }
  }

  private func isInRecipe(_ use: Use, of member: Member, _ facts: SeamCheck.Member) -> Bool {
    guard member.recipe >= 0 else { return true }
    var closure = use.closure
    while closure >= 0 {
      if closure == member.recipe { return true }
      closure = facts.closures[Int(closure)].parent
    }
    return false
  }

  /// The member that a chain names: `tokens`, `self.tokens`, `parent.parent.tokens`, `session.cart`.
  package func target(
    of use: Use, in facts: SeamCheck.Member, from scope: Int, _ project: Project
  ) -> Int? {
    guard project.ownMember(use, in: facts) != nil else { return nil }
    var scope = scope
    for name in use.names where name != "self" {
      if let next = storedScope(String(name), of: scope, project) {
        scope = next
      } else {
        return find(String(name), in: scope, project)
      }
    }
    return nil
  }

  /// A scope that a scope stores: its parent, or another owner.
  package func storedScope(_ name: String, of scope: Int, _ project: Project) -> Int? {
    guard let place = project.member(name, of: scope), project[place].isStored,
      let type = project[place].type,
      let id = project.resolve(type, from: place.place), types.contains(id)
    else { return nil }
    return id
  }

  /// The member of that name, here or further up.
  package func find(_ name: String, in scope: Int, _ project: Project) -> Int? {
    var scope = scope
    for _ in 0..<16 {
      if let found = byName[scope]?[name] { return found.count == 1 ? found[0] : nil }
      guard let parent = storedScope("parent", of: scope, project) else { return nil }
      scope = parent
    }
    return nil
  }
}
