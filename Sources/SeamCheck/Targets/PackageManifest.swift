import SeamSource
import SwiftParser
import SwiftSyntax

extension TargetFacts {
  /// Reads a `Package.swift` as syntax: what its calls say literally, in all branches. Nothing of it is run.
  init(manifest source: SourceFile) throws(SourceProblem) {
    let tree = try source.parse()
    let constants = ConstantVisitor(viewMode: .sourceAccurate)
    constants.walk(tree)
    let visitor = ManifestVisitor(source, constants: constants.texts)
    visitor.walk(tree)
    self = visitor.facts
    // The only one of its kind may lie in the folder itself.
    for isTest in [false, true] {
      let same = targets.indices.filter { targets[$0].isTest == isTest }
      if same.count == 1, let places = targets[same[0]].folders.first?.places, places.count > 1 {
        targets[same[0]].folders[0].places += ManifestVisitor.roots(isTest: isTest)
      }
    }
  }
}

/// `let name = "App"` outside of types.
private final class ConstantVisitor: SyntaxVisitor {
  var texts: [String: String] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    {
      texts[name] = value
    }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

private final class ManifestVisitor: SyntaxVisitor {
  var facts = TargetFacts()
  private let source: SourceFile
  private let constants: [String: String]

  init(_ source: SourceFile, constants: [String: String]) {
    self.source = source
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let base = callee.base?.trimmedDescription
    switch callee.declName.baseName.text {
    case "package" where base == nil || base == "Package.Dependency":
      if let path = text(argument("path", of: node)) { facts.localPackages.append(path) }
      return .visitChildren
    case "target", "executableTarget", "macro", "plugin":
      guard base == nil || base == "Target" else { return .visitChildren }
      declare(node, isTest: false, isPlugin: callee.declName.baseName.text == "plugin")
      return .skipChildren  // what it names inside are dependencies
    case "testTarget":
      declare(node, isTest: true)
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func declare(_ node: FunctionCallExprSyntax, isTest: Bool, isPlugin: Bool = false) {
    let line = source.position(of: node).line
    guard let written = argument("name", of: node) else { return }
    guard let name = text(written) else {
      facts.unclear.append(
        .init(line: line, message: "the name of a target is not written out, '\(written.trimmedDescription)'")
      )
      return
    }
    var target = DeclaredTarget(name: name, isTest: isTest)
    target.dependencies = dependencies(argument("dependencies", of: node))
    var folder = DeclaredTarget.Folder(
      places: (isPlugin ? ["Plugins"] : Self.roots(isTest: isTest)).map { $0 + "/" + name })
    if let path = argument("path", of: node) {
      guard let path = text(path) else {
        facts.unclear.append(.init(line: line, message: "the path of target '\(name)' is not written out"))
        return
      }
      folder.places = [path]
    }
    folder.parts = texts(argument("sources", of: node), of: "sources", target: name)
    folder.excluded = texts(argument("exclude", of: node), of: "exclude", target: name)
    target.folders = [folder]
    // `.target(name:)` may be a dependency in a list that stands elsewhere.
    if let index = facts.targets.firstIndex(where: { $0.name == target.name }) {
      if node.arguments.count > 1 { facts.targets[index] = target }
    } else {
      facts.targets.append(target)
    }
  }

  static func roots(isTest: Bool) -> [String] {
    isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  /// A literal, a constant of the file, or a literal with such constants in it.
  private func text(_ expression: ExprSyntax?) -> String? {
    if let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text { return constants[name] }
    guard let literal = expression?.as(StringLiteralExprSyntax.self) else { return nil }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let only = part.expressions.first, part.expressions.count == 1,
          let value = self.text(only.expression)
        else { return nil }
        text += value
      @unknown default: return nil
      }
    }
    return text
  }

  private func texts(_ expression: ExprSyntax?, of label: String, target: String) -> [String] {
    guard let expression else { return [] }
    guard let elements = expression.as(ArrayExprSyntax.self)?.elements else {
      facts.unclear.append(
        .init(
          line: source.position(of: expression).line, message: "'\(label)' of target '\(target)' is no list"))
      return []
    }
    return elements.compactMap { text($0.expression) }
  }

  /// `"A"`, `.target(name: "A")`, `.product(name: "A", package: "B")`, `.byName(name: "A")`.
  private func dependencies(_ expression: ExprSyntax?) -> [String] {
    expression?.as(ArrayExprSyntax.self)?.elements.compactMap { element in
      text(element.expression)
        ?? element.expression.as(FunctionCallExprSyntax.self).flatMap { text(argument("name", of: $0)) }
    } ?? []
  }
}
