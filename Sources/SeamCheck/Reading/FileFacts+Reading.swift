package import SeamSource
import SwiftSyntax

extension FileFacts {
  /// Reads the facts of a file; broken syntax gives those of what can be read.
  package init(reading source: SourceFile) throws(SourceProblem) {
    let tree = try source.parse()
    let visitor = FactVisitor(source)
    visitor.walk(tree)
    self = visitor.facts
    typeNames = visitor.typeNames.sorted()
    lineCount = source.lines.lineCount
    hasSyntaxErrors = tree.hasError
    isGenerated = GeneratedCode.isGenerated(source)
    if source.text.utf8.count > 0, source.text.contains("seam:allow") {
      allowances = Allowance.all(in: tree, of: source)
    }
  }
}
