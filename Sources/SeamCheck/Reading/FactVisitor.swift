import SeamSource
import SwiftParser
import SwiftSyntax

/// Takes the declarations of a file to facts, and their code with them.
final class FactVisitor: CodeVisitor {
  private(set) var facts = FileFacts()
  /// The declaration that members go to.
  private var current = 0

  override init(_ source: SourceFile) {
    super.init(source)
    facts.declarations = [Declaration(kind: .file, name: "", parent: -1, line: 1, column: 1)]
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.class, node.name, node, node.inheritanceClause, node.genericParameterClause, node.memberBlock)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.actor, node.name, node, node.inheritanceClause, node.genericParameterClause, node.memberBlock)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.struct, node.name, node, node.inheritanceClause, node.genericParameterClause, node.memberBlock)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(.enum, node.name, node, node.inheritanceClause, node.genericParameterClause, node.memberBlock)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(
      .protocol, node.name, node, node.inheritanceClause, nil, node.memberBlock,
      selfBounds(node.genericWhereClause))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = position(node.extendedType)
    var declaration = Declaration(
      kind: .extension, name: TypeName.base(TypeName.of(node.extendedType)), parent: -1, line: place.line,
      column: place.column)
    declaration.access = access(node.modifiers)
    declaration.inherited = inherited(node.inheritanceClause) + selfBounds(node.genericWhereClause)
    declaration.attributes = attributes(node.attributes)
    open(declaration, node.memberBlock)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = position(node.name)
    var declaration = Declaration(
      kind: .alias, name: TypeName.name(node.name), parent: Int32(current), line: place.line,
      column: place.column)
    declaration.aliased = TypeName.of(node.initializer.value)
    declaration.generics = generics(node.genericParameterClause)
    facts.declarations.append(declaration)
    walk(node.initializer)
    return .skipChildren
  }

  private func declare(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax,
    _ inheritance: InheritanceClauseSyntax?, _ parameters: GenericParameterClauseSyntax?,
    _ block: MemberBlockSyntax, _ bounds: [String] = []
  ) -> SyntaxVisitorContinueKind {
    let place = position(name)
    var declaration = Declaration(
      kind: kind, name: TypeName.name(name), parent: current == 0 ? -1 : Int32(current), line: place.line,
      column: place.column)
    declaration.access = access(node.modifiers)
    declaration.isFinal = node.modifiers.contains { $0.name.text == "final" }
    declaration.inherited = inherited(inheritance) + bounds
    declaration.generics = generics(parameters)
    declaration.attributes = attributes(node.attributes)
    if let parameters { walk(parameters) }
    open(declaration, block)
    return .skipChildren
  }

  private func open(_ declaration: Declaration, _ block: MemberBlockSyntax) {
    let outer = (current, body)
    current = facts.declarations.count
    body = nil
    facts.declarations.append(declaration)
    walk(block)
    (current, body) = outer
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    walk(clause)
    return clause.inheritedTypes.flatMap { TypeName.of($0.type).split(separator: "&").map(String.init) }
  }

  private func selfBounds(_ clause: GenericWhereClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    return clause.requirements.flatMap { requirement -> [String] in
      guard case .conformanceRequirement(let bound) = requirement.requirement,
        bound.leftType.trimmedDescription == "Self"
      else { return [] }
      walk(bound.rightType)
      return TypeName.of(bound.rightType).split(separator: "&").map(String.init)
    }
  }

  private func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
    clause?.parameters.map { TypeName.name($0.name) } ?? []
  }

  private func attributes(_ list: AttributeListSyntax, reading: Bool = false) -> [AttributeFacts] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      if let arguments = attribute.arguments { reading ? read(arguments, of: attribute) : collect(arguments) }
      let name = TypeName.withoutModule(TypeName.base(TypeName.of(attribute.attributeName)))
      typeNames.insert(name)
      return AttributeFacts(name: name, arguments: attribute.arguments?.trimmedDescription ?? "")
    }
  }

  /// The arguments of `@Injected(\.x)` are code of the member.
  private func read(_ arguments: AttributeSyntax.Arguments, of attribute: AttributeSyntax) {
    guard case .argumentList(let list) = arguments else { return }
    body?.label = "@" + attribute.attributeName.trimmedDescription
    for argument in list { expression(argument.expression) }
    body?.label = ""
  }

  private func collect(_ arguments: AttributeSyntax.Arguments) {
    for token in arguments.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { typeNames.insert(name) }
    }
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> Access {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.text {
      case "private", "fileprivate": return .private
      case "package": return .package
      case "public", "open": return .public
      default: break
      }
    }
    return facts.declarations[current].kind == .extension ? facts.declarations[current].access : .internal
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first {
      let attributes = node.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      facts.imports.append(
        ImportFacts(
          module: TypeName.name(module.name), isTestable: attributes.contains("testable"),
          isExported: attributes.contains("_exported")))
    }
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if body != nil {
      for binding in node.bindings { local(binding) }
      return .skipChildren
    }
    var common = Member(kind: .property, name: "", line: 0, column: 0)
    common.access = access(node.modifiers)
    let words = Set(node.modifiers.map(\.name.text))
    if words.contains("static") || words.contains("class") { common.traits.insert(.isStatic) }
    if words.contains("lazy") { common.traits.insert(.isLazy) }
    if words.contains("weak") || words.contains("unowned") { common.traits.insert(.isWeak) }
    if words.contains("override") { common.traits.insert(.isOverride) }
    if node.modifiers.contains(where: { $0.detail != nil }) { common.traits.insert(.setterIsPrivate) }
    if node.bindingSpecifier.tokenKind == .keyword(.let) { common.traits.insert(.isConstant) }
    // `let a, b: Int`: the type stands behind the last.
    let sharedType = node.bindings.last?.typeAnnotation
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        read(common, at: binding) {
          self.walk(binding)
          return []
        }
        continue
      }
      var member = common
      member.name = TypeName.name(pattern.identifier)
      let annotation = binding.typeAnnotation ?? (binding.initializer == nil ? sharedType : nil)
      member.type = annotation.map { TypeName.of($0.type) }
      if Self.isStored(binding) { member.traits.insert(.isStored) } else { member.traits.insert(.hasBody) }
      if binding.initializer != nil { member.traits.insert(.hasInitialValue) }
      read(member, at: pattern) {
        let attributes = self.attributes(node.attributes, reading: true)
        if let annotation { self.walk(annotation.type) }
        if let value = binding.initializer?.value {
          self.body?.isSingleExpression = true
          self.expression(value, [.whole, .result])
        }
        if let block = binding.accessorBlock { self.accessors(block) }
        return attributes
      }
    }
    return .skipChildren
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private func accessors(_ block: AccessorBlockSyntax) {
    if case .getter(let items) = block.accessors { statements(items) }
    guard case .accessors(let list) = block.accessors else { return }
    for accessor in list {
      let isSetter = ["set", "willSet", "didSet", "_modify"].contains(accessor.accessorSpecifier.text)
      if isSetter { body?.traits.insert(.inSetter) }
      if let name = accessor.parameters?.name { body?.locals.insert(TypeName.name(name)) }
      if let items = accessor.body?.statements { statements(items) }
      if isSetter { body?.traits.remove(.inSetter) }
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if body != nil {
      body?.locals.insert(TypeName.name(node.name))
      nestedFunction(node)
      return .skipChildren
    }
    function(
      .function, name: TypeName.name(node.name), at: node.name, node.modifiers, node.attributes,
      node.signature.parameterClause, node.signature.effectSpecifiers, node.signature.returnClause, node.body)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    function(
      .initializer, name: "", at: node.initKeyword, node.modifiers, node.attributes,
      node.signature.parameterClause, node.signature.effectSpecifiers, nil, node.body)
    return .skipChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    function(
      .deinitializer, name: "", at: node.deinitKeyword, node.modifiers, node.attributes, nil, nil, nil,
      node.body)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    function(
      .subscript, name: "", at: node.subscriptKeyword, node.modifiers, node.attributes, node.parameterClause,
      nil, node.returnClause, nil, node.accessorBlock)
    return .skipChildren
  }

  private func function(
    _ kind: Member.Kind, name: String, at place: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributeList: AttributeListSyntax, _ parameters: FunctionParameterClauseSyntax?,
    _ effects: FunctionEffectSpecifiersSyntax?, _ result: ReturnClauseSyntax?, _ code: CodeBlockSyntax?,
    _ accessorBlock: AccessorBlockSyntax? = nil
  ) {
    var member = Member(kind: kind, name: name, line: 0, column: 0)
    member.access = access(modifiers)
    let words = Set(modifiers.map(\.name.text))
    if words.contains("static") || words.contains("class") { member.traits.insert(.isStatic) }
    if words.contains("override") { member.traits.insert(.isOverride) }
    if words.contains("convenience") { member.traits.insert(.isConvenience) }
    if effects?.asyncSpecifier != nil { member.traits.insert(.isAsync) }
    if effects?.throwsClause != nil { member.traits.insert(.isThrowing) }
    if code != nil || accessorBlock != nil { member.traits.insert(.hasBody) }
    if let result {
      member.type = TypeName.of(result.type)
      walk(result.type)
    }
    for parameter in parameters?.parameters ?? [] {
      walk(parameter.type)
      member.parameters.append(
        .init(
          label: TypeName.name(parameter.firstName),
          name: TypeName.name(parameter.secondName ?? parameter.firstName),
          type: TypeName.of(parameter.type), hasDefault: parameter.defaultValue != nil))
    }
    read(member, at: place) {
      let attributes = self.attributes(attributeList, reading: true)
      for parameter in parameters?.parameters ?? [] {
        self.body?.locals.insert(TypeName.name(parameter.secondName ?? parameter.firstName))
        guard let value = parameter.defaultValue?.value else { continue }
        self.body?.label = TypeName.name(parameter.secondName ?? parameter.firstName)
        self.body?.traits.insert(.inDefaultArgument)
        self.expression(value, .whole)
        self.body?.traits.remove(.inDefaultArgument)
        self.body?.label = ""
      }
      if let code { self.statements(code.statements) }
      if let accessorBlock { self.accessors(accessorBlock) }
      return attributes
    }
  }

  /// Reads code as that of a member, which goes to the current declaration.
  private func read(_ member: Member, at place: some SyntaxProtocol, _ code: () -> [AttributeFacts]) {
    var member = member
    (member.line, member.column) = position(place)
    if debugDepth > 0 { member.traits.insert(.inDebugBlock) }
    let outer = body
    body = Body()
    member.attributes = code()
    if let body {
      member.uses = body.uses
      member.closures = body.closures
      member.locals = body.locals.sorted()
      if body.isSingleExpression { member.traits.insert(.isSingleExpression) }
    }
    body = outer
    facts.declarations[current].members.append(member)
  }

  // MARK: Code outside of members

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if body == nil, !node.item.is(DeclSyntax.self) {
      let macro = node.item.as(MacroExpansionExprSyntax.self)
      if macro?.macroName.text == "Preview" { return .visitChildren }
      read(Member(kind: .function, name: "", line: 0, column: 0), at: node) {
        self.walk(node.item)
        return []
      }
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard body == nil else { return .visitChildren }
    preview(node.macroName, node.arguments, node.trailingClosure, node)
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard body == nil else { return .visitChildren }
    preview(node.macroName, node.arguments, node.trailingClosure, node)
    return .skipChildren
  }

  /// A macro between members; a preview, mostly.
  private func preview(
    _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ node: some SyntaxProtocol
  ) {
    var member = Member(
      kind: name.text == "Preview" ? .preview : .function, name: name.text, line: 0, column: 0)
    if case .preview = member.kind {
      member.name =
        arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    }
    read(member, at: node) {
      for argument in arguments {
        self.body?.label = argument.label?.text ?? ""
        self.expression(argument.expression)
      }
      self.body?.label = ""
      if let closure { self.statements(closure.statements) }
      return []
    }
  }
}
