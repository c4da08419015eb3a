package import SeamSource
import SwiftParser
import SwiftSyntax

extension MockFacts {
  /// Reads a file; one that cannot declare a protocol is not parsed.
  ///
  /// - Parameter all: parse it all the same, for the classes and aliases that it declares.
  package init(_ source: SourceFile, all: Bool = false) throws(SourceProblem) {
    let scan = LexicalScan(source.bytes)
    typeNames = scan.typeNames.sorted()
    aliasNames = scan.aliasNames.sorted()
    functionAliases = scan.functionAliases.sorted()
    classNames = scan.classNames.sorted()
    extendedNames = scan.extendedNames.sorted()
    noncopyable = scan.noncopyable.sorted()
    globalActors = scan.globalActors.sorted()
    hidesOutside =
      !scan.typeNames.isDisjoint(with: Self.standardNames)
      && LexicalScan.declaresOutside(Self.standardNames, source.bytes)
    // What was written by an earlier run is no part of the code.
    if source.text.hasPrefix(MockGenerator.header) {
      self = MockFacts()
      return
    }
    guard all || scan.mentionsProtocol else { return }
    isParsed = true
    isParsedForBases = !scan.mentionsProtocol
    let reader = FactsReader(source, scan.introductions)
    reader.walk(try source.parse())
    protocols = reader.protocols
    bases = reader.bases
    imports = reader.imports
    hiders = reader.hiders
    nested = reader.nested
  }
}

/// Collects the protocols, classes, aliases and imports of a file.
private final class FactsReader: SyntaxVisitor {
  private(set) var protocols: [MockFacts.Declaration] = []
  private(set) var bases: [MockFacts.Base] = []
  private(set) var imports: [String] = []

  private(set) var hiders: [MockFacts.Hider] = []
  private(set) var nested: [MockFacts.Nested] = []

  private let source: SourceFile
  private var context: [(name: String, access: String?, isExtension: Bool, availability: [String])] = []
  private var conditions: [String] = []
  private var functionDepth = 0
  /// Whether the next protocol is marked by a comment that does not stand right before it.
  private var marksNext = false

  /// Where the words are still to come that declarations of types begin with.
  private var introductions: ArraySlice<Int>

  init(_ source: SourceFile, _ introductions: [Int]) {
    self.source = source
    self.introductions = introductions[...]
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Places

  private func enter(
    _ name: some SyntaxProtocol, _ node: some WithAttributesSyntax & WithModifiersSyntax,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    if !isExtension { note(name.trimmedDescription) }
    context.append(
      (name.trimmedDescription, node.modifiers.access, isExtension, node.attributes.availability))
    return .visitChildren
  }

  private func note(_ name: String) {
    if !context.isEmpty, functionDepth == 0 {
      nested.append(MockFacts.Nested(name: name, context: context.map(\.name).joined(separator: ".")))
    }
    guard MockFacts.standardNames.contains(name) else { return }
    hiders.append(MockFacts.Hider(name: name, context: context.map(\.name).joined(separator: ".")))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { context.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { context.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { context.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType, node, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { context.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let head = [
      Spelling()(node.attributes), Spelling()(node.modifiers),
      initializers.map { $0.with(\.body, nil).trimmedDescription }.joined(separator: "\n"),
    ]
    bases.append(
      MockFacts.Base(
        name: node.name.text, context: context.map(\.name), kind: .class, text: head.joined(separator: "\n"),
        inherited: node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
        generics: node.genericParameterClause?.parameters.map(\.name.bareText) ?? [],
        members: node.memberBlock.members.flatMap { MockFacts.keys(of: $0.decl) }))
    return enter(node.name, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { context.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enterBody(node) }
  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody(node) }
  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody(node) }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody(node) }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  /// Most bodies declare no type, and are not looked into.
  private func enterBody(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    let (start, end) = (node.position.utf8Offset, node.endPosition.utf8Offset)
    introductions = introductions.drop { $0 < start }
    return introductions.first.map { $0 < end } == true ? .visitChildren : .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      let condition = clause.condition?.trimmedDescription
      let part = earlier.map { "!(\($0))" } + (condition.map { [earlier.isEmpty ? $0 : "(\($0))"] } ?? [])
      conditions.append(part.joined(separator: " && "))
      // A comment before '#if' marks what comes first in each part.
      marksNext = Self.isMarked(node.leadingTrivia)
      if let elements = clause.elements { walk(elements) }
      marksNext = false
      conditions.removeLast()
      if let condition { earlier.append(condition) }
    }
    return .skipChildren
  }

  // MARK: Findings

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmed.tokens(viewMode: .sourceAccurate).map(\.text)
    var parts = text.joined(separator: " ").replacing(" . ", with: ".").replacing("@ ", with: "@")
    parts = parts.replacing(" ( ", with: "(").replacing(" )", with: ")")
    imports += conditions.map { "#if \($0)" } + [parts] + conditions.map { _ in "#endif" }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    bases.append(
      MockFacts.Base(
        name: node.name.text, context: context.map(\.name), kind: .alias,
        text: node.initializer.value.trimmedDescription, inherited: [],
        generics: node.genericParameterClause?.parameters.map(\.name.bareText) ?? []))
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    let trivia = node.leadingTrivia
    let place = source.position(of: node.protocolKeyword)
    let own = node.modifiers.access
    let hidden = ([own] + context.map(\.access)).compactMap(\.self).first {
      $0 == "private" || $0 == "fileprivate"
    }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    protocols.append(
      MockFacts.Declaration(
        name: node.name.text, context: context.map(\.name), conditions: conditions,
        availability: context.flatMap(\.availability),
        access: own ?? context.last { $0.isExtension }?.access ?? "internal", hiddenBy: hidden,
        isLocal: functionDepth > 0,
        isMarked: Self.isMarked(trivia) || marksNext
          || node.attributes.contains { Self.isMarked($0.leadingTrivia) || Self.isMarked($0.trailingTrivia) }
          || node.modifiers.contains { Self.isMarked($0.leadingTrivia) }
          || Self.isMarked(node.protocolKeyword.leadingTrivia),
        text: String(decoding: source.bytes[start..<end], as: UTF8.self),
        documentation: trivia.documentation.filter { !MockFacts.isMark($0) }, line: place.line,
        column: place.column))
    marksNext = false
    return .skipChildren
  }
}

extension FactsReader {
  private static func isMarked(_ trivia: Trivia) -> Bool {
    trivia.contains { $0.comment.map(MockFacts.isMark) ?? false }
  }
}

extension MockFacts {
  /// Whether a comment marks the protocol after it: `// seam:mock`.
  static func isMark(_ comment: String) -> Bool {
    let text = comment.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }
    return text.hasPrefix("seam:mock") && !(text.dropFirst(9).first?.isLetter ?? false)
  }
}

extension AttributeListSyntax {
  /// The attributes that say where something can be used.
  var availability: [String] {
    compactMap { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self),
        ["available", "_spi"].contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return Spelling()(attribute)
    }
  }
}

extension DeclModifierListSyntax {
  /// The word that says who can see the declaration.
  var access: String? {
    lazy.map(\.name.text).first {
      ["open", "public", "package", "internal", "fileprivate", "private"].contains($0)
    }
  }
}

extension MockFacts.Base {
  /// The type that an alias stands for.
  var aliased: TypeSyntax { MockFacts.type(text) }
}

extension MockFacts {
  /// A type as syntax.
  static func type(_ text: String) -> TypeSyntax {
    var parser = Parser(text)
    return TypeSyntax.parse(from: &parser)
  }

  /// A member of a class by its name and the types of its parameters.
  static func key(
    _ name: String, isStatic: Bool, _ parameters: FunctionParameterClauseSyntax,
    _ spelling: Spelling = Spelling()
  ) -> String {
    let list = parameters.parameters.map { parameter in
      (label: parameter.firstName.text, type: spelling(parameter.type) + (parameter.ellipsis?.text ?? ""))
    }
    return key(name, isStatic: isStatic, list)
  }

  static func key(_ name: String, isStatic: Bool, _ parameters: [(label: String, type: String)]) -> String {
    let list = parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",")
    return "\(isStatic ? "static " : "")\(name.withoutBackticks)(\(list))"
  }

  /// The methods and properties of a class that others can see.
  fileprivate static func keys(of member: DeclSyntax) -> [String] {
    func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }
    if let function = member.as(FunctionDeclSyntax.self) {
      guard !["private", "fileprivate"].contains(function.modifiers.access) else { return [] }
      return [
        key(function.name.text, isStatic: isStatic(function.modifiers), function.signature.parameterClause)
      ]
    }
    guard let variable = member.as(VariableDeclSyntax.self),
      !["private", "fileprivate"].contains(variable.modifiers.access)
    else { return [] }
    let word = isStatic(variable.modifiers) ? "static " : ""
    return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
      .map { word + $0.identifier.bareText }
  }
}

extension TriviaPiece {
  /// The text of a line comment, plain or for documentation.
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}

extension Trivia {
  /// The lines of the doc comment at the end, as they stand in the file.
  var documentation: [String] {
    var lines: [String] = []
    for piece in pieces {
      switch piece {
      case .docLineComment(let text): lines.append(text)
      case .docBlockComment(let text):
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          let rest = line.drop { $0 == " " || $0 == "\t" }
          return rest.hasPrefix("*") ? " " + rest : String(rest)
        }
      case .newlines(let count) where count > 1: lines = []
      case .carriageReturnLineFeeds(let count) where count > 1: lines = []
      default: break
      }
    }
    return lines
  }
}
