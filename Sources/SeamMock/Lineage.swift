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
    /// Whether it is one of the standard library, whose members belong to no actor.
    var isKnown = false
  }

  struct AssociatedType {
    var name: String
    var constraints: [TypeSyntax] = []
  }

  struct BaseClass {
    var name: String
    /// The parameters of the initializer that the double calls.
    var initializer: InitializerDeclSyntax?
    var isSendable = false
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
    var owners: [String: String] = [:]
    func visit(_ node: Syntax) {
      if let name = node.as(IdentifierTypeSyntax.self)?.name.bareText, owners[name] == nil,
        !own.contains(name),
        let owner = universe.owner(of: name, from: ancestor.place.context),
        universe.owner(of: name, from: home) != owner
      {
        owners[name] = owner
      }
      for child in node.children(viewMode: .sourceAccurate) { visit(child) }
    }
    visit(Syntax(ancestor.declaration))
    return owners
  }

  private let universe: Universe
  private var seen: Set<String> = []
  private var known: Set<String> = []
  private var root: Problem

  init(_ found: Universe.Found<MockFacts.Declaration>, in universe: Universe) {
    self.universe = universe
    let declaration = found.declaration
    root = Problem(message: "", line: declaration.line, column: declaration.column)
    add(found, isRoot: true)
    // Without a name for it, an object is its own identity.
    if known.contains("Identifiable"), bindings["ID"] != nil {
      add(knownSource: "protocol Identifiable {\nassociatedtype ID: Hashable\nvar id: ID { get }\n}")
    }
  }

  private mutating func report(
    _ message: String, at node: (some SyntaxProtocol)? = nil as TypeSyntax?, in place: Ancestor? = nil
  ) {
    var problem = root
    problem.message = message
    if let node, let place {
      let converter = SourceLocationConverter(fileName: "", tree: place.declaration.root)
      let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      problem.line = location.line + place.firstLine - 1
      problem.column = location.column
    }
    problems.append(problem)
  }

  // MARK: Ancestors

  private mutating func add(_ found: Universe.Found<MockFacts.Declaration>, isRoot: Bool = false) {
    let declared = found.declaration
    let key = (declared.context + [declared.name]).joined(separator: ".") + "@" + found.path
    guard seen.insert(key).inserted, let syntax = Self.parse(declared.text) else { return }
    if !isRoot { imports.append(found.imports) }
    sources.append(declared.text)
    let firstLine = declared.line - Self.keywordLine(of: syntax) + 1
    add(
      Ancestor(
        declaration: syntax,
        place: Universe.Place(path: found.path, context: declared.context + [declared.name]),
        firstLine: firstLine),
      isRoot: isRoot)
  }

  private mutating func add(knownSource source: String) {
    guard let syntax = Self.parse(source), seen.insert(source).inserted else { return }
    add(
      Ancestor(
        declaration: syntax, place: Universe.Place(path: "", context: []), firstLine: 1, isKnown: true),
      isRoot: false)
  }

  private mutating func add(_ ancestor: Ancestor, isRoot: Bool) {
    let declaration = ancestor.declaration
    for attribute in declaration.attributes {
      if let attribute = attribute.as(AttributeSyntax.self), attribute.namesGlobalActor {
        globalActor = globalActor ?? "@\(attribute.attributeName.trimmedDescription)"
      }
    }
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      inherit(inherited.type, ancestor, reportedAt: isRoot)
    }
    collectAssociatedTypes(declaration.memberBlock.members)
    for requirement in declaration.genericWhereClause?.requirements ?? [] {
      add(requirement.requirement, ancestor, reportedAt: isRoot)
    }
    ancestors.append(ancestor)
  }

  private mutating func collectAssociatedTypes(_ members: MemberBlockItemListSyntax) {
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
          add(requirement.requirement, nil, reportedAt: false)
        }
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self),
        associatedTypes.contains(where: { $0.name == alias.name.text })
      {
        bindings[alias.name.text] = alias.initializer.value
      }
    }
  }

  private mutating func add(
    _ requirement: GenericRequirementSyntax.Requirement, _ ancestor: Ancestor?, reportedAt: Bool
  ) {
    switch requirement {
    case .sameTypeRequirement(let same):
      let left = same.leftType.trimmedDescription.withoutSelf
      let right = same.rightType.trimmedDescription.withoutSelf
      if let type = same.rightType.as(TypeSyntax.self), left.isPlainIdentifier, left != right {
        bindings[left] = type
      } else if let type = same.leftType.as(TypeSyntax.self), right.isPlainIdentifier,
        associatedTypes.contains(where: { $0.name == right })
      {
        bindings[right] = type
      } else {
        conditions.append(requirement)
      }
    case .conformanceRequirement(let conformance):
      if conformance.leftType.trimmedDescription == "Self", let ancestor {
        inherit(conformance.rightType, ancestor, reportedAt: reportedAt)
      } else {
        conditions.append(requirement)
      }
    default:
      conditions.append(requirement)
    }
  }

  // MARK: Inheritance

  private mutating func inherit(_ type: TypeSyntax, _ ancestor: Ancestor, reportedAt: Bool) {
    if let composition = type.as(CompositionTypeSyntax.self) {
      for element in composition.elements { inherit(element.type, ancestor, reportedAt: reportedAt) }
      return
    }
    if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return inherit(only.type, ancestor, reportedAt: reportedAt)
    }
    if type.is(SuppressedTypeSyntax.self) { return }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return inherit(attributed.baseType, ancestor, reportedAt: reportedAt)
    }
    var name = type.trimmedDescription
    var arguments: GenericArgumentListSyntax?
    if let identifier = type.as(IdentifierTypeSyntax.self), let clause = identifier.genericArgumentClause {
      name = identifier.name.text
      arguments = clause.arguments
    }
    if name == ancestor.declaration.name.text { return }
    if let found = universe.protocolNamed(name, from: ancestor.place) {
      add(found)
      if let arguments, let declaration = Self.parse(found.declaration.text) { bind(declaration, arguments) }
      return
    }
    if let found = universe.baseNamed(name, from: ancestor.place) {
      return inherit(found, name, ancestor, reportedAt: reportedAt)
    }
    inherit(known: name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name, type, ancestor, reportedAt)
  }

  private mutating func bind(_ declaration: ProtocolDeclSyntax, _ arguments: GenericArgumentListSyntax) {
    let primary = declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    for (name, argument) in zip(primary, arguments) {
      if let type = argument.argument.as(TypeSyntax.self) { bindings[name] = type }
    }
  }

  private mutating func inherit(
    _ found: Universe.Found<MockFacts.Base>, _ name: String, _ ancestor: Ancestor, reportedAt: Bool
  ) {
    sources.append(found.declaration.text)
    guard found.declaration.kind == .class else {
      var parser = Parser(found.declaration.text)
      let type = TypeSyntax.parse(from: &parser)
      return inherit(type, ancestor, reportedAt: reportedAt)
    }
    imports.append(found.imports)
    guard base == nil else { return }
    let head = found.declaration.text
    if head.split(whereSeparator: { $0.isWhitespace }).contains("final") {
      return report(
        "no double can inherit '\(name)', which is final", at: ancestor.declaration.name, in: ancestor)
    }
    var base = BaseClass(name: (found.declaration.context + [found.declaration.name]).joined(separator: "."))
    let file = Parser.parse(source: "class C {\n\(head.linesOfInitializers)\n}")
    let initializers =
      file.statements.first?.item.as(ClassDeclSyntax.self)?.memberBlock.members
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) } ?? []
    let usable = initializers.filter { initializer in
      !["private", "fileprivate"].contains(initializer.modifiers.access)
        && !initializer.modifiers.contains { $0.name.text == "convenience" }
    }
    if !initializers.isEmpty {
      guard let chosen = usable.first(where: { $0.hasNoArguments }) ?? usable.first else {
        return report(
          "no double can inherit '\(name)', whose initializers are private", at: ancestor.declaration.name,
          in: ancestor)
      }
      base.initializer = chosen
    }
    self.base = base
    if head.contains("@MainActor") { globalActor = globalActor ?? "@MainActor" }
  }

  private mutating func inherit(
    known name: String, _ type: TypeSyntax, _ ancestor: Ancestor, _ reportedAt: Bool
  ) {
    if known.contains(name) { return }
    switch name {
    case "Actor": isActor = true
    case "Sendable", "SendableMetatype": isSendable = isSendable || name == "Sendable"
    case "DistributedActor":
      return report(
        "a distributed actor has no double; put a protocol of its calls before it", at: type, in: ancestor)
    default: break
    }
    if name == "Actor" {
      known.insert(name)
      return
    }
    if KnownProtocol.baseClasses.contains(name) {
      base = base ?? BaseClass(name: name)
      return
    }
    guard let protocolKnown = KnownProtocol.all[name] else {
      report(
        "'\(name)' is declared in none of the files that were read; name its folder with '--sources'",
        at: type,
        in: reportedAt ? ancestor : nil)
      return
    }
    known.insert(name)
    for parent in protocolKnown.inherits {
      inherit(TypeSyntax(IdentifierTypeSyntax(name: .identifier(parent))), ancestor, reportedAt: reportedAt)
    }
    if let source = protocolKnown.source { add(knownSource: source) }
    if let superclass = protocolKnown.base { base = base ?? BaseClass(name: superclass) }
    ready += protocolKnown.ready
  }

  // MARK: Parsing

  static func parse(_ text: String) -> ProtocolDeclSyntax? {
    Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self)
  }

  /// The line of the word `protocol` in the declaration's text, from 1.
  private static func keywordLine(of declaration: ProtocolDeclSyntax) -> Int {
    SourceLocationConverter(fileName: "", tree: declaration.root)
      .location(for: declaration.protocolKeyword.positionAfterSkippingLeadingTrivia).line
  }
}

extension String {
  var withoutSelf: String { hasPrefix("Self.") ? String(dropFirst(5)) : self }

  /// The part of a class's head that declares initializers: its attributes and modifiers come first, on two lines.
  fileprivate var linesOfInitializers: String {
    split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
  }
}

extension InitializerDeclSyntax {
  var hasNoArguments: Bool {
    signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      && signature.effectSpecifiers == nil && optionalMark == nil
  }
}
