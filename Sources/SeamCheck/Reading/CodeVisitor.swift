import SeamSource
import SwiftSyntax

/// Takes code to uses: branches, loops and patterns here, expressions in the extension.
class CodeVisitor: SyntaxVisitor {
  let source: SourceFile
  /// Names that stand in types.
  var typeNames: Set<String> = []
  /// What the code that is being read goes to; nil between members.
  var body: Body?
  private(set) var debugDepth = 0

  /// The code of one member, as far as it has been read.
  struct Body {
    var uses: [Use] = []
    var closures: [ClosureFacts] = []
    var locals: Set<String> = []
    var call: Int32 = -1
    var label = ""
    var closure: Int32 = -1
    var conditional = 0
    var traits: Use.Traits = []
    var isSingleExpression = false
    /// Of the variable whose value is read.
    var localType: String?
  }

  init(_ source: SourceFile) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  func position(_ node: some SyntaxProtocol) -> (line: Int32, column: Int32) {
    let position = source.position(of: node)
    return (Int32(position.line), Int32(position.column))
  }

  // MARK: Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { read(node) }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { read(node) }

  private func read(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard body != nil else { return .visitChildren }
    expression(ExprSyntax(node))
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { expression(value, .result) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    conditionally {
      walk(node.body)
      if let rest = node.elseBody { walk(rest) }
    }
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    expression(node.subject)
    conditionally { walk(node.cases) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    conditionally { walk(node.body) }
    return .skipChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.pattern)
    expression(node.sequence)
    conditionally {
      if let clause = node.whereClause { walk(clause) }
      walk(node.body)
    }
    return .skipChildren
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.conditions)
    conditionally { walk(node.body) }
    return .skipChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    body?.locals.insert("error")
    walk(node.catchItems)
    conditionally { walk(node.body) }
    return .skipChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    let outer = body?.traits ?? []
    body?.traits.insert(.deferred)
    walk(node.body)
    body?.traits = outer
    return .skipChildren
  }

  private func conditionally(_ read: () -> Void) {
    body?.conditional += 1
    read()
    body?.conditional -= 1
  }

  // MARK: Patterns and types

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    body?.locals.insert(TypeName.name(node.identifier))
    return .skipChildren
  }

  /// `if let service { … }` names the property, and binds a variable of that name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value {
      expression(value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      append(TypeName.name(name.identifier), [], at: name)
    }
    if let type = node.typeAnnotation { walk(type.type) }
    walk(node.pattern)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(TypeName.name(node.name))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    typeNames.insert(TypeName.name(node.name))
    return .visitChildren
  }

  // MARK: Conditional compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let condition = clause.condition?.trimmedDescription ?? ""
      let isDebug =
        condition.contains("DEBUG") && !condition.contains("!DEBUG")
        || ["TEST", "PREVIEW", "MOCK"].contains { condition.contains($0) }
      if isDebug { debugDepth += 1 }
      body?.conditional += 1
      if let elements = clause.elements { walk(elements) }
      body?.conditional -= 1
      if isDebug { debugDepth -= 1 }
    }
    return .skipChildren
  }
}
