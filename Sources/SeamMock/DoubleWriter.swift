import SwiftSyntax

/// Writes the double of one protocol.
struct DoubleWriter {
  let protocolName: String
  let name: String
  let access: String
  let isolation: String?
  let lineage: Lineage
  let universe: Universe
  let declaration: MockFacts.Declaration
  /// The name of the handles in the double: `mock`, or another where the protocol has that.
  let mock: String
  /// The names of the nested types.
  let members: String
  let statics: String

  let items: [RequirementItem]
  let genericClause: String
  let genericWhere: String
  /// The generic parameters that may be anything that cannot be sent.
  private let unsendable: Set<String>
  let platforms: [String]
  let isStandalone: Bool

  /// The handles' names, in the order of the requirements.
  private var handles: [String] = []

  init(
    _ found: Universe.Found<MockFacts.Declaration>, _ lineage: Lineage, in universe: Universe,
    _ options: MockOptions,
    problems: inout [Lineage.Problem]
  ) {
    declaration = found.declaration
    protocolName = declaration.name
    self.lineage = lineage
    isStandalone = options.isStandalone
    let universe = universe.hiding(
      in: declaration.context, besides: Set(lineage.associatedTypes.map(\.name)))
    self.universe = universe
    let bare = declaration.name.withoutBackticks
    // Of two names that differ in the case of their first letter alone, one has to be told apart.
    let isTwin = bare.first?.isLowercase == true && universe.declares(bare.capitalizedFirst)
    let plain = "Mock\(isTwin ? "_\(bare)" : bare.capitalizedFirst)"
    var free = plain
    while universe.declares(free) { free += "Double" }
    name = free.escapedName
    switch options.access ?? declaration.access {
    case "open", "public": access = "public "
    case "package": access = "package "
    default: access = ""
    }

    // Names for `Self` and for what associated types are bound to.
    var spelling = Spelling(names: ["Self": name])
    for ancestor in lineage.ancestors {
      spelling.owners.merge(lineage.owners(for: ancestor)) { _, nearer in nearer }
    }
    for _ in 0..<4 {
      let previous = spelling
      for (name, type) in lineage.bindings { spelling.names[name] = previous(type) }
    }
    let unbound = lineage.associatedTypes.filter { lineage.bindings[$0.name] == nil }
    let parameters = unbound.map { type -> String in
      // What another type that is bound to it has to be, it has to be.
      let all = lineage.associatedTypes.filter {
        $0.name == type.name || spelling.names[$0.name] == type.name
      }
      let constraints = all.flatMap(\.constraints).map { spelling($0) }.uniqued
      return constraints.isEmpty ? type.name : "\(type.name): \(constraints.joined(separator: " & "))"
    }
    unsendable = Set(
      unbound.filter { !$0.constraints.contains { $0.trimmedDescription.contains("Sendable") } }.map(\.name))
    genericClause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    // What a type has to be that is found through another, the other says.
    let indirect = lineage.associatedTypes.flatMap { type -> [String] in
      guard let text = spelling.names[type.name], text.contains("."),
        unbound.contains(where: { text.hasPrefix("\($0.name).") })
      else { return [] }
      return type.constraints.map { "\(text): \(spelling($0))" }
    }
    let conditions =
      indirect
      + lineage.conditions.compactMap { condition -> String? in
        let root = String(spelling(condition.left).prefix { $0 != "." })
        return unbound.contains { $0.name == root } ? spelling(condition.syntax) : nil
      }
    genericWhere = conditions.isEmpty ? "" : " where \(conditions.uniqued.joined(separator: ", "))"

    let own = lineage.ancestors.last?.declaration
    platforms = own?.attributes.availability ?? []
    let isNonisolated = own?.modifiers.contains { $0.name.text == "nonisolated" } ?? false
    isolation =
      lineage.isActor
      ? nil
      : lineage.globalActor
        ?? (isNonisolated || isNonisolatedByNature(lineage) ? "nonisolated" : options.isolation)

    let list = RequirementList(
      of: lineage, in: universe, spelling, free: Set(unbound.map(\.name)), isolation: options.isolation)
    items = list.items
    problems += list.problems

    let text = lineage.ancestors.flatMap { $0.declaration.tokens(viewMode: .sourceAccurate).map(\.text) }
    let words = Set(text.map(\.withoutBackticks))
    func unused(_ name: String) -> String {
      var name = name
      while words.contains(name) { name += "_" }
      return name
    }
    mock = items.flat.contains { $0.name.withoutBackticks == "mock" } ? unused("mock_") : "mock"
    members = words.contains("Members") ? unused("MockMembers") : "Members"
    statics = words.contains("Statics") ? unused("MockStatics") : "Statics"
  }

  // MARK: The double

  func lines() -> [String] {
    var names = HandleNames()
    let named = name(items, &names)
    let hasStatics = items.flat.contains { $0.isStatic || $0.kind == .initializer }

    var body = declare(members, ofType: false, named)
    if hasStatics { body += [""] + declare(statics, ofType: true, named) }
    if hasStatics {
      body += [
        "", "\(access)nonisolated static var \(mock): \(statics) {",
        "  \(runtime("DoubleStatics")).handles(of: \(name).self, named: \"\(plainName)\") { \(statics)($0) }",
        "}",
      ]
    }
    body += ["", "\(access)nonisolated let \(mock): \(members)", ""]
    body += initializer()
    let properties = items.flat.filter { $0.kind == .property }.map { "var \($0.name):" }
    for ready in lineage.ready where !properties.contains(where: ready.contains) {
      body +=
        [""]
        + ready.replacingWords(
          Dictionary(uniqueKeysWithValues: universe.standardOwners.map { ($0, "\($1).\($0)") })
        ).replacing("$Double", with: name).split(separator: "\n")
        .enumerated().map {
          $0.offset == 0 ? access + $0.element : String($0.element)
        }
    }
    body += implementations(named)

    var lines = declaration.documentation
    if lines.isEmpty { lines = ["/// A double of `\(declaration.name)`."] }
    lines += platforms
    lines += LineBreaking.lines(head, where: genericWhere)
    lines += body.indented
    lines.append("}")
    return inContext(lines)
  }

  /// A type that doubles stand on, so that no other can be meant.
  private func runtime(_ type: String) -> String {
    universe.declares(type) && !isStandalone ? "SeamDoubles.\(type)" : type
  }

  private var plainName: String { name.withoutBackticks }

  private var head: String {
    var conformances = [declaration.name]
    if let base = lineage.base { conformances.insert(base.name, at: 0) }
    if lineage.base != nil {
      if lineage.isSendable, lineage.globalActor == nil {
        conformances.append("@unchecked \(universe.standard("Sendable"))")
      }
    } else if !lineage.isActor, !lineage.isSendable, lineage.globalActor == nil {
      conformances.append(universe.standard("Sendable"))
    }
    let kind = lineage.isActor ? "actor" : "final class"
    let prefix = isolation.map { $0 + " " } ?? ""
    return
      "\(prefix)\(access)\(kind) \(name)\(genericClause): \(conformances.joined(separator: ", "))"
  }

  private func inContext(_ lines: [String]) -> [String] {
    var lines = lines
    if !declaration.context.isEmpty {
      lines =
        declaration.availability + ["extension \(declaration.context.joined(separator: ".")) {"]
        + lines.indented + ["}"]
    }
    for condition in declaration.conditions.reversed() { lines = ["#if \(condition)"] + lines + ["#endif"] }
    return lines
  }

  private func initializer() -> [String] {
    let literal = universe.standard("StaticString")
    let number = universe.standard("UInt")
    let nothing = universe.standard("Void")
    var parameters = [
      "  _ strictness: \(runtime("DoubleStrictness"))? = nil,",
      "  fileID: \(literal) = #fileID, filePath: \(literal) = #filePath,",
      "  line: \(number) = #line, column: \(number) = #column,",
      "  _ prepare: (\(members)) -> \(nothing) = { _ in }",
    ]
    if let base = lineage.base, !base.parameters.isEmpty {
      parameters.insert("  \(base.parameters),", at: 0)
    }
    let call = lineage.base.map { ["  " + $0.call] } ?? []
    let isolation = lineage.base == nil && !lineage.isActor ? "nonisolated " : ""
    return ["\(access)\(isolation)init("] + parameters + [") {"] + [
      "  \(mock) = \(members)(",
      "    \(runtime("DoubleOrigin"))(",
      "      \"\(plainName)\", strictness, fileID: fileID, filePath: filePath, line: line, column: column))",
    ] + call + ["  prepare(\(mock))", "}"] + inheritedInitializer
  }

  /// What a class has without writing it belongs to no actor, whatever the default of its module; left to the
  /// compiler, the double's own would belong to its actor.
  private var inheritedInitializer: [String] {
    guard let base = lineage.base else { return [] }
    let initializers = items.flat.filter { $0.kind == .initializer }.map(\.key)
    guard base.initializer == nil else {
      let prepared = "\(mock) = \(members)(\(runtime("DoubleOrigin"))(\"\(plainName)\"))"
      return base.requiredInitializers(access, prepared, besides: Set(initializers)).flatMap { [""] + $0 }
    }
    if initializers.contains("init()") { return [] }
    return [
      "", "@available(*, unavailable)", "\(access)nonisolated override init() {",
      "  Swift.fatalError(\"the other initializer makes it\")", "}",
    ]
  }

  // MARK: Handles

  /// A requirement with the names of its handles, or several under an `#if`.
  indirect enum Named {
    case requirement(Requirement, handle: String, setter: String?)
    case conditional([(directive: String, items: [Named])])

    var isHandledByType: Bool {
      switch self {
      case .requirement(let requirement, _, _): requirement.isStatic || requirement.kind == .initializer
      case .conditional: false
      }
    }
  }

  private func name(_ items: [RequirementItem], _ names: inout HandleNames) -> [Named] {
    items.map { item in
      switch item {
      case .requirement(let requirement):
        let handle = names.name(for: requirement)
        let setter = requirement.hasSetter ? names.setter(of: handle, for: requirement) : nil
        return .requirement(requirement, handle: handle, setter: setter)
      case .conditional(let clauses):
        // Clauses exclude each other, so each may use the same names.
        let before = names
        var clausesNamed: [(directive: String, items: [Named])] = []
        for clause in clauses {
          var own = before
          clausesNamed.append((clause.directive, name(clause.items, &own)))
          names.formUnion(own)
        }
        return .conditional(clausesNamed)
      }
    }
  }

  /// A nested type with the handles.
  private func declare(_ type: String, ofType wantsStatics: Bool, _ items: [Named]) -> [String] {
    // A value in the double, so that a call counts no reference to it; those of statics are kept by their type.
    let kind = wantsStatics ? "final class" : "struct"
    var lines = ["\(access)nonisolated \(kind) \(type): \(universe.standard("Sendable")) {"]
    lines +=
      emit(items, wantsStatics) { requirement, handle, setter in
        var lines = handleDeclaration(handle, handleType(of: requirement), isAsync: requirement.isAsync)
        if let setter { lines += handleDeclaration(setter, setterType(of: requirement), isAsync: false) }
        return lines
      }.indented
    let origin = items.allHandles.contains("origin") ? "place" : "origin"
    let body = emit(items, wantsStatics) { requirement, handle, setter in
      let kind = runtime(requirement.isAsync ? "MockedAsyncMember" : "MockedMember")
      let isPlain = handle == requirement.name
      let alias = isPlain ? "" : ", as: \"\(handle.withoutBackticks)\""
      let standard =
        requirement.kind != .initializer
        ? "" : ", standard: \(requirement.optionality.isEmpty ? "()" : "true")"
      let title = requirement.title.literal
      var lines = assignment(handle, kind, [title + alias, origin + standard])
      if let setter {
        // A property remembers what it is set to; a subscript does not.
        let standard = requirement.kind == .property ? ", standard: ()" : ""
        let alias = ", as: \"\(setter.withoutBackticks)\""
        lines += assignment(setter, runtime("MockedMember"), [title + alias, origin + standard])
      }
      return lines
    }
    lines +=
      body.isEmpty
      ? ["", "  \(access)init(_ \(origin): \(runtime("DoubleOrigin"))) {}"]
      : ["", "  \(access)init(_ \(origin): \(runtime("DoubleOrigin"))) {"] + body.indented.indented + ["  }"]
    lines.append("}")
    if lines.count > 1, lines[1].isEmpty { lines.remove(at: 1) }
    return lines
  }

  /// Lines for each requirement that the type or the instance handles, inside the same `#if`s.
  private func emit(
    _ items: [Named], _ ofType: Bool?, separated: Bool = false,
    _ lines: (Requirement, String, String?) -> [String]
  ) -> [String] {
    var all: [String] = []
    for item in items {
      switch item {
      case .requirement(let requirement, let handle, let setter):
        if let ofType, item.isHandledByType != ofType { continue }
        if separated { all.append("") }
        all += lines(requirement, handle, setter)
      case .conditional(let clauses):
        let parts = clauses.map { clause in
          (clause.directive, emit(clause.items, ofType, separated: separated, lines))
        }
        guard parts.contains(where: { !$0.1.isEmpty }) else { continue }
        if separated { all.append("") }
        for part in parts {
          all.append(part.0)
          all += (part.1.first == "" ? Array(part.1.dropFirst()) : part.1).indented
        }
        all.append("#endif")
      }
    }
    return all
  }

  private func assignment(_ handle: String, _ kind: String, _ arguments: [String]) -> [String] {
    let list = arguments.joined(separator: ", ")
    let line = "\(handle) = \(kind)(\(list))"
    return line.count <= 100 ? [line] : ["\(handle) = \(kind)(", "  \(list))"]
  }

  private func handleDeclaration(_ handle: String, _ arguments: [String], isAsync: Bool) -> [String] {
    let type = runtime(isAsync ? "MockedAsyncMember" : "MockedMember")
    let line = "\(access)let \(handle): \(type)<\(arguments.joined(separator: ", "))>"
    if line.count <= 100 { return [line] }
    let inner = "  " + arguments.joined(separator: ", ")
    if inner.count <= 100 { return ["\(access)let \(handle): \(type)<", inner, ">"] }
    return ["\(access)let \(handle): \(type)<"]
      + arguments.enumerated().flatMap { index, argument -> [String] in
        var lines = LineBreaking.lines(of: argument)
        if index + 1 < arguments.count { lines[lines.count - 1] += "," }
        return lines.indented
      } + [">"]
  }

  private func handleType(of requirement: Requirement) -> [String] {
    [
      recordedType(requirement.parameters), output(of: requirement), failureType(of: requirement),
      handlerType(of: requirement),
    ]
  }

  private func setterType(of requirement: Requirement) -> [String] {
    let value = requirement.output
    var label = "newValue"
    while requirement.parameters.contains(where: { $0.name == label }) { label += "_" }
    let recorded =
      requirement.parameters.compactMap { parameter in
        parameter.recordedType.map { (parameter.name, $0) }
      } + [(label, output(of: requirement))]
    let list =
      requirement.parameters.compactMap(\.handlerType) + [
        requirement.isClosure ? "@escaping \(value)" : value == "Void" ? "()" : value
      ]
    return [
      tuple(recorded), universe.standard("Void"), universe.standard("Never"),
      "\(isolationPrefix(of: requirement))@Sendable (\(list.joined(separator: ", "))) -> \(universe.standard("Void"))",
    ]
  }

  private func output(of requirement: Requirement) -> String {
    if requirement.isNoncopyable { return universe.standard("Never") }
    return requirement.output == "Void" ? universe.standard("Void") : requirement.output
  }

  private func recordedType(_ parameters: [Requirement.Parameter]) -> String {
    tuple(parameters.compactMap { parameter in parameter.recordedType.map { (parameter.name, $0) } })
  }

  private func tuple(_ parts: [(name: String, type: String)]) -> String {
    switch parts.count {
    case 0: universe.standard("Void")
    case 1: parts[0].type
    default: "(\(parts.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    }
  }

  private func failureType(of requirement: Requirement) -> String {
    switch requirement.failure {
    case .never, .asClosure: universe.standard("Never")
    case .any: "any \(universe.standard("Error"))"
    case .typed(let type): type
    }
  }

  private func isolationPrefix(of requirement: Requirement) -> String {
    let actor = requirement.globalActor ?? (requirement.isNonisolated ? nil : actorOfHandlers)
    return actor.map { $0 + " " } ?? ""
  }

  private var actorOfHandlers: String? { isolation == "nonisolated" ? nil : isolation }

  private func handlerType(of requirement: Requirement) -> String {
    let list = requirement.parameters.compactMap(\.handlerType).joined(separator: ", ")
    let throwing = requirement.failure != .never
    let effects = (requirement.isAsync ? "async " : "") + (throwing ? "throws " : "")
    let runsOnCaller =
      requirement.isAsync && isolationPrefix(of: requirement).isEmpty
      && (requirement.runsOnCaller || (lineage.isActor && !requirement.isNonisolated)
        || requirement.parameters.contains(where: \.isUnsendableClosure) || handsOverAnything(requirement))
    let caller = runsOnCaller ? "nonisolated(nonsending) " : ""
    let isolation = requirement.runsOnCaller ? "" : isolationPrefix(of: requirement)
    // What cannot be copied comes from a handler alone, and what nobody can name not even from there.
    let isGiven = requirement.isNoncopyable && requirement.output != "Never"
    var result = isGiven ? requirement.answer ?? "Void" : requirement.output
    if requirement.kind == .initializer, requirement.optionality.isEmpty { result = "Void" }
    if requirement.isSending { result = "sending \(result)" }
    if result == "Void" { result = universe.standard("Void") }
    return "\(caller)\(isolation)@Sendable (\(list)) \(effects)-> \(result)"
  }

  /// Whether a handler gets or returns values of types of which nobody knows that they can be sent to where else it might run.
  private func handsOverAnything(_ requirement: Requirement) -> Bool {
    let types = requirement.parameters.compactMap(\.handlerType) + [requirement.output]
    let words = types.flatMap { $0.replacing("any Error", with: "").split { !($0.isLetter || $0.isNumber) } }
    let members = lineage.associatedTypes.map { "\($0.name)." }
    return types.contains {
      $0.contains("->") && !$0.contains("@Sendable") || members.contains(where: $0.contains)
    }
      || words.contains { word in
        word == "any" || ["Any", "Opaque", "Unsafe"].contains(where: word.hasPrefix)
          || unsendable.contains(String(word))
      }
  }

  // MARK: Implementations

  private func implementations(_ named: [Named]) -> [String] {
    emit(named, nil, separated: true) { requirement, handle, setter in
      var lines = requirement.documentation
      lines += implementation(of: requirement, handle, setter)
      return lines
    }
  }

  private func implementation(of requirement: Requirement, _ handle: String, _ setter: String?) -> [String] {
    let body = ImplementationBody(
      requirement: requirement, handle: handle, setter: setter, mock: mock, members: members,
      plainName: plainName, origin: runtime("DoubleOrigin"))
    let prefix = (requirement.prefix.map { $0 + " " }).joined()
    let parameters = requirement.parameters.map(\.declared)
    let effects = body.effects
    let result = requirement.result.map { " -> \($0)" } ?? ""
    switch requirement.kind {
    case .function:
      return block(
        "\(prefix.withAccess(access))func \(requirement.name)\(requirement.name.needsSpaceBeforeParenthesis ? " " : "")\(requirement.generics)",
        parameters,
        "\(effects)\(result)", where: requirement.genericWhere, body.function())
    case .initializer:
      return block(
        "\(prefix.withAccess(access))init\(requirement.optionality)\(requirement.generics)", parameters,
        effects, where: requirement.genericWhere, body.initializer())
    case .property:
      return accessors(
        "\(prefix.withAccess(access))var \(requirement.name): \(requirement.result ?? "Void")", requirement,
        body)
    case .subscript:
      let head =
        "\(prefix.withAccess(access))subscript\(requirement.generics)(\(parameters.joined(separator: ", ")))\(result)"
      return accessors(head + requirement.genericWhere, requirement, body)
    }
  }

  private func block(
    _ head: String, _ parameters: [String], _ tail: String, where condition: String, _ body: [String]
  ) -> [String] {
    let line = "\(head)(\(parameters.joined(separator: ", ")))\(tail)\(condition) {"
    if line.count <= 106 || parameters.isEmpty { return [line] + body.indented + ["}"] }
    var lines = ["\(head)("]
    let inner = "  " + parameters.joined(separator: ", ")
    if inner.count <= 106 {
      lines.append(inner)
    } else {
      lines += parameters.enumerated().map { "  \($0.element)\($0.offset + 1 < parameters.count ? "," : "")" }
    }
    return lines + LineBreaking.lines(")\(tail)", where: condition) + body.indented + ["}"]
  }

  private func accessors(_ head: String, _ requirement: Requirement, _ body: ImplementationBody) -> [String] {
    guard requirement.hasSetter else {
      let effects = body.effects
      if effects.isEmpty { return ["\(head) {"] + body.function().indented + ["}"] }
      return ["\(head) {", "  get\(effects) {"] + body.function().indented.indented + ["  }", "}"]
    }
    return ["\(head) {", "  get {"] + body.function().indented.indented
      + ["  }", body.newValue == "newValue" ? "  set {" : "  set(\(body.newValue)) {"]
      + body.setterBody().indented.indented + ["  }", "}"]
  }
}

/// Whether conformances that come with the protocol belong to no actor, so that the double must not either.
private func isNonisolatedByNature(_ lineage: Lineage) -> Bool {
  lineage.base == nil
    && (lineage.isSendable && !lineage.ready.isEmpty
      || lineage.ancestors.contains { $0.declaration.name.text == "AsyncIteratorProtocol" })
}

extension [DoubleWriter.Named] {
  /// The names of all handles, in all clauses.
  fileprivate var allHandles: Set<String> {
    reduce(into: []) { names, item in
      switch item {
      case .requirement(_, let handle, let setter): names.formUnion([handle] + (setter.map { [$0] } ?? []))
      case .conditional(let clauses): for clause in clauses { names.formUnion(clause.items.allHandles) }
      }
    }
  }
}

extension GenericRequirementSyntax.Requirement {
  var syntax: Syntax {
    switch self {
    case .sameTypeRequirement(let syntax): Syntax(syntax)
    case .conformanceRequirement(let syntax): Syntax(syntax)
    case .layoutRequirement(let syntax): Syntax(syntax)
    @unknown default: Syntax(fromProtocol: TokenSyntax.identifier(""))
    }
  }

  /// The type that it constrains.
  var left: Syntax {
    switch self {
    case .sameTypeRequirement(let syntax): Syntax(syntax.leftType)
    case .conformanceRequirement(let syntax): Syntax(syntax.leftType)
    case .layoutRequirement(let syntax): Syntax(syntax.type)
    @unknown default: Syntax(fromProtocol: TokenSyntax.identifier(""))
    }
  }

  /// The type that is the same.
  var right: Syntax? {
    guard case .sameTypeRequirement(let syntax) = self else { return nil }
    return Syntax(syntax.rightType)
  }
}

extension [String] {
  /// One step further in; empty lines stay empty.
  var indented: [String] { map { $0.isEmpty ? "" : "  " + $0 } }

  /// Without repetitions, in the order of first appearance.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// The text as a string literal.
  var literal: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }

  fileprivate var trimmingEndComma: String { hasSuffix(",") ? String(dropLast()) : self }

  /// Modifiers with the access word after the attributes.
  fileprivate func withAccess(_ access: String) -> String {
    guard !access.isEmpty else { return self }
    var attributes = ""
    var rest = self[...]
    while rest.hasPrefix("@") {
      var depth = 0
      var end = rest.startIndex
      while end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        if rest[end] == " ", depth == 0 { break }
        end = rest.index(after: end)
      }
      attributes += rest[..<end] + " "
      rest = rest[end...].drop { $0 == " " }
    }
    return attributes + access + rest
  }

  /// Whether it is an operator, which a parenthesis must not follow.
  fileprivate var needsSpaceBeforeParenthesis: Bool {
    guard let first = unicodeScalars.first else { return false }
    return !first.properties.isXIDStart && first != "_" && first != "`"
  }
}
