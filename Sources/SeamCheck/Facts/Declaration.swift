package import SeamSource

/// A type, an extension, a type alias, or what stands outside of types.
package struct Declaration: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`, `extension`, alias
    /// What stands outside of types in one file.
    case file
  }

  package var kind: Kind
  /// As written: `Outer.Inner` for an extension of it.
  package var name: String
  /// The declaration that this one stands in; -1 at the top.
  package var parent: Int32
  package var line: Int32
  package var column: Int32
  package var attributes: [AttributeFacts] = []
  package var access: Access = .internal
  package var isFinal = false
  /// Superclass, protocols, and those of `where Self:`; names in the form of `TypeName`.
  package var inherited: [String] = []
  package var generics: [String] = []
  /// What a type alias stands for.
  package var aliased: String?
  package var members: [Member] = []

  package var position: Position { Position(line: Int(line), column: Int(column)) }

  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

package enum Access: UInt8, Sendable, Comparable {
  case `private`, `internal`, package, `public`

  package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

package struct AttributeFacts: Hashable, Sendable {
  package var name: String
  /// The text between the parentheses.
  package var arguments: String
}
