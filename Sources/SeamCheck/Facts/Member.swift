package import SeamSource

/// A property, function, initializer or subscript, of a type or of a file; or a preview.
package struct Member: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case property, function, initializer, deinitializer, `subscript`, enumCase
    /// `#Preview`
    case preview
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package var rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let isStatic = Self(rawValue: 1 << 0)
    package static let isLazy = Self(rawValue: 1 << 1)
    package static let isWeak = Self(rawValue: 1 << 2)
    package static let isConstant = Self(rawValue: 1 << 3)
    package static let isStored = Self(rawValue: 1 << 4)
    package static let isOverride = Self(rawValue: 1 << 5)
    package static let isAsync = Self(rawValue: 1 << 6)
    package static let isThrowing = Self(rawValue: 1 << 7)
    package static let hasBody = Self(rawValue: 1 << 8)
    package static let isConvenience = Self(rawValue: 1 << 9)
    package static let hasInitialValue = Self(rawValue: 1 << 10)
    package static let inDebugBlock = Self(rawValue: 1 << 11)
    package static let setterIsPrivate = Self(rawValue: 1 << 12)
    /// Its code is one expression, or an initial value.
    package static let isSingleExpression = Self(rawValue: 1 << 13)
  }

  package struct Parameter: Hashable, Sendable {
    package var label: String
    package var name: String
    /// In the form of `TypeName`.
    package var type: String
    package var hasDefault: Bool
  }

  package var kind: Kind
  /// Empty for an initializer or a subscript.
  package var name: String
  package var line: Int32
  package var column: Int32
  package var attributes: [AttributeFacts] = []
  package var access: Access = .internal
  package var traits: Traits = []
  /// Of a property, or what a function returns, in the form of `TypeName`.
  package var type: String?
  package var parameters: [Parameter] = []
  package var uses: [Use] = []
  package var closures: [ClosureFacts] = []
  /// Names that are bound in it: parameters, variables, what patterns bind.
  package var locals: [String] = []

  package var position: Position { Position(line: Int(line), column: Int(column)) }
  package var isStatic: Bool { traits.contains(.isStatic) }
  package var isStored: Bool { traits.contains(.isStored) }

  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
  package func attribute(_ name: String) -> AttributeFacts? { attributes.first { $0.name == name } }
}
