import SeamSource
import SwiftSyntax

/// Turns properties that a class fills itself into parameters of its initializers.
struct Injection {
  struct Property {
    var name: String
    var binding: PatternBindingSyntax
    var declaration: VariableDeclSyntax
    var owner: ClassDeclSyntax
  }

  /// A property with its type and today's value, as they are written.
  private struct Part {
    var property: Property
    var type: String
    var value: String
    /// The statement of the initializer that sets it; nil where the value stands behind the property.
    var assignment: CodeBlockItemSyntax?

    var parameter: String { "\(property.name): \(type) = \(value)" }
  }

  let owner: ClassDeclSyntax
  let source: SourceFile
  let tree: SourceFileSyntax

  /// The edits, and the names of the properties that they turn.
  func edits(for properties: [Property]) -> (edits: [Edit], done: Set<String>) {
    let initializers = owner.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { node in !node.modifiers.contains { $0.name.text == "convenience" } }
    // An initializer that others see would show them what they cannot see, and one that a protocol or a superclass asks for has its parameters.
    guard initializers.allSatisfy({ isOurs($0) && $0.body != nil }) else { return ([], []) }
    let parts = properties.compactMap { part($0, initializers) }.filter { part in
      // A parameter of that name there already.
      initializers.allSatisfy { !names(of: $0).contains(part.property.name) }
    }
    guard !parts.isEmpty else { return ([], []) }

    var edits: [Edit] = []
    for part in parts where part.assignment == nil { edits += removal(of: part) }
    if initializers.isEmpty {
      edits.append(newInitializer(parts))
    } else {
      for node in initializers { edits += extending(node, parts) }
    }
    return (edits, Set(parts.map(\.property.name)))
  }

  private func isOurs(_ node: InitializerDeclSyntax) -> Bool {
    !node.modifiers.contains { ["public", "open", "package", "override", "required"].contains($0.name.text) }
      && node.attributes.isEmpty && node.optionalMark == nil
  }

  private func names(of node: InitializerDeclSyntax) -> Set<String> {
    Set(node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
  }

  private func part(_ property: Property, _ initializers: [InitializerDeclSyntax]) -> Part? {
    let annotation = property.binding.typeAnnotation?.type.trimmedDescription
    if let value = property.binding.initializer?.value {
      guard let type = annotation ?? Self.type(of: value), Self.isPlain(value) else { return nil }
      return Part(property: property, type: type, value: value.trimmedDescription)
    }
    guard initializers.count == 1, let type = annotation, let body = initializers[0].body else { return nil }
    for statement in body.statements {
      guard let elements = statement.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let target = elements.first, let value = elements.last,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        ["self.\(property.name)", property.name].contains(target.trimmedDescription)
      else { continue }
      // The value must not stand on what the initializer has.
      guard Self.isPlain(value) else { return nil }
      return Part(property: property, type: type, value: value.trimmedDescription, assignment: statement)
    }
    return nil
  }

  /// `X()`, `X.shared`, `.init()`: nothing in it but a type and literals.
  private static func isPlain(_ value: ExprSyntax) -> Bool {
    if let call = value.as(FunctionCallExprSyntax.self) {
      return isPlain(call.calledExpression) && call.trailingClosure == nil
        && call.arguments.allSatisfy { argument in
          argument.expression.is(StringLiteralExprSyntax.self)
            && !argument.expression.description.contains("\\(")
            || argument.expression.is(IntegerLiteralExprSyntax.self)
            || argument.expression.is(BooleanLiteralExprSyntax.self)
            || argument.expression.is(NilLiteralExprSyntax.self)
        }
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base.map(isPlain) ?? true
    }
    return value.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
  }

  /// `X` of `X()` and of `X.shared`; longer chains do not say their type.
  private static func type(of value: ExprSyntax) -> String? {
    if let call = value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      let name = callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
      return name.isEmpty ? nil : name
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
      base.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return base.trimmedDescription
  }

  // MARK: Edits

  private func removal(of part: Part) -> [Edit] {
    guard let initializer = part.property.binding.initializer else { return [] }
    let start =
      (part.property.binding.typeAnnotation?.endPositionBeforeTrailingTrivia
      ?? part.property.binding.pattern.endPositionBeforeTrailingTrivia).utf8Offset
    let text = part.property.binding.typeAnnotation == nil ? ": \(part.type)" : ""
    return [Edit(range: start..<initializer.endPositionBeforeTrailingTrivia.utf8Offset, text: text)]
  }

  private func extending(_ node: InitializerDeclSyntax, _ parts: [Part]) -> [Edit] {
    guard let body = node.body else { return [] }
    let clause = node.signature.parameterClause
    let list = parts.map(\.parameter).joined(separator: ", ")
    let place =
      clause.parameters.last?.endPositionBeforeTrailingTrivia.utf8Offset
      ?? clause.rightParen.positionAfterSkippingLeadingTrivia.utf8Offset
    var edits = [Edit(range: place..<place, text: clause.parameters.isEmpty ? list : ", " + list)]
    let fresh = parts.filter { $0.assignment == nil }
    if !fresh.isEmpty {
      let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let inner = indentation(of: node) + unit
      let isOneLine =
        source.lines.position(of: start).line
        == source.lines.position(
          of: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        ).line
      if isOneLine {
        let statements = fresh.map { "self.\($0.property.name) = \($0.property.name)" }.joined(
          separator: "; ")
        edits.append(
          Edit(range: start..<start, text: " " + statements + (body.statements.isEmpty ? " " : ";")))
      } else {
        let lines = fresh.map { "\(newline)\(inner)self.\($0.property.name) = \($0.property.name)" }.joined()
        edits.append(Edit(range: start..<start, text: lines))
      }
    }
    for part in parts {
      guard let assignment = part.assignment else { continue }
      let start = assignment.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append(
        Edit(
          range: start..<assignment.endPositionBeforeTrailingTrivia.utf8Offset,
          text: "self.\(part.property.name) = \(part.property.name)"))
    }
    return edits
  }

  /// Behind the last stored property.
  private func newInitializer(_ parts: [Part]) -> Edit {
    let stored = owner.memberBlock.members.last { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
      return variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
    let last = stored.map { Syntax($0) } ?? Syntax(parts[parts.count - 1].property.declaration)
    // Behind a comment on the same line.
    let end = source.lines.position(of: last.endPositionBeforeTrailingTrivia.utf8Offset).line
    var place = last.endPositionBeforeTrailingTrivia.utf8Offset
    if let line = source.lines.range(ofLine: end), last.trailingTrivia.contains(where: \.isComment) {
      place = line.upperBound - newline.utf8.count
    }
    let outer = indentation(of: parts[0].property.declaration)
    let needsSuper = owner.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription == "NSObject"
    }
    var lines = ["", outer + "init(" + parts.map(\.parameter).joined(separator: ", ") + ") {"]
    lines += parts.map { outer + unit + "self.\($0.property.name) = \($0.property.name)" }
    if needsSuper == true { lines.append(outer + unit + "super.init()") }
    lines.append(outer + "}")
    return Edit(range: place..<place, text: lines.map { newline + $0 }.joined())
  }

  /// The white space before a node on its line.
  private func indentation(of node: some SyntaxProtocol) -> String {
    let position = source.position(of: node)
    guard let line = source.lines.range(ofLine: position.line) else { return "" }
    let space = source.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }

  /// One level more: what the class's members have more than the class.
  private var unit: String {
    let (outer, inner) = (
      indentation(of: owner), owner.memberBlock.members.first.map { indentation(of: $0) } ?? ""
    )
    return inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "  "
  }

  private var newline: String { source.text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }
}
