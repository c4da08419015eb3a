package import SeamSource

/// All that the rules know about one file.
package struct FileFacts: Hashable, Sendable {
  package var imports: [ImportFacts] = []
  package var lineCount = 0
  package var isGenerated = false
  package var hasSyntaxErrors = false
  /// The first is what stands outside of types.
  package var declarations: [Declaration] = []
  /// Names that stand in types, sorted, each once.
  package var typeNames: [String] = []
  package var allowances: [Allowance] = []

  package init() {}
}

/// `import M`
package struct ImportFacts: Hashable, Sendable {
  package var module: String
  /// `@testable`
  package var isTestable: Bool
  /// `@_exported`
  package var isExported: Bool
}

/// `// seam:allow RULE because REASON`
package struct Allowance: Hashable, Sendable {
  package var rule: String
  package var reason: String
  /// Where the comment is.
  package var line: Int32
  package var column: Int32
  /// The line that it speaks about: its own, or the next one with code where it stands alone.
  package var target: Int32

  package var position: Position { Position(line: Int(line), column: Int(column)) }
}
