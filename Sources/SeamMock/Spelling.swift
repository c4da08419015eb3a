import SwiftSyntax

/// Writes syntax on one line, without comments, and with other names for some types.
struct Spelling {
  /// What stands for a type's name: the double's name for `Self`, and what an associated type is bound to.
  var names: [String: String] = [:]
  /// What has to stand before a type's name: what it is declared in, where the double cannot see it otherwise.
  var owners: [String: String] = [:]

  func callAsFunction(_ node: some SyntaxProtocol) -> String {
    var text = ""
    write(Syntax(node), to: &text)
    return text.trimmingSpaces
  }

  private func write(_ node: Syntax, to text: inout String) {
    if let token = node.as(TokenSyntax.self) { return write(token, token.text, to: &text) }
    if let type = node.as(IdentifierTypeSyntax.self), let name = names[type.name.bareText],
      type.genericArgumentClause == nil
    {
      return write(type.name, type.isPartOfType && name.isCompoundType ? "(\(name))" : name, to: &text)
    }
    if let type = node.as(IdentifierTypeSyntax.self), let owner = owners[type.name.bareText] {
      write(type.name, "\(owner).\(type.name.text)", to: &text)
      if let arguments = type.genericArgumentClause { write(Syntax(arguments), to: &text) }
      return
    }
    // `Self.Item` is `Item`: the double declares it as a generic parameter, or something else is bound to it.
    if let type = node.as(MemberTypeSyntax.self), type.baseType.trimmedDescription == "Self",
      type.genericArgumentClause == nil
    {
      return write(
        type.name, names[type.name.bareText] ?? type.name.text,
        first: type.firstToken(viewMode: .sourceAccurate), to: &text)
    }
    for child in node.children(viewMode: .sourceAccurate) { write(child, to: &text) }
  }

  private func write(
    _ token: TokenSyntax, _ spelling: String, first: TokenSyntax? = nil, to text: inout String
  ) {
    let leading = (first ?? token).leadingTrivia
    if !leading.isEmpty, !text.isEmpty, !text.hasSuffix(" "), !text.hasSuffix("("), !text.hasSuffix("[") {
      text += " "
    }
    if token.tokenKind == .rightParen || token.tokenKind == .rightSquare, text.hasSuffix(" ") {
      text.removeLast()
    }
    if token.tokenKind == .comma || token.tokenKind == .colon, text.hasSuffix(" "), token.tokenKind == .comma
    {
      text.removeLast()
    }
    text += spelling
    if !token.trailingTrivia.isEmpty, !text.hasSuffix("("), !text.hasSuffix("[") { text += " " }
  }
}

extension IdentifierTypeSyntax {
  /// Whether it stands where a type of several words needs parentheses.
  fileprivate var isPartOfType: Bool {
    guard let parent else { return false }
    return parent.is(OptionalTypeSyntax.self) || parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || parent.is(MetatypeTypeSyntax.self) || parent.is(MemberTypeSyntax.self)
  }
}

extension String {
  fileprivate var isCompoundType: Bool {
    hasPrefix("any ") || hasPrefix("@") || contains("->") && !hasSuffix(")") && !hasSuffix("]")
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareText: String { text.withoutBackticks }
}

extension String {
  var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// With some identifiers replaced by others.
  func replacingWords(_ words: [String: String]) -> String {
    guard !words.isEmpty else { return self }
    var text = ""
    var word = ""
    for character in self + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        text += (words[word] ?? word) + String(character)
        word = ""
      }
    }
    return String(text.dropLast())
  }

  var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }

  /// The name as it is written where a name is expected: with backticks where it is a keyword or no identifier.
  var escapedName: String {
    let name = withoutBackticks
    return name.isPlainIdentifier && !Self.keywords.contains(name) ? name : "`\(name)`"
  }

  var isPlainIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
