import SeamSource
import SwiftParser
import SwiftSyntax

/// A protocol with all that it inherits.
struct Lineage {
  /// A protocol's declaration and where it is.
  struct Ancestor {
    var declaration: ProtocolDeclSyntax
    var place: Universe.Place
    var firstLine: Int
    /// How far from the left its first line begins.
    var firstColumn = 0
    /// Whether it is one of the standard library, whose members belong to no actor.
    var isKnown = false
    /// Whether it is the protocol itself.
    var isRoot = false
    /// The condition under which it is inherited, and those of what is inherited otherwise: one of a name that is declared under
    /// several.
    var branch: Branch?
    /// The actor that its members belong to, as an attribute.
    var globalActor: String?
  }

  /// One of the conditions that exclude each other.
  struct Branch {
    /// The same for all of them.
    var group: Int
    var condition: String
  }

  struct AssociatedType {
    var name: String
    var constraints: [TypeSyntax] = []
  }

  /// What its double cannot do, at a place in the protocol's own declaration.
  struct Problem {
    var message: String
    var line: Int
    var column: Int
  }

  /// The oldest first, the protocol itself last.
  private(set) var ancestors: [Ancestor] = []
  private(set) var associatedTypes: [AssociatedType] = []
  /// What associated types are bound to.
  private(set) var bindings: [String: TypeSyntax] = [:]
  private(set) var conditions: [GenericRequirementSyntax.Requirement] = []
  private(set) var base: BaseClass?
  private(set) var ready: [String] = []
  private(set) var isActor = false
  private(set) var isSendable = false
  private(set) var globalActor: String?
  private(set) var problems: [Problem] = []
  /// The imports of the files that ancestors are in, besides the protocol's own.
  private(set) var imports: [[String]] = []
  /// Each protocol that was looked at, in order, with its text: what the double depends on.
  private(set) var sources: [String] = []

  /// The types that it names, without those in other types and without its generic parameters.
  var typeNames: Set<String> {
    var names: Set<String> = []
    var own = Set(associatedTypes.map(\.name))
    func visit(_ node: Syntax) {
      if let type = node.as(IdentifierTypeSyntax.self) { names.insert(type.name.bareText) }
      if let parameter = node.as(GenericParameterSyntax.self) { own.insert(parameter.name.bareText) }
      if let alias = node.as(TypeAliasDeclSyntax.self) { own.insert(alias.name.bareText) }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    for ancestor in ancestors where !ancestor.isKnown { visit(Syntax(ancestor.declaration)) }
    for binding in bindings.values { visit(Syntax(binding)) }
    return names.subtracting(own)
  }

  /// What has to stand before the names of types that are declared beside an ancestor, as seen from the double of the
  /// protocol itself.
  func owners(for ancestor: Ancestor) -> [String: String] {
    let home = ancestors.last.map(\.place.context).map { Array($0.dropLast()) } ?? []
    let own = Set(associatedTypes.map(\.name))
    return universe.owners(in: ancestor.declaration, from: ancestor.place.context).filter { name, owner in
      // In an extension of a type only what is declared in that very type needs no more than its name.
      !own.contains(name) && owner != home.joined(separator: ".")
    }
  }

  /// Whether a protocol of the standard library has a double say already what another asks for again: what is equal, and how
  /// it is hashed.
  func hasReady(_ requirement: Requirement, in double: String) -> Bool {
    switch requirement.name {
    case "==", "<":
      requirement.parameters.allSatisfy { $0.type == double }
        && ready.contains { $0.contains("func \(requirement.name) ") }
    case "hash", "hashValue":
      ["hash(into:)", "hashValue"].contains(requirement.title) && ready.contains { $0.contains("func hash(") }
    default: false
    }
  }

  /// Whether it is what the standard library's protocol asks for, which belongs to no actor.
  func isIdentity(_ requirement: Requirement) -> Bool {
    known.contains("Identifiable") && requirement.key == "id" && requirement.globalActor == nil
  }

  private let universe: Universe
  private var seen: Set<String> = []
  private var known: Set<String> = []
  private var root: Problem
  /// The `#if` conditions round the protocol itself.
  private let conditionsOfRoot: [String]
  private var branch: Branch?
  /// What has to be the double itself, with the ancestor that says so.
  private var selfConditions: [(type: String, node: Syntax, ancestor: Ancestor)] = []

  init(_ found: Universe.Found<MockFacts.Declaration>, in universe: Universe) {
    self.universe = universe
    let declaration = found.declaration
    conditionsOfRoot = declaration.conditions
    root = Problem(message: "", line: declaration.line, column: declaration.column)
    add(found, isRoot: true)
    bindToSelf()
    // Without a name for it, an object is its own identity.
    if known.contains("Identifiable"), bindings["ID"] != nil {
      add(knownSource: "protocol Identifiable {\nassociatedtype ID: Hashable\nvar id: ID { get }\n}")
    }
  }

  private mutating func report(_ message: String, at node: some SyntaxProtocol, in place: Ancestor) {
    let converter = SourceLocationConverter(fileName: "", tree: place.declaration.root)
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    problems.append(
      problem(message, line: location.line + place.firstLine - 1, column: location.column, in: place))
  }

  /// A problem at a line of the protocol itself, or at the protocol if it is an inherited one's, which may be in another file.
  func problem(_ message: String, line: Int, column: Int, in place: Ancestor) -> Problem {
    if place.isRoot {
      let indentation = line == place.firstLine ? place.firstColumn : 0
      return Problem(message: message, line: line, column: column + indentation)
    }
    var problem = root
    problem.message = "through '\(place.declaration.name.text)', \(message)"
    return problem
  }

  // MARK: Ancestors

  private mutating func add(_ found: Universe.Found<MockFacts.Declaration>, isRoot: Bool = false) {
    let declared = found.declaration
    let key =
      (declared.context + [declared.name]).joined(separator: ".") + "@" + found.path
      + "#\(declared.conditions)"
    guard seen.insert(key).inserted, let syntax = Self.parse(declared.text) else { return }
    if !isRoot { imports.append(found.imports) }
    sources.append(declared.text)
    let keyword = SourceLocationConverter(fileName: "", tree: syntax.root)
      .location(for: syntax.protocolKeyword.positionAfterSkippingLeadingTrivia)
    add(
      Ancestor(
        declaration: syntax,
        place: Universe.Place(path: found.path, context: declared.context + [declared.name]),
        firstLine: declared.line - keyword.line + 1,
        firstColumn: keyword.line == 1 ? declared.column - keyword.column : 0, isRoot: isRoot,
        branch: branch))
  }

  /// All of one name, each under its condition unless the protocol itself is under the same.
  private mutating func add(_ found: [Universe.Found<MockFacts.Declaration>]) {
    let same = found.first {
      found.count == 1 || conditionsOfRoot.starts(with: $0.declaration.conditions)
    }
    if let same { return add(same) }
    let outer = branch
    let group = ancestors.count
    for one in found {
      branch =
        outer ?? Branch(group: group, condition: one.declaration.conditions.joined(separator: " && "))
      add(one)
    }
    branch = outer
  }

  private mutating func add(knownSource source: String) {
    guard let syntax = Self.parse(source), seen.insert(source).inserted else { return }
    add(
      Ancestor(
        declaration: syntax, place: Universe.Place(path: "", context: []), firstLine: 1, isKnown: true))
  }

  private mutating func add(_ ancestor: Ancestor) {
    let declaration = ancestor.declaration
    let start = ancestors.count
    var ancestor = ancestor
    for attribute in declaration.attributes {
      if let attribute = attribute.as(AttributeSyntax.self), universe.isGlobalActor(attribute) {
        ancestor.globalActor = "@\(attribute.attributeName.trimmedDescription)"
        globalActor = globalActor ?? ancestor.globalActor
      }
    }
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      inherit(inherited.type, ancestor)
    }
    collectAssociatedTypes(declaration.memberBlock.members, ancestor)
    for requirement in declaration.genericWhereClause?.requirements ?? [] {
      add(requirement.requirement, ancestor)
    }
    let inherited = ancestors[start...].lazy.compactMap(\.globalActor).first
    ancestor.globalActor = ancestor.globalActor ?? inherited ?? base?.globalActor
    ancestors.append(ancestor)
  }

  private mutating func collectAssociatedTypes(_ members: MemberBlockItemListSyntax, _ ancestor: Ancestor) {
    for member in members {
      if let associated = member.decl.as(AssociatedTypeDeclSyntax.self) {
        let name = associated.name.text
        if !associatedTypes.contains(where: { $0.name == name }) {
          associatedTypes.append(AssociatedType(name: name))
        }
        if let index = associatedTypes.firstIndex(where: { $0.name == name }) {
          associatedTypes[index].constraints += associated.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        }
        for requirement in associated.genericWhereClause?.requirements ?? [] {
          add(requirement.requirement, ancestor)
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard case .decls(let members)? = clause.elements else { continue }
          let types = members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
          guard let type = types.first else { continue }
          report(
            "the associated type '\(type.name.text)' is there under a condition alone; declare it outside of '#if'",
            at: type, in: ancestor)
        }
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self),
        associatedTypes.contains(where: { $0.name == alias.name.text })
      {
        bindings[alias.name.text] = alias.initializer.value
      }
    }
  }

  private mutating func add(
    _ requirement: GenericRequirementSyntax.Requirement, _ ancestor: Ancestor
  ) {
    switch requirement {
    case .sameTypeRequirement(let same):
      let left = same.leftType.trimmedDescription.withoutSelf
      let right = same.rightType.trimmedDescription.withoutSelf
      if right == "Self" || left == "Self" {
        selfConditions.append((right == "Self" ? left : right, requirement.syntax, ancestor))
      } else if let type = same.rightType.as(TypeSyntax.self), left.isPlainIdentifier, left != right,
        bindings[left] == nil
      {
        bindings[left] = type
      } else if let type = same.leftType.as(TypeSyntax.self), right.isPlainIdentifier, bindings[right] == nil,
        associatedTypes.contains(where: { $0.name == right })
      {
        bindings[right] = type
      } else {
        conditions.append(requirement)
      }
    case .conformanceRequirement(let conformance):
      if conformance.leftType.trimmedDescription == "Self" {
        inherit(conformance.rightType, ancestor)
      } else {
        conditions.append(requirement)
      }
    default:
      conditions.append(requirement)
    }
  }

  /// `Child.Parent == Self`: a child of the same protocol can be another double of the same type; another's child would have to
  /// name the double in the double's own head.
  private mutating func bindToSelf() {
    for (type, node, ancestor) in selfConditions {
      let root = String(type.prefix { $0 != "." })
      if bindings[root] != nil { continue }
      let names = associatedTypes.first { $0.name == root }?.constraints.map(\.trimmedDescription) ?? []
      if root == type || names.contains(ancestor.declaration.name.text) {
        bindings[root] = TypeSyntax(IdentifierTypeSyntax(name: .keyword(.Self)))
      } else {
        report(
          "no double can say that '\(type)' is itself; bind '\(root)' in a protocol that inherits this one",
          at: node, in: ancestor)
      }
    }
  }

  // MARK: Inheritance

  /// - Parameter place: what is pointed at where it has no double; without it the type itself.
  private mutating func inherit(_ type: TypeSyntax, _ ancestor: Ancestor, at place: TypeSyntax? = nil) {
    let place = place ?? type
    if let composition = type.as(CompositionTypeSyntax.self) {
      for element in composition.elements { inherit(element.type, ancestor, at: place) }
      return
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return inherit(only.type, ancestor, at: place)
    }
    if type.is(SuppressedTypeSyntax.self) { return }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return inherit(attributed.baseType, ancestor, at: place)
    }
    var name = type.trimmedDescription
    var arguments: GenericArgumentListSyntax?
    if let identifier = type.as(IdentifierTypeSyntax.self), let clause = identifier.genericArgumentClause {
      name = identifier.name.text
      arguments = clause.arguments
    }
    if let member = type.as(MemberTypeSyntax.self), let clause = member.genericArgumentClause {
      name = member.with(\.genericArgumentClause, nil).trimmedDescription
      arguments = clause.arguments
    }
    if name == ancestor.declaration.name.text { return }
    let found = universe.protocolsNamed(name, from: ancestor.place)
    if let first = found.first {
      add(found)
      let clause = Self.parse(first.declaration.text)?.primaryAssociatedTypeClause
      return bind(clause?.primaryAssociatedTypes.map(\.name.text) ?? [], arguments)
    }
    if let found = universe.baseNamed(name, from: ancestor.place) {
      return inherit(found, name, arguments?.map { Spelling()($0.argument) } ?? [], ancestor, at: place)
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    name = parts.count == 2 && KnownProtocol.modules.contains(parts[0]) ? parts[1] : name
    inherit(known: name, ancestor, at: place)
    bind(KnownProtocol.all[name]?.primary ?? [], arguments)
  }

  private mutating func bind(_ primary: [String], _ arguments: GenericArgumentListSyntax?) {
    for (name, argument) in zip(primary, arguments ?? []) {
      if let type = argument.argument.as(TypeSyntax.self) { bindings[name] = type }
    }
  }

  private mutating func inherit(
    _ found: Universe.Found<MockFacts.Base>, _ name: String, _ arguments: [String], _ ancestor: Ancestor,
    at place: TypeSyntax
  ) {
    sources.append(found.declaration.text)
    guard found.declaration.kind == .class else {
      return inherit(found.declaration.aliased, ancestor, at: place)
    }
    imports.append(found.imports)
    guard base == nil else { return }
    do throws(BaseClass.Unfit) {
      let base = try BaseClass(found, arguments, in: universe)
      self.base = base
      globalActor = globalActor ?? base.globalActor
    } catch {
      report("no double can inherit '\(name)', \(error.reason)", at: place, in: ancestor)
    }
  }

  private mutating func inherit(
    known name: String, _ ancestor: Ancestor, at place: TypeSyntax
  ) {
    if known.contains(name) { return }
    switch name {
    case "Actor": isActor = true
    case "Sendable", "SendableMetatype": isSendable = isSendable || name == "Sendable"
    case _ where KnownProtocol.notForClasses.contains(name):
      return report("a double is a class, and none can conform to '\(name)'", at: place, in: ancestor)
    case "DistributedActor":
      return report(
        "a distributed actor has no double; put a protocol of its calls before it", at: place, in: ancestor)
    default: break
    }
    if name == "Actor" {
      known.insert(name)
      return
    }
    if KnownProtocol.baseClasses.contains(name) {
      base = base ?? BaseClass(system: name)
      return
    }
    guard let protocolKnown = KnownProtocol.all[name] else {
      report(
        "'\(name)' is declared in none of the files that were read; name its folder with '--sources'",
        at: place, in: ancestor)
      return
    }
    known.insert(name)
    for parent in protocolKnown.inherits {
      inherit(
        TypeSyntax(IdentifierTypeSyntax(name: .identifier(parent))), ancestor, at: place)
    }
    if let source = protocolKnown.source { add(knownSource: source) }
    if let superclass = protocolKnown.base { base = base ?? BaseClass(system: superclass) }
    ready += protocolKnown.ready
  }

  // MARK: Parsing

  static func parse(_ text: String) -> ProtocolDeclSyntax? {
    Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self)
  }
}

extension String {
  var withoutSelf: String { hasPrefix("Self.") ? String(dropFirst(5)) : self }
}
