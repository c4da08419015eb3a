import SwiftSyntax

/// The one spelling under which types are compared, whatever way they were written.
///
/// Without parentheses, `any`, `some` and attributes; `T?`, `[T]` and `[K:V]` for their long forms; compositions in alphabetical order. Module names
/// and type aliases need the whole project and are opened by the index.
enum TypeName {
  static func of(_ type: TypeSyntax) -> String {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): named(name(type.name), type.genericArgumentClause)
    case .memberType(let type):
      of(type.baseType) + "." + named(name(type.name), type.genericArgumentClause)
    case .someOrAnyType(let type): of(type.constraint)
    case .compositionType(let type):
      type.elements.map { of($0.type) }.sorted().joined(separator: "&")
    case .attributedType(let type): of(type.baseType)
    case .optionalType(let type): optional(of(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): optional(of(type.wrappedType))
    case .arrayType(let type): "[\(of(type.element))]"
    case .dictionaryType(let type): "[\(of(type.key)):\(of(type.value))]"
    case .tupleType(let type):
      if let only = type.elements.first, type.elements.count == 1, only.firstName == nil {
        of(only.type)
      } else {
        "(" + type.elements.map { of($0.type) }.joined(separator: ",") + ")"
      }
    case .functionType(let type):
      "(" + type.parameters.map { of($0.type) }.joined(separator: ",") + ")->" + of(type.returnClause.type)
    case .metatypeType(let type): of(type.baseType) + "." + type.metatypeSpecifier.text
    case .namedOpaqueReturnType(let type): of(type.type)
    default: type.trimmedDescription
    }
  }

  /// Without `?`.
  static func unwrapped(_ name: String) -> String {
    name.hasSuffix("?") ? String(name.dropLast()) : name
  }

  /// Without generic arguments and `?`.
  static func base(_ name: String) -> String {
    String(unwrapped(name).prefix { $0 != "<" })
  }

  /// The generic arguments: `Box<Radio,[Int]>` has `Radio` and `[Int]`.
  static func arguments(_ name: String) -> [String] {
    let name = unwrapped(name)
    guard let start = name.firstIndex(of: "<"), name.hasSuffix(">") else { return [] }
    var arguments = [""]
    var depth = 0
    for character in name[name.index(after: start)...].dropLast() {
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
    }
    return arguments
  }

  /// `EnvironmentObject` of `SwiftUI.EnvironmentObject`.
  static func withoutModule(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), foreignModules.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// Modules that everybody knows, and that no project has.
  static let foreignModules: Set<String> = [
    "AppKit", "Combine", "Foundation", "Observation", "Swift", "SwiftData", "SwiftUI", "Testing", "UIKit",
  ]

  static func name(_ token: TokenSyntax) -> String {
    token.text.utf8.first == UInt8(ascii: "`") ? String(token.text.dropFirst().dropLast()) : token.text
  }

  private static func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> String {
    let arguments =
      clause?.arguments.map { argument in
        argument.argument.as(TypeSyntax.self).map(of) ?? argument.argument.trimmedDescription
      } ?? []
    switch (name, arguments.count) {
    case ("Optional", 1): return optional(arguments[0])
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]):\(arguments[1])]"
    default: return arguments.isEmpty ? name : name + "<" + arguments.joined(separator: ",") + ">"
    }
  }

  private static func optional(_ name: String) -> String {
    name.contains("->") || name.contains("&") ? "(\(name))?" : name + "?"
  }
}
