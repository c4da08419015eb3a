import SeamSource
import SwiftSyntax

/// Initial values, default arguments, calls and closures.
extension CodeVisitor {
  func statements(_ items: CodeBlockItemListSyntax) {
    if let only = items.first, items.count == 1, let value = only.item.as(ExprSyntax.self) {
      if body?.closure == -1 { body?.isSingleExpression = true }
      expression(value, .result)
    } else {
      if let only = items.first, items.count == 1, only.item.is(ReturnStmtSyntax.self), body?.closure == -1 {
        body?.isSingleExpression = true
      }
      walk(items)
    }
  }

  func local(_ binding: PatternBindingSyntax) {
    walk(binding.pattern)
    if let type = binding.typeAnnotation { walk(type.type) }
    if let value = binding.initializer?.value {
      let outer = body?.label ?? ""
      body?.label = "let " + binding.pattern.trimmedDescription
      body?.localType = binding.typeAnnotation.map { TypeName.base(TypeName.of($0.type)) }
      expression(value, .assignedValue)
      body?.localType = nil
      body?.label = outer
    }
    if let block = binding.accessorBlock { inClosure(call: -1, label: "get", at: block) { walk(block) } }
  }

  func nestedFunction(_ node: FunctionDeclSyntax) {
    inClosure(call: -1, label: "func", at: node.name) {
      for parameter in node.signature.parameterClause.parameters {
        body?.locals.insert(TypeName.name(parameter.secondName ?? parameter.firstName))
      }
      walk(node.signature)
      if let block = node.body { statements(block.statements) }
    }
  }

  func closure(_ node: ClosureExprSyntax, isCalledAtOnce: Bool = false) {
    let captures = node.signature?.capture?.items
    let isWeak = captures?.contains { $0.name.text == "self" && $0.specifier != nil } ?? false
    // What is captured is read where the closure is made.
    for capture in captures ?? [] where capture.name.text != "self" {
      if let value = capture.initializer?.value {
        expression(value)
      } else {
        append(TypeName.name(capture.name), [], at: capture.name)
      }
      body?.locals.insert(TypeName.name(capture.name))
    }
    inClosure(
      call: body?.call ?? -1, label: body?.label ?? "", at: node, capturesSelfWeakly: isWeak,
      isCalledAtOnce: isCalledAtOnce
    ) {
      let parameters = node.signature?.parameterClause
      if case .simpleInput(let names)? = parameters {
        for name in names { body?.locals.insert(TypeName.name(name.name)) }
      } else if case .parameterClause(let clause)? = parameters {
        for parameter in clause.parameters {
          body?.locals.insert(TypeName.name(parameter.secondName ?? parameter.firstName))
          if let type = parameter.type { walk(type) }
        }
      }
      statements(node.statements)
    }
  }

  private func inClosure(
    call: Int32, label: String, at node: some SyntaxProtocol, capturesSelfWeakly: Bool = false,
    isCalledAtOnce: Bool = false, _ read: () -> Void
  ) {
    guard let outer = body else { return }
    let place = position(node)
    body?.closures.append(
      ClosureFacts(
        call: call, label: label, parent: outer.closure, line: place.line, column: place.column,
        capturesSelfWeakly: capturesSelfWeakly, isCalledAtOnce: isCalledAtOnce))
    body?.closure = Int32(outer.closures.count)
    body?.call = -1
    body?.label = ""
    body?.localType = nil
    body?.conditional = isCalledAtOnce ? outer.conditional : 0
    read()
    body?.closure = outer.closure
    body?.call = outer.call
    body?.label = outer.label
    body?.localType = outer.localType
    body?.conditional = outer.conditional
  }

  // MARK: Expressions

  /// Reads an expression.
  ///
  /// - Returns: the use that gives its value; -1 where that is none.
  @discardableResult
  func expression(_ node: ExprSyntax, _ traits: Use.Traits = []) -> Int32 {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let node): return call(node, traits)
    case .memberAccessExpr, .declReferenceExpr, .superExpr, .genericSpecializationExpr:
      return reference(node, traits)
    case .subscriptCallExpr(let node):
      let index = reference(node.calledExpression, traits.union(.subscripted))
      arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures, of: index)
      return index
    case .forceUnwrapExpr(let node): return expression(node.expression, traits)
    case .optionalChainingExpr(let node): return expression(node.expression, traits)
    case .tryExpr(let node): return expression(node.expression, traits)
    case .awaitExpr(let node):
      let outer = body?.traits ?? []
      body?.traits.insert(.awaited)
      defer { body?.traits = outer }
      return expression(node.expression, traits)
    case .tupleExpr(let node):
      if let only = node.elements.first, node.elements.count == 1 {
        return expression(only.expression, traits)
      }
      for element in node.elements { expression(element.expression) }
    case .inOutExpr(let node): return expression(node.expression, traits.union(.assigned))
    case .sequenceExpr(let node): return sequence(Array(node.elements), traits)
    case .closureExpr(let node): closure(node)
    case .keyPathExpr(let node): return keyPath(node, traits)
    case .asExpr(let node):
      walk(node.type)
      return expression(node.expression, traits)
    default: walk(node)
    }
    return -1
  }

  private func call(_ node: FunctionCallExprSyntax, _ traits: Use.Traits) -> Int32 {
    var index: Int32 = -1
    if let immediate = node.calledExpression.as(ClosureExprSyntax.self) {
      closure(immediate, isCalledAtOnce: true)
    } else {
      let hasArguments =
        !node.arguments.isEmpty || node.trailingClosure != nil ? Use.Traits.hasArguments : []
      index = reference(node.calledExpression, traits.union(.called).union(hasArguments))
    }
    arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures, of: index)
    return index
  }

  private func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax, of index: Int32
  ) {
    guard let outer = body else { return }
    body?.call = index
    for argument in list {
      body?.label = argument.label.map(TypeName.name) ?? ""
      expression(argument.expression, .whole)
    }
    if let trailing {
      body?.label = ""
      closure(trailing)
    }
    for element in more {
      body?.label = TypeName.name(element.label)
      closure(element.closure)
    }
    body?.call = outer.call
    body?.label = outer.label
  }

  /// A name or a chain of members.
  private func reference(_ node: ExprSyntax, _ traits: Use.Traits) -> Int32 {
    var names: [String] = []
    var rest: ExprSyntax? = node
    var base: Int32 = -1
    var start: any SyntaxProtocol = node
    while let node = rest {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node):
        names.append(TypeName.name(node.baseName))
        start = node
        rest = nil
      case .superExpr(let node):
        names.append("super")
        start = node
        rest = nil
      case .memberAccessExpr(let node):
        names.append(TypeName.name(node.declName.baseName))
        start = node.period
        rest = node.base
        if rest == nil { names.append("") }
      case .forceUnwrapExpr(let node): rest = node.expression
      case .optionalChainingExpr(let node): rest = node.expression
      case .genericSpecializationExpr(let node):
        walk(node.genericArgumentClause)
        rest = node.expression
      case .tupleExpr(let node) where node.elements.count == 1:
        rest = node.elements.first?.expression
      default:
        if let type = node.as(TypeExprSyntax.self) { walk(type) }
        base = expression(node)
        if names.isEmpty { return base }
        names.append("")
        rest = nil
      }
    }
    // `let a: A = .b` is `A.b`: nothing but the facts about this code knows the type of a variable in it.
    if let type = body?.localType, base < 0, names.last == "", traits.contains(.assignedValue) {
      names[names.count - 1] = type
    }
    return append(names.reversed().joined(separator: "."), traits, at: start, base: base)
  }

  @discardableResult
  func append(
    _ path: String, _ traits: Use.Traits, at node: any SyntaxProtocol, base: Int32 = -1
  ) -> Int32 {
    guard let body else { return -1 }
    let place = position(node)
    var use = Use(path: path, label: body.label, line: place.line, column: place.column)
    use.base = base
    use.call = body.call
    use.closure = body.closure
    use.traits = traits.union(body.traits)
    if body.conditional > 0 { use.traits.insert(.conditional) }
    if debugDepth > 0 { use.traits.insert(.inDebugBlock) }
    self.body?.uses.append(use)
    return Int32(body.uses.count)
  }

  private func keyPath(_ node: KeyPathExprSyntax, _ traits: Use.Traits) -> Int32 {
    var path = "\\" + (node.root.map(TypeName.of) ?? "")
    for component in node.components {
      switch component.component {
      case .property(let property): path += "." + TypeName.name(property.declName.baseName)
      case .subscript: path += ".[]"
      default: break
      }
    }
    if let root = node.root { walk(root) }
    let index = append(path, traits, at: node)
    for component in node.components {
      if case .subscript(let part) = component.component {
        for argument in part.arguments { expression(argument.expression) }
      }
    }
    return index
  }

  /// Operators are not folded: their order is enough to tell what is on which side.
  private func sequence(_ elements: [ExprSyntax], _ traits: Use.Traits) -> Int32 {
    guard let outer = body else { return -1 }
    defer {
      body?.conditional = outer.conditional
      body?.traits = outer.traits
      body?.label = outer.label
    }
    let operators = elements.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let isCast = operators.allSatisfy { $0.is(UnresolvedAsExprSyntax.self) }
    if isCast {
      for type in elements.dropFirst().compactMap({ $0.as(TypeExprSyntax.self) }) { walk(type) }
      return expression(elements[0], traits)
    }
    var isFallback = false
    for (offset, element) in elements.enumerated() {
      switch element.as(ExprSyntaxEnum.self) {
      case .assignmentExpr: break
      case .binaryOperatorExpr(let node):
        switch node.operator.text {
        case "??":
          isFallback = true
          body?.conditional += 1
        case "&&", "||": body?.conditional += 1
        default: break
        }
      case .unresolvedTernaryExpr(let node):
        body?.conditional += 1
        expression(node.thenExpression, traits.intersection(.result))
      case .unresolvedAsExpr, .unresolvedIsExpr, .arrowExpr: break
      case .typeExpr(let node): walk(node)
      default:
        let next = offset + 1 < elements.count ? elements[offset + 1] : nil
        if offset == 0, let next, Self.assigns(next) {
          let left = expression(element, .assigned)
          if left >= 0, let path = body?.uses[Int(left)].path { body?.label = path }
        } else if offset == 2, elements.count == 3 || next?.is(UnresolvedAsExprSyntax.self) == true,
          elements[1].is(AssignmentExprSyntax.self)
        {
          return expression(element, .assignedValue)
        } else {
          expression(element, isFallback ? .fallback : [])
        }
      }
    }
    return -1
  }

  private static func assigns(_ node: ExprSyntax) -> Bool {
    if node.is(AssignmentExprSyntax.self) { return true }
    guard let text = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }
}
