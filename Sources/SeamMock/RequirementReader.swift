import SwiftSyntax

/// Takes the members of a protocol apart.
struct RequirementReader {
  let universe: Universe
  let place: Universe.Place
  /// What names stand for in the double.
  var spelling: Spelling
  /// The associated types that are generic parameters of the double.
  var free: Set<String> = []
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
      case "available", "concurrent", "discardableResult", "Sendable", "preconcurrency": break
      default:
        // A result builder would work on what the double's member says, and others say nothing of the double.
        guard universe.isGlobalActor(attribute) else { continue }
        requirement.globalActor = "@\(name)"
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
    let names = clause?.parameters.map(\.name.bareText) ?? []
    requirement.genericWhere = conditions(condition, names)
    guard let clause else { return erasure([:]) }
    var constraints: [String: [TypeSyntax]] = [:]
    var noncopyable: Set<String> = []
    var packs: Set<String> = []
    for parameter in clause.parameters {
      let name = parameter.name.bareText
      requirement.genericNames.append(name)
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
    var inner = spelling
    for name in generics.keys {
      inner.names[name] = nil
      inner.owners[name] = nil
    }
    return TypeErasure(generics: generics, noncopyable: noncopyable, packs: packs, spelling: inner)
  }

  /// A `where` clause without what it says of types that are no generic parameters in the double: an associated type that is
  /// bound cannot be constrained.
  private func conditions(_ clause: GenericWhereClauseSyntax?, _ generics: [String]) -> String {
    let parts = (clause?.requirements ?? []).compactMap { part -> String? in
      let roots = [part.requirement.left, part.requirement.right].compactMap(\.self).map { type in
        String(spelling(type).prefix { $0 != "." }).withoutBackticks
      }
      guard roots.contains(where: { generics.contains($0) || free.contains($0) }) else { return nil }
      return spelling(part.requirement.syntax)
    }
    return parts.isEmpty ? "" : " where \(parts.joined(separator: ", "))"
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
    requirement.answer = erasure.spelling(type.as(AttributedTypeSyntax.self)?.baseType ?? type)
    let bare = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    requirement.isClosure = requirement.hasSetter && (functionType(bare) != nil || isClosureAlias(bare))
    if let attributed = type.as(AttributedTypeSyntax.self) {
      requirement.isSending = attributed.specifiers.contains { $0.trimmedDescription == "sending" }
      type = attributed.baseType.with(\.leadingTrivia, [])
      if !attributed.attributes.isEmpty {
        requirement.output = "\(spelling(attributed.attributes)) \(spelling(type))"
        return
      }
    }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      let erased = erasure(unwrapped.wrappedType)
      requirement.output = TypeErasure.optional(erased.text)
      requirement.isErased = erased.isErased
      return
    }
    if erasure.mentionsNoncopyable(Syntax(type)) {
      // Its caller chooses a type that nothing can be prepared of.
      requirement.isNoncopyable = true
      requirement.output = "Never"
      return
    }
    if isNoncopyable(type) { requirement.isNoncopyable = true }
    if let elements = packElements(type, erasure) {
      requirement.output = "[Any]"
      requirement.packResult = elements
      return
    }
    let erased = erasure(type)
    requirement.output = erased.text
    requirement.isErased = erased.isErased
    switch erased.text {
    case "()", "Swift.Void": requirement.output = "Void"
    case "Void" where universe.hides("Void"):
      // Another type, in parentheses, so that nobody takes it for nothing.
      requirement.output = "(Void)"
    default: break
    }
  }

  /// The elements of a tuple with packs in it, each with its label and type; nil for any other type.
  private func packElements(_ type: TypeSyntax, _ erasure: TypeErasure) -> [Requirement.PackElement]? {
    guard !erasure.packs.isEmpty, let tuple = type.as(TupleTypeSyntax.self),
      tuple.elements.contains(where: { $0.type.is(PackExpansionTypeSyntax.self) })
    else { return nil }
    return tuple.elements.map { element in
      let label = element.firstName.map { "\($0.text): " } ?? ""
      guard let expansion = element.type.as(PackExpansionTypeSyntax.self) else {
        return Requirement.PackElement(label: label, type: erasure.spelling(element.type), isRepeated: false)
      }
      return Requirement.PackElement(
        label: label, type: erasure.spelling(expansion.repetitionPattern), isRepeated: true)
    }
  }

  /// Whether a type's values cannot be copied: those that are declared so, aliases of them, and what holds one of them.
  private func isNoncopyable(_ type: TypeSyntax, depth: Int = 0) -> Bool {
    if let optional = type.as(OptionalTypeSyntax.self) { return isNoncopyable(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isNoncopyable(optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self) { return tuple.elements.contains { isNoncopyable($0.type) } }
    if let clause = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause,
      ["InlineArray", "Optional", "Result"].contains(type.as(IdentifierTypeSyntax.self)?.name.text)
    {
      return clause.arguments.contains { $0.argument.as(TypeSyntax.self).map { isNoncopyable($0) } ?? false }
    }
    let name = type.trimmedDescription
    if universe.isNoncopyable(name.split(separator: ".").last.map(String.init) ?? "") { return true }
    guard depth < 4, type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
      let alias = universe.baseNamed(name, from: place)?.declaration, alias.kind == .alias
    else { return false }
    return isNoncopyable(alias.aliased, depth: depth + 1)
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
    if !syntax.attributes.isEmpty { head = "\(spelling(syntax.attributes)) \(head)" }

    var type = syntax.type
    var specifiers: [String] = []
    var attributes: [String] = []
    if let attributed = type.as(AttributedTypeSyntax.self) {
      specifiers = attributed.specifiers.map { $0.trimmedDescription }
      attributes = attributed.attributes.map { spelling($0) }
      type = attributed.baseType
    }
    var spelled = erasure.spelling(syntax.type)
    if let name = type.as(IdentifierTypeSyntax.self)?.name.bareText,
      let bound = erasure.spelling.names[name].map(MockFacts.type)
    {
      let attributed = bound.as(AttributedTypeSyntax.self)
      if functionType(attributed?.baseType ?? bound) != nil {
        // An associated type that is bound to a function: its values outlive the call.
        type = attributed?.baseType ?? bound
        attributes += (attributed?.attributes.map { spelling($0) } ?? []) + ["@escaping"]
        spelled = "@escaping \(spelled)"
      }
    }
    let isVariadic = syntax.ellipsis != nil
    var parameter = Requirement.Parameter(
      label: label, name: usable, declared: "\(head): \(spelled)\(isVariadic ? "..." : "")",
      type: spelled + (isVariadic ? "..." : ""))

    if specifiers.contains("isolated") {
      requirement.runsOnCaller = true
      parameter.handlerType = erasure(type).text
      parameter.handlerArgument = usable
      return parameter
    }
    parameter.hasOwnership = specifiers.contains {
      ["borrowing", "consuming", "__owned", "__shared"].contains($0)
    }
    let passing = specifiers.filter { $0 != "isolated" && $0 != "_const" }.map { $0 + " " }.joined()

    if let pack = type.as(PackExpansionTypeSyntax.self) {
      let isPlain = pack.repetitionPattern.is(PackElementTypeSyntax.self)
      parameter.handlerType = "[Any]"
      parameter.handlerArgument = local(name, "Elements", besides: names)
      parameter.recordedType = "[Any]"
      parameter.recordedExpression = parameter.handlerArgument
      parameter.before = [
        "var \(parameter.handlerArgument): [Any] = []",
        "for element in repeat each \(usable) { \(parameter.handlerArgument).append(element\(isPlain ? "" : " as Any")) }",
      ]
      return parameter
    }
    if erasure.mentionsNoncopyable(Syntax(type)), functionType(type) == nil { return parameter }
    if isNoncopyable(type) {
      parameter.handlerType = passing + spelling(type)
      parameter.handlerArgument = (specifiers.contains("inout") ? "&" : "") + usable
      parameter.hasOwnership = true
      return parameter
    }
    // Those of which there may be any number come as an array, so they outlive the call.
    if !isVariadic, let (function, more) = function(type, erasure, expanding: attributes) {
      read(function, attributes + more, name: usable, names, erasure, isOptional: false, into: &parameter)
      return parameter
    }
    read(
      value: type, passing: passing, attributes: attributes, specifiers: specifiers, isVariadic: isVariadic,
      name: usable, names, erasure, into: &parameter)
    return parameter
  }

  /// A name in the implementation that no parameter has.
  private func local(_ name: String, _ word: String, besides names: Set<String>) -> String {
    var local = name.withoutBackticks + word
    while names.contains(local) { local += "_" }
    return local.escapedName
  }

  private func read(
    value type: TypeSyntax, passing: String, attributes: [String], specifiers: [String], isVariadic: Bool,
    name: String, _ names: Set<String>, _ erasure: TypeErasure, into parameter: inout Requirement.Parameter
  ) {
    var erased = erasure(type)
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self), !erased.isErased {
      erased.text = TypeErasure.optional(spelling(unwrapped.wrappedType))
    }
    let prefix = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }.map { $0 + " " }.joined()
    let isEscaping = attributes.contains("@escaping")
    if isVariadic { erased.text = "[\(erased.text)]" }
    // A function type with one parameter `Void` is written so.
    if erased.text == "Swift.Void" || (erased.text == "Void" && !universe.hides("Void")) {
      erased.text = "()"
    }
    parameter.handlerType = passing + (isEscaping ? "@escaping " : "") + prefix + erased.text
    // An optional becomes `Any` where that is said alone.
    let isHidden =
      erased.text == "Any" && !specifiers.contains("inout")
      && (type.trimmedDescription.hasSuffix("?") || type.trimmedDescription.hasPrefix("Optional<"))
    parameter.handlerArgument = isHidden ? "\(name) as Any" : name
    let isRecordable =
      !specifiers.contains("sending") && !Self.isPointer(type) && (isEscaping || !isClosureAlias(type))
    if isRecordable {
      parameter.recordedType = prefix + erased.text
      parameter.recordedExpression = parameter.hasOwnership ? "copy \(name)" : parameter.handlerArgument
    }
    if erased.isErased, specifiers.contains("borrowing") { parameter.handlerArgument = "copy \(name)" }
    if specifiers.contains("sending"), erased.isErased, !specifiers.contains("inout"),
      !erased.text.contains("Sendable")
    {
      // What a value is wrapped in is handed over with it.
      let sent = local(name, "Sent", besides: names)
      parameter.before = ["nonisolated(unsafe) let \(sent): \(erased.text) = \(parameter.handlerArgument)"]
      parameter.handlerArgument = sent
    }
    guard specifiers.contains("inout") else { return }
    parameter.handlerArgument = "&\(name)"
    if erased.isErased {
      let copy = local(name, "Erased", besides: names)
      parameter.before = ["var \(copy): \(erased.text) = \(name)"]
      parameter.handlerArgument = "&\(copy)"
      // An optional becomes `Any` where that is said alone.
      parameter.erasedCopy = copy + (erased.text.hasSuffix("?") ? " as Any" : "")
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
  private func isClosureAlias(_ type: TypeSyntax) -> Bool { aliasedFunction(type) != nil }

  /// The function type, with its attributes, that an alias stands for; nil where the type is none.
  private func aliasedFunction(_ type: TypeSyntax, depth: Int = 0) -> AttributedTypeSyntax? {
    var name = type.trimmedDescription
    var arguments: [String] = []
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      name = identifier.name.text
      arguments = identifier.genericArgumentClause?.arguments.map { $0.argument.trimmedDescription } ?? []
    } else if !type.is(MemberTypeSyntax.self) {
      return nil
    }
    guard depth < 4, let alias = universe.baseNamed(name, from: place)?.declaration, alias.kind == .alias
    else {
      return nil
    }
    let names = Dictionary(zip(alias.generics, arguments), uniquingKeysWith: { first, _ in first })
    let aliased = MockFacts.type(Spelling(names: names)(alias.aliased))
    let attributed = aliased.as(AttributedTypeSyntax.self)
    let base = attributed?.baseType ?? aliased
    if let function = functionType(base) {
      return AttributedTypeSyntax(
        specifiers: [], attributes: attributed?.attributes ?? [], baseType: TypeSyntax(function))
    }
    return aliasedFunction(base, depth: depth + 1)
  }

  /// A function type and the attributes that it brings along. An alias of one stays as it is written where it can.
  private func function(
    _ type: TypeSyntax, _ erasure: TypeErasure, expanding attributes: [String]
  ) -> (FunctionTypeSyntax, [String])? {
    if let function = functionType(type) { return (function, []) }
    guard erasure.mentionsGeneric(Syntax(type)) || attributes.contains("@autoclosure"),
      let aliased = aliasedFunction(type), let function = functionType(aliased.baseType)
    else { return nil }
    return (function, aliased.attributes.map { spelling($0) })
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
    _ function: FunctionTypeSyntax, _ attributes: [String], name: String, _ names: Set<String>,
    _ erasure: TypeErasure,
    isOptional: Bool,
    into parameter: inout Requirement.Parameter
  ) {
    // Nothing can stand for what it takes or returns.
    if erasure.mentionsNoncopyable(Syntax(function)) { return }
    let kept = attributes.filter { $0 != "@escaping" && $0 != "@autoclosure" }
    let prefix = kept.map { $0 + " " }.joined()
    let isEscaping = attributes.contains("@escaping")
    let effects = effects(of: function)
    let result = erasure(function.returnClause.type)

    if attributes.contains("@autoclosure") {
      // Worked out once: the record and the handler see one value.
      let value = local(name, "Value", besides: names)
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
      erased.isErased
        ? (parameter.isInout ? "inout " : "") + erased.text : spelling(parameter).trimmingComma
    }
    let type = "(\(list.joined(separator: ", "))) \(effectText)-> \(result.text)"
    if needsWrapper {
      guard !erasure.mentionsPack(Syntax(function)), !parameters.contains(where: { $0.0.isIsolated }) else {
        return
      }
      if parameters.contains(where: { $0.1.isErased && $0.0.isInout }) {
        guard !kept.contains("@Sendable") else { return }
        let isVoid = ["()", "Void"].contains(result.text)
        let wrapper = local(name, "Erased", besides: names)
        let head = parameters.enumerated().map { index, parameter in
          "_ value\(index): \(parameter.1.isErased ? list[index] : erasure.spelling(parameter.0.type))"
        }
        parameter.before =
          [
            "func \(wrapper)(\(head.joined(separator: ", "))) \(effectText)\(isVoid ? "" : "-> \(result.text) "){"
          ]
          + wrapped(parameters, erasure, calling: "\(isVoid ? "" : "return ")\(effects)\(name)").indented
          + ["}"]
        parameter.handlerArgument = wrapper
        parameter.isUnsendableClosure = true
        parameter.handlerType = (isEscaping ? "@escaping " : "") + prefix + type
        return
      }
      let arguments = parameters.enumerated().map { index, parameter in
        parameter.1.isErased ? "$\(index) as! \(erasure.spelling(parameter.0.plainType))" : "$\(index)"
      }
      let wrapper = "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
      parameter.handlerArgument = wrapper
      if isEscaping {
        parameter.handlerArgument = local(name, "Erased", besides: names)
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

  /// The statements that call a closure with values of its own types, and hand back what it has made of them.
  private func wrapped(
    _ parameters: [(TupleTypeElementSyntax, TypeErasure.Result)], _ erasure: TypeErasure, calling call: String
  ) -> [String] {
    var lines: [String] = []
    var arguments: [String] = []
    for (index, (syntax, erased)) in parameters.enumerated() {
      let type = erasure.spelling(syntax.plainType)
      switch (syntax.isInout, erased.isErased) {
      case (true, true):
        lines += [
          "var typed\(index) = value\(index) as! \(type)", "defer { value\(index) = typed\(index) }",
        ]
        arguments.append("&typed\(index)")
      case (true, false): arguments.append("&value\(index)")
      case (false, true): arguments.append("value\(index) as! \(type)")
      case (false, false): arguments.append("value\(index)")
      }
    }
    return lines + ["\(call)(\(arguments.joined(separator: ", ")))"]
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

extension TupleTypeElementSyntax {
  /// Whether a value goes in and out.
  fileprivate var isInout: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
  }

  /// Whether it is the actor that the function runs on.
  fileprivate var isIsolated: Bool {
    type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "isolated" } ?? false
  }

  /// The type without what is said of how a value is passed.
  fileprivate var plainType: TypeSyntax { type.as(AttributedTypeSyntax.self)?.baseType ?? type }
}
