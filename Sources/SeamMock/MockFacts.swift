import SeamSource

/// What one file says about protocols, kept from run to run.
package struct MockFacts: StoredFacts, Equatable {
  /// A protocol's declaration, as text that is read again when a double is made of it.
  package struct Declaration: Equatable, Sendable {
    package var name: String
    /// The types that it is declared in, outermost first.
    package var context: [String]
    /// The `#if` conditions round it, outermost first.
    package var conditions: [String]
    /// What the types that it is declared in say of where they can be used: `@available` and `@_spi`.
    package var availability: [String]
    /// Its access: its own, or that of the extension it is declared in.
    package var access: String
    /// The first reason why code outside its file cannot see it, with the word that says so.
    package var hiddenBy: String?
    /// Whether it is declared in a function.
    package var isLocal: Bool
    /// Whether a comment before it says `seam:mock`.
    package var isMarked: Bool
    /// From the first attribute to the closing brace, without the comments before it.
    package var text: String
    /// The lines of its doc comment.
    package var documentation: [String]
    package var line: Int
    package var column: Int
  }

  /// A type that something may stand on: a class, or an alias.
  package struct Base: Equatable, Sendable {
    package enum Kind: Sendable { case `class`, alias }

    package var name: String
    package var context: [String]
    package var kind: Kind
    /// The alias's type; for a class its attributes and initializers.
    package var text: String
    /// What a class inherits.
    package var inherited: [String]
    /// The generic parameters of a class or an alias.
    package var generics: [String] = []
    /// The methods and properties of a class, each by its key.
    package var members: [String] = []
  }

  /// A type with a name of the standard library's, and what it is declared in; nothing at the top.
  package struct Hider: Equatable, Sendable {
    package var name: String
    package var context: String
  }

  /// A type that is declared in another.
  package struct Nested: Hashable, Sendable {
    package var name: String
    package var context: String
  }

  /// The names of the standard library that doubles write.
  static let standardNames: Set<String> = [
    "AnyIterator", "AsyncStream", "Bool", "Decoder", "Encoder", "Error", "Hasher", "Never",
    "ObjectIdentifier", "Sendable",
    "StaticString", "String", "UInt", "Void",
  ]

  package var protocols: [Declaration] = []
  package var hiders: [Hider] = []
  package var bases: [Base] = []
  package var nested: [Nested] = []
  /// The import declarations, with the `#if` lines round them.
  package var imports: [String] = []
  /// The names of all types that are declared, sorted.
  package var typeNames: [String] = []
  /// Those of them that are aliases.
  package var aliasNames: [String] = []
  /// Those of them that are aliases of functions, as far as can be told without parsing.
  package var functionAliases: [String] = []
  /// Those of them that are classes.
  package var classNames: [String] = []
  /// Those of them that cannot be copied.
  package var noncopyable: [String] = []
  /// Those of them that are global actors.
  package var globalActors: [String] = []

  /// The names of the types that are extended, sorted; the first part of each.
  package var extendedNames: [String] = []

  /// Whether a type with a name of the standard library's may stand in no other type, as far as can be told without parsing.
  package var hidesOutside = false

  /// Whether the file was parsed, so that `bases` is complete.
  package var isParsed = false
  /// Whether it was parsed for what it declares besides protocols: it has none.
  package var isParsedForBases = false

  package init() {}

  /// Without what only a parsed file can tell.
  var unparsed: MockFacts {
    var facts = self
    (facts.protocols, facts.hiders, facts.bases, facts.nested, facts.imports) = ([], [], [], [], [])
    (facts.isParsed, facts.isParsedForBases) = (false, false)
    return facts
  }
}
