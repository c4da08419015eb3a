import SwiftSyntax

/// Writes a type without the generic parameters of its member, as the member's handle has to.
///
/// A parameter becomes `any` of its constraint where a value of it can become one by itself, inside arrays and
/// optionals too; anything else becomes `Any`.
struct TypeErasure {
  /// What each generic parameter becomes: `any P`, or `Any`.
  var generics: [String: String]
  /// Generic parameters that cannot be copied, so that nothing can stand for them.
  var noncopyable: Set<String> = []
  var packs: Set<String> = []
  var spelling: Spelling

  struct Result: Equatable {
    var text: String
    /// Whether the type has become another.
    var isErased: Bool
  }

  func callAsFunction(_ type: TypeSyntax) -> Result {
    guard mentionsGeneric(Syntax(type)) || mentionsSome(Syntax(type)) else {
      return Result(text: spelling(type), isErased: false)
    }
    return Result(text: erased(type) ?? "Any", isErased: true)
  }

  func mentionsGeneric(_ node: Syntax) -> Bool {
    if let type = node.as(IdentifierTypeSyntax.self), generics[type.name.bareText] != nil { return true }
    return node.children(viewMode: .sourceAccurate).contains(where: mentionsGeneric)
  }

  /// Whether a pack is in it, of which nobody knows how many elements it has.
  func mentionsPack(_ node: Syntax) -> Bool {
    node.is(PackExpansionTypeSyntax.self)
      || node.children(viewMode: .sourceAccurate).contains(where: mentionsPack)
  }

  /// Whether a generic parameter is in it that cannot be copied.
  func mentionsNoncopyable(_ node: Syntax) -> Bool {
    if let type = node.as(IdentifierTypeSyntax.self), noncopyable.contains(type.name.bareText) { return true }
    if node.is(SuppressedTypeSyntax.self) { return true }
    return node.children(viewMode: .sourceAccurate).contains(where: mentionsNoncopyable)
  }

  private func mentionsSome(_ node: Syntax) -> Bool {
    if let type = node.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" { return true }
    return node.children(viewMode: .sourceAccurate).contains(where: mentionsSome)
  }

  /// The erased type, or nil where only `Any` will do.
  private func erased(_ type: TypeSyntax) -> String? {
    guard mentionsGeneric(Syntax(type)) || mentionsSome(Syntax(type)) else { return spelling(type) }
    if let type = type.as(IdentifierTypeSyntax.self) {
      return generics[type.name.bareText]
    }
    if let type = type.as(SomeOrAnyTypeSyntax.self) {
      if mentionsGeneric(Syntax(type.constraint)) || mentionsSome(Syntax(type.constraint)) { return nil }
      let constraint = spelling(type.constraint)
      return constraint == "Any" ? "Any" : "any \(constraint)"
    }
    if let type = type.as(ArrayTypeSyntax.self) { return erased(type.element).map { "[\($0)]" } }
    if let type = type.as(OptionalTypeSyntax.self) { return erased(type.wrappedType).map(Self.optional) }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return erased(type.wrappedType).map(Self.optional)
    }
    if let type = type.as(DictionaryTypeSyntax.self), !mentionsGeneric(Syntax(type.key)),
      !mentionsSome(Syntax(type.key))
    {
      return erased(type.value).map { "[\(spelling(type.key)): \($0)]" }
    }
    if let type = type.as(MetatypeTypeSyntax.self) {
      guard let base = type.baseType.as(IdentifierTypeSyntax.self) else { return nil }
      return generics[base.name.bareText].map { text in
        text.contains(" & ") ? "any (\(text.dropFirst(4))).Type" : "\(text).Type"
      }
    }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first,
      only.firstName == nil
    {
      return erased(only.type).map { "(\($0))" }
    }
    return nil
  }

  static func optional(_ text: String) -> String {
    text.hasPrefix("any ") || text.contains("->") ? "(\(text))?" : "\(text)?"
  }
}
