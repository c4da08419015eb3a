import SwiftParser
package import SwiftSyntax

extension SourceFile {
  /// The syntax of the file; offsets in it are those of `bytes`.
  ///
  /// Broken syntax gives a tree all the same.
  ///
  /// - Throws: where the file is nested deeper than it can be parsed in reasonable time.
  package func parse() throws(SourceProblem) -> SourceFileSyntax {
    if let excess = Nesting(bytes).excess {
      throw SourceProblem(
        path: path, line: lines.position(of: excess).line,
        message:
          "brackets are nested too deep to be read (at most \(Nesting.limit), of '[' in '[' \(Nesting.squareLimit))"
      )
    }
    return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Where a node begins, without what stands before it.
  package func position(of node: some SyntaxProtocol) -> Position {
    lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
