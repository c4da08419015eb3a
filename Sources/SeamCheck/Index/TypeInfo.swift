/// A type of the project with its extensions and all that it inherits.
package struct TypeInfo: Sendable {
  package var id: Int
  package var kind: Declaration.Kind
  package var name: String
  package var qualifiedName: String
  package var module: String
  package var isTest: Bool
  /// The declaration itself, then the extensions.
  package var parts: [Project.Place]
  /// Types of the project that it names in its inheritance clauses.
  package var parents: [Int] = []
  /// `parents`, and theirs.
  package var ancestors: Set<Int> = []
  /// Names of types that are not of the project, inherited directly or not.
  package var foreign: Set<String> = []
  package var attributes: Set<String> = []
  package var inheritedAttributes: Set<String> = []

  package var isReference: Bool { kind == .class || kind == .actor }

  package func conforms(to name: String) -> Bool { foreign.contains(name) }
  package func has(_ attribute: String) -> Bool {
    attributes.contains(attribute) || inheritedAttributes.contains(attribute)
  }
}
