import SwiftSyntax

/// Takes the members of a protocol apart.
struct RequirementReader {
  let universe: Universe
  let place: Universe.Place
  /// What names stand for in the double.
  var spelling: Spelling
  /// The actor of the protocol, as an attribute.
  var globalActor: String?
  /// The line of the protocol's text in its file, to be added to lines in the text.
  var converter: SourceLocationConverter
  var firstLine = 1
  private(set) var problems: [(message: String, line: Int, column: Int)] = []

  init(
    universe: Universe, place: Universe.Place, spelling: Spelling, converter: SourceLocationConverter,
    firstLine: Int
  ) {
    self.universe = universe
    self.place = place
    self.spelling = spelling
    self.converter = converter
    self.firstLine = firstLine
  }

  mutating func items(of members: MemberBlockItemListSyntax) -> [RequirementItem] {
    members.flatMap { item -> [RequirementItem] in
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        let clauses = conditional.clauses.map { clause -> RequirementClause in
          let condition = clause.condition.map { " " + spelling($0) } ?? ""
          var inner: [RequirementItem] = []
          if case .decls(let members) = clause.elements { inner = items(of: members) }
          return RequirementClause(directive: "\(clause.poundKeyword.text)\(condition)", items: inner)
        }
        return [.conditional(clauses)]
      }
      return requirements(of: item.decl).map { .requirement($0) }
    }
  }

  private mutating func requirements(of declaration: DeclSyntax) -> [Requirement] {
    var found: [Requirement] = []
    if let function = declaration.as(FunctionDeclSyntax.self) {
      if function.modifiers.contains(where: { $0.name.text == "optional" }) { return [] }
      found = [read(function)]
    } else if let property = declaration.as(VariableDeclSyntax.self) {
      if property.modifiers.contains(where: { $0.name.text == "optional" }) { return [] }
      found = property.bindings.compactMap { read(property, $0) }
    } else if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
      found = [read(subscripting)]
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      found = [read(initializer)]
    }
    let location = converter.location(for: declaration.positionAfterSkippingLeadingTrivia)
    return found.map { requirement in
      var requirement = requirement
      requirement.documentation = declaration.leadingTrivia.documentation
      requirement.line = location.line + firstLine - 1
      requirement.column = location.column
      return requirement
    }
  }

  // MARK: Declarations

  private mutating func read(_ function: FunctionDeclSyntax) -> Requirement {
    var requirement = Requirement(kind: .function, name: function.name.text)
    read(function.modifiers, function.attributes, into: &requirement)
    let erasure = read(function.genericParameterClause, function.genericWhereClause, into: &requirement)
    let effects = function.signature.effectSpecifiers
    requirement.isAsync = effects?.asyncSpecifier != nil
    requirement.failure = failure(effects?.throwsClause, erasure)
    if case .function = requirement.kind, case .binaryOperator = function.name.tokenKind {
      requirement.name = function.name.text
    }
    requirement.parameters = parameters(function.signature.parameterClause.parameters, erasure, &requirement)
    read(result: function.signature.returnClause?.type, erasure, into: &requirement)
    return requirement
  }

  private mutating func read(_ property: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Requirement?
  {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type
    else { return nil }
    var requirement = Requirement(kind: .property, name: name)
    read(property.modifiers, property.attributes, into: &requirement)
    read(accessors: binding.accessorBlock, into: &requirement)
    read(result: type, erasure([:]), into: &requirement)
    return requirement
  }

  private mutating func read(_ subscripting: SubscriptDeclSyntax) -> Requirement {
    var requirement = Requirement(kind: .subscript, name: "subscript")
    read(subscripting.modifiers, subscripting.attributes, into: &requirement)
    let erasure = read(
      subscripting.genericParameterClause, subscripting.genericWhereClause, into: &requirement)
    read(accessors: subscripting.accessorBlock, into: &requirement)
    requirement.parameters = parameters(
      subscripting.parameterClause.parameters, erasure, &requirement, isSubscript: true)
    read(result: subscripting.returnClause.type, erasure, into: &requirement)
    return requirement
  }

  private mutating func read(_ initializer: InitializerDeclSyntax) -> Requirement {
    var requirement = Requirement(kind: .initializer, name: "init")
    read(initializer.modifiers, initializer.attributes, into: &requirement)
    requirement.optionality = initializer.optionalMark?.text ?? ""
    let erasure = read(initializer.genericParameterClause, initializer.genericWhereClause, into: &requirement)
    let effects = initializer.signature.effectSpecifiers
    requirement.isAsync = effects?.asyncSpecifier != nil
    requirement.failure = failure(effects?.throwsClause, erasure)
    requirement.parameters = parameters(
      initializer.signature.parameterClause.parameters, erasure, &requirement)
    if !requirement.optionality.isEmpty { requirement.output = universe.standard("Bool") }
    return requirement
  }

  // MARK: Parts

  private func read(
    _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax,
    into requirement: inout Requirement
  ) {
    var kept: [String] = []
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedDescription
      switch name {
      case "objc", "inlinable", "usableFromInline", "warn_unqualified_access": continue
      case "available", "discardableResult", "Sendable", "preconcurrency", "nonobjc": break
      case "concurrent": break
      default: if attribute.namesGlobalActor { requirement.globalActor = "@\(name)" }
      }
      kept.append(spelling(attribute))
    }
    for modifier in modifiers {
      switch modifier.name.text {
      case "static", "class": requirement.isStatic = true
      case "nonisolated":
        if modifier.detail?.detail.text == "nonsending" {
          requirement.runsOnCaller = true
        }
        requirement.isNonisolated = true
        kept.append(spelling(modifier))
      case "prefix", "postfix": kept.append(modifier.name.text)
      default: break  // mutating, nonmutating, consuming and optional say nothing of a class
      }
    }
    if requirement.isStatic {
      kept.insert("static", at: kept.firstIndex { $0 == "prefix" || $0 == "postfix" } ?? kept.count)
    }
    requirement.prefix = kept
  }

  private mutating func read(accessors block: AccessorBlockSyntax?, into requirement: inout Requirement) {
    guard case .accessors(let accessors)? = block?.accessors else { return }
    for accessor in accessors {
      switch accessor.accessorSpecifier.text {
      case "set": requirement.hasSetter = true
      case "get":
        requirement.isAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
        requirement.failure = failure(accessor.effectSpecifiers?.throwsClause, erasure([:]))
      default:
        let location = converter.location(for: accessor.positionAfterSkippingLeadingTrivia)
        problems.append(
          (
            "an accessor '\(accessor.accessorSpecifier.text)' has no double; use 'get' and 'set'",
            location.line + firstLine - 1, location.column
          ))
      }
    }
  }

  private func erasure(_ generics: [String: String]) -> TypeErasure {
    TypeErasure(generics: generics, spelling: spelling)
  }

  private func read(
    _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?,
    into requirement: inout Requirement
  ) -> TypeErasure {
    guard let clause else {
      requirement.genericWhere = condition.map { " " + spelling($0) } ?? ""
      return erasure([:])
    }
    var constraints: [String: [TypeSyntax]] = [:]
    var noncopyable: Set<String> = []
    var packs: Set<String> = []
    for parameter in clause.parameters {
      let name = parameter.name.bareText
      if parameter.specifier?.text == "each" { packs.insert(name) }
      constraints[name] = parameter.inheritedType.map { [$0] } ?? []
    }
    for requirement in condition?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
      constraints[conformance.leftType.trimmedDescription]?.append(conformance.rightType)
    }
    var generics: [String: String] = [:]
    for (name, types) in constraints {
      let texts = types.flatMap { type -> [String] in
        if let composition = type.as(CompositionTypeSyntax.self) {
          return composition.elements.map { spelling($0.type) }
        }
        return [spelling(type)]
      }
      if texts.contains(where: { $0.hasPrefix("~") }) { noncopyable.insert(name) }
      generics[name] = existential(texts.filter { !$0.hasPrefix("~") })
      if !texts.isEmpty { requirement.constraints[name] = texts.joined(separator: " ") }
    }
    requirement.generics = spelling(clause)
    requirement.genericWhere = condition.map { " " + spelling($0) } ?? ""
    var inner = spelling
    for name in generics.keys {
      inner.names[name] = nil
      inner.owners[name] = nil
    }
    return TypeErasure(generics: generics, noncopyable: noncopyable, packs: packs, spelling: inner)
  }

  /// `any P & Q` where all are known to be protocols, else `Any`.
  private func existential(_ constraints: [String]) -> String {
    guard !constraints.isEmpty,
      constraints.allSatisfy({ name in
        universe.protocolNamed(name, from: place) != nil || KnownProtocol.constraints.contains(name)
          || (name.hasPrefix("Swift.") && KnownProtocol.constraints.contains(String(name.dropFirst(6))))
      })
    else { return "Any" }
    return "any " + constraints.joined(separator: " & ")
  }

  private func failure(_ clause: ThrowsClauseSyntax?, _ erasure: TypeErasure) -> Requirement.Failure {
    guard let clause else { return .never }
    if clause.throwsSpecifier.text == "rethrows" { return .asClosure(nil) }
    guard let type = clause.type else { return .any }
    let text = spelling(type)
    switch text {
    case "Never", "Swift.Never": return .never
    case "any Error", "any Swift.Error", "Error", "Swift.Error":
      return universe.hides("Error") && !text.contains("Swift.") ? .typed(text) : .any
    default: return erasure.mentionsGeneric(Syntax(type)) ? .asClosure(text) : .typed(text)
    }
  }

  private func read(result type: TypeSyntax?, _ erasure: TypeErasure, into requirement: inout Requirement) {
    guard var type else { return }
    requirement.result = erasure.spelling(type)
    if let attributed = type.as(AttributedTypeSyntax.self) {
      requirement.isSending = attributed.specifiers.contains { $0.trimmedDescription == "sending" }
      type = attributed.baseType.with(\.leadingTrivia, [])
      if !attributed.attributes.isEmpty {
        requirement.output = "\(spelling(attributed.attributes)) \(spelling(type))"
        return
      }
    }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      requirement.output = TypeErasure.optional(spelling(unwrapped.wrappedType))
      return
    }
    if isNoncopyable(type) { requirement.isNoncopyable = true }
    if let pack = packName(type, erasure) {
      requirement.output = "[Any]"
      requirement.packResult = pack
      return
    }
    let erased = erasure(type)
    requirement.output = erased.text
    requirement.isErased = erased.isErased
    switch erased.text {
    case "()", "Swift.Void": requirement.output = "Void"
    default: break
    }
  }

  private func packName(_ type: TypeSyntax, _ erasure: TypeErasure) -> String? {
    guard !erasure.packs.isEmpty else { return nil }
    var inner = type
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      inner = only.type
    }
    guard let expansion = inner.as(PackExpansionTypeSyntax.self),
      let element = expansion.repetitionPattern.as(PackElementTypeSyntax.self)
    else { return nil }
    let name = element.pack.trimmedDescription
    return erasure.packs.contains(name) ? name : nil
  }

  private func isNoncopyable(_ type: TypeSyntax) -> Bool {
    let name = type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    return universe.isNoncopyable(name)
  }

  // MARK: Parameters

  private func parameters(
    _ list: FunctionParameterListSyntax, _ erasure: TypeErasure, _ requirement: inout Requirement,
    isSubscript: Bool = false
  ) -> [Requirement.Parameter] {
    let names = Set(list.map { ($0.secondName ?? $0.firstName).bareText })
    var parameters: [Requirement.Parameter] = []
    for (index, parameter) in list.enumerated() {
      parameters.append(read(parameter, index, names, erasure, &requirement, isSubscript))
    }
    return parameters
  }

  private func read(
    _ syntax: FunctionParameterSyntax, _ index: Int, _ names: Set<String>, _ erasure: TypeErasure,
    _ requirement: inout Requirement, _ isSubscript: Bool
  ) -> Requirement.Parameter {
    let first = syntax.firstName.text
    let second = syntax.secondName?.text
    // A parameter of a subscript has no label unless it has two names.
    let label: String? =
      isSubscript && second == nil ? nil : first == "_" ? nil : first
    var name = second ?? first
    var head =
      isSubscript && second == nil ? first : [first, second].compactMap(\.self).joined(separator: " ")
    if name == "_" {
      var fresh = index == 0 ? "value" : "value\(index + 1)"
      while names.contains(fresh) { fresh += "_" }
      name = fresh
      head = first == "_" && !isSubscript ? "_ \(name)" : isSubscript ? name : "\(first) \(name)"
    }
    if isSubscript, second == nil, first == "_" { head = name }
    let usable = name.escapedName

    var type = syntax.type
    var specifiers: [String] = []
    var attributes: [String] = []
    if let attributed = type.as(AttributedTypeSyntax.self) {
      specifiers = attributed.specifiers.map { $0.trimmedDescription }
      attributes = attributed.attributes.map { spelling($0) }
      type = attributed.baseType
    }
    let spelled = erasure.spelling(syntax.type)
    let isVariadic = syntax.ellipsis != nil
    var parameter = Requirement.Parameter(
      label: label, name: usable, declared: "\(head): \(spelled)\(isVariadic ? "..." : "")",
      type: spelled + (isVariadic ? "..." : ""))

    if specifiers.contains("isolated") {
      requirement.runsOnCaller = true
      parameter.handlerType = spelling(type)
      parameter.handlerArgument = usable
      return parameter
    }
    parameter.hasOwnership = specifiers.contains {
      ["borrowing", "consuming", "__owned", "__shared"].contains($0)
    }
    let passing = specifiers.filter { $0 != "isolated" && $0 != "_const" }.map { $0 + " " }.joined()

    if let pack = type.as(PackExpansionTypeSyntax.self) {
      _ = pack
      parameter.handlerType = "[Any]"
      parameter.handlerArgument = "\(name)Elements".escapedName
      parameter.recordedType = "[Any]"
      parameter.recordedExpression = parameter.handlerArgument
      parameter.before = [
        "var \(parameter.handlerArgument): [Any] = []",
        "for element in repeat each \(usable) { \(parameter.handlerArgument).append(element) }",
      ]
      return parameter
    }
    if isNoncopyable(type) || erasure.noncopyable.contains(type.trimmedDescription) {
      if erasure.mentionsGeneric(Syntax(type)) { return parameter }
      parameter.handlerType = passing + spelling(type)
      parameter.handlerArgument = (specifiers.contains("inout") ? "&" : "") + usable
      parameter.hasOwnership = true
      return parameter
    }
    if let function = functionType(type) {
      read(function, attributes, name: usable, erasure, isOptional: false, into: &parameter)
      return parameter
    }
    read(
      value: type, passing: passing, attributes: attributes, specifiers: specifiers, isVariadic: isVariadic,
      name: usable, erasure, into: &parameter)
    return parameter
  }

  private func read(
    value type: TypeSyntax, passing: String, attributes: [String], specifiers: [String], isVariadic: Bool,
    name: String, _ erasure: TypeErasure, into parameter: inout Requirement.Parameter
  ) {
    var erased = erasure(type)
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self), !erased.isErased {
      erased.text = TypeErasure.optional(spelling(unwrapped.wrappedType))
    }
    let prefix = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }.map { $0 + " " }.joined()
    let isEscaping = attributes.contains("@escaping")
    if isVariadic { erased.text = "[\(erased.text)]" }
    // A function type with one parameter `Void` is written so.
    if erased.text == "Void" || erased.text == "Swift.Void" { erased.text = "()" }
    parameter.handlerType = passing + (isEscaping ? "@escaping " : "") + prefix + erased.text
    // An optional becomes `Any` where that is said alone.
    let isHidden =
      erased.text == "Any" && !specifiers.contains("inout") && type.trimmedDescription.hasSuffix("?")
    parameter.handlerArgument = isHidden ? "\(name) as Any" : name
    let isRecordable =
      !specifiers.contains("sending") && !Self.isPointer(type) && (isEscaping || !isClosureAlias(type))
    if isRecordable {
      parameter.recordedType = prefix + erased.text
      parameter.recordedExpression = parameter.hasOwnership ? "copy \(name)" : parameter.handlerArgument
    }
    guard specifiers.contains("inout") else { return }
    parameter.handlerArgument = "&\(name)"
    if erased.isErased {
      let copy = "\(name.withoutBackticks)Erased".escapedName
      parameter.before = ["var \(copy): \(erased.text) = \(name)"]
      parameter.handlerArgument = "&\(copy)"
      parameter.erasedCopy = copy
    }
  }

  /// A type that points into memory which is only there during the call.
  private static func isPointer(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    let name = text.hasPrefix("Swift.") ? text.dropFirst(6) : text[...]
    return name.hasPrefix("Unsafe") || name.hasPrefix("OpaquePointer") || name.hasPrefix("Span<")
      || name.hasPrefix("MutableSpan<") || name.hasPrefix("RawSpan")
      || name.hasPrefix("AutoreleasingUnsafeMutablePointer")
  }

  /// Whether the type is an alias of a function type, whose values must not outlive the call.
  private func isClosureAlias(_ type: TypeSyntax) -> Bool {
    guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
      let alias = universe.baseNamed(type.trimmedDescription, from: place)?.declaration, alias.kind == .alias
    else { return false }
    return alias.text.contains("->") && !alias.text.hasSuffix("?") && !alias.text.hasSuffix("]")
      && !alias.text.hasSuffix(">")
  }

  private func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil
    {
      return functionType(only.type)
    }
    return nil
  }

  private func read(
    _ function: FunctionTypeSyntax, _ attributes: [String], name: String, _ erasure: TypeErasure,
    isOptional: Bool,
    into parameter: inout Requirement.Parameter
  ) {
    let kept = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }
    let prefix = kept.map { $0 + " " }.joined()
    let isEscaping = attributes.contains("@escaping")
    let effects = effects(of: function)
    let result = erasure(function.returnClause.type)

    if attributes.contains("@autoclosure") {
      // Worked out once: the record and the handler see one value.
      let value = "\(name.withoutBackticks)Value".escapedName
      parameter.before = ["let \(value) = \(effects)\(name)()"]
      parameter.handlerType = result.text
      parameter.recordedType = result.text
      parameter.handlerArgument = value
      parameter.recordedExpression = value
      return
    }
    if function.parameters.isEmpty {
      parameter.callThrough = (erasure.spelling(function.returnClause.type), effects)
    }
    let parameters = function.parameters.map { ($0, erasure($0.type)) }
    let needsWrapper = parameters.contains { $0.1.isErased }
    let throwsText = function.effectSpecifiers?.throwsClause.map { clause in
      clause.type.map { erasure.mentionsGeneric(Syntax($0)) } == true ? "throws" : spelling(clause)
    }
    let effectText = [function.effectSpecifiers?.asyncSpecifier.map { _ in "async" }, throwsText]
      .compactMap(\.self).map { $0 + " " }.joined()
    let list = parameters.map { parameter, erased -> String in
      erased.isErased ? erased.text : spelling(parameter).trimmingComma
    }
    let type = "(\(list.joined(separator: ", "))) \(effectText)-> \(result.text)"
    if needsWrapper {
      let canCapture = !kept.contains("@Sendable")
      let isPlain = function.parameters.allSatisfy { $0.type.as(AttributedTypeSyntax.self) == nil }
      guard canCapture, isPlain else { return }
      let arguments = parameters.enumerated().map { index, parameter in
        parameter.1.isErased ? "$\(index) as! \(erasure.spelling(parameter.0.type))" : "$\(index)"
      }
      let wrapper = "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
      parameter.handlerArgument = wrapper
      if isEscaping {
        parameter.handlerArgument = "\(name.withoutBackticks)Erased".escapedName
        parameter.before = ["let \(parameter.handlerArgument): \(prefix)\(type) = \(wrapper)"]
      }
    } else {
      parameter.handlerArgument = name
    }
    parameter.isUnsendableClosure = !kept.contains("@Sendable")
    parameter.handlerType = (isEscaping ? "@escaping " : "") + prefix + type
    if isEscaping {
      parameter.recordedType = "\(prefix)\(type)"
      parameter.recordedExpression = parameter.handlerArgument
    }
  }

  /// What stands before a call of the closure.
  private func effects(of function: FunctionTypeSyntax) -> String {
    (function.effectSpecifiers?.throwsClause != nil ? "try " : "")
      + (function.effectSpecifiers?.asyncSpecifier != nil ? "await " : "")
  }
}

extension String {
  fileprivate var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}

extension AttributeSyntax {
  /// Whether it is written like a global actor: `@MainActor`, `@DatabaseActor`.
  var namesGlobalActor: Bool {
    arguments == nil && attributeName.trimmedDescription.hasSuffix("Actor")
  }
}
