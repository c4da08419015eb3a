package import SeamSource
import SwiftSyntax

/// Changes files so that what was found in them is mended.
package struct Fixer {
  package struct Outcome: Sendable, Equatable {
    /// The new bytes of the files that change, by path.
    package var changed: [(path: String, bytes: [UInt8])] = []
    package var fixedCount = 0
    /// Findings of rules that can be mended, where this one could not.
    package var left: [Finding] = []

    package static func == (one: Self, other: Self) -> Bool {
      one.fixedCount == other.fixedCount && one.left == other.left
        && one.changed.map(\.path) == other.changed.map(\.path)
        && one.changed.map(\.bytes) == other.changed.map(\.bytes)
    }
  }

  /// The rules whose findings it can mend.
  package static let rules: Set<String> = [HardCodedDependency.page.id, MismatchedKey.page.id]

  let project: Project

  /// - Parameter read: gives the files as they are.
  package static func fix(
    _ findings: [Finding], in facts: [(path: String, facts: FileFacts)], configuration: Configuration,
    read: (String) -> SourceFile?
  ) -> Outcome {
    let fixer = Fixer(project: Project(files: facts, configuration: configuration))
    var outcome = Outcome()
    let fixable = findings.filter { rules.contains($0.rule) }
    for (path, findings) in Dictionary(grouping: fixable, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let source = read(path), let tree = try? source.parse(), !tree.hasError else {
        outcome.left += findings
        continue
      }
      let (edits, fixed) = fixer.edits(for: findings.sorted(), tree, source)
      let bytes = Edit.apply(edits, to: source.bytes)
      // What would not parse is left alone.
      guard !edits.isEmpty, let result = try? SourceFile(path: path, bytes: bytes),
        let after = try? result.parse(), !after.hasError
      else {
        outcome.left += findings
        continue
      }
      outcome.changed.append((path, bytes))
      outcome.fixedCount += fixed.count
      outcome.left += findings.filter { !fixed.contains($0) }
    }
    return outcome
  }

  private func edits(
    for findings: [Finding], _ tree: SourceFileSyntax, _ source: SourceFile
  ) -> (edits: [Edit], fixed: Set<Finding>) {
    var edits: [Edit] = []
    var fixed: Set<Finding> = []
    for finding in findings where finding.rule == MismatchedKey.page.id {
      guard let edit = keyEdit(finding, tree, source) else { continue }
      edits.append(edit)
      fixed.insert(finding)
    }
    let properties = findings.filter { $0.rule == HardCodedDependency.page.id }.compactMap { finding in
      property(at: finding.position, tree, source).map { (finding, $0) }
    }
    let classes = Dictionary(grouping: properties) { $0.1.owner.id }
    for (_, group) in classes.sorted(by: { $0.value[0].1.owner.position < $1.value[0].1.owner.position }) {
      let injection = Injection(owner: group[0].1.owner, source: source, tree: tree)
      let (part, done) = injection.edits(for: group.map(\.1))
      guard isSafe(group[0].1.owner, source) else { continue }
      edits += part
      for (finding, property) in group where done.contains(property.name) { fixed.insert(finding) }
    }
    return (edits, fixed)
  }

  private func keyEdit(_ finding: Finding, _ tree: SourceFileSyntax, _ source: SourceFile) -> Edit? {
    let member = project.scopes.members.first { member in
      member.key >= 0 && project.path(member.place) == finding.path
        && project[member.place].uses[member.key].position == finding.position
    }
    guard let member, let token = token(at: finding.position, tree, source) else { return nil }
    var node = token.parent
    while let here = node, !here.is(KeyPathExprSyntax.self) { node = here.parent }
    guard let node else { return nil }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return Edit(
      range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      text: MismatchedKey.wanted(member, project[member.place]))
  }

  /// A class that others inherit from, or that has another class above it, has initializers that are not seen here.
  private func isSafe(_ owner: ClassDeclSyntax, _ source: SourceFile) -> Bool {
    let position = source.position(of: owner.name)
    let type = project.types.first { type in
      project.files[type.parts[0].file].path == source.path && project[type.parts[0]].position == position
    }
    guard let type else { return false }
    let known: Set<String> = [
      "Equatable", "Hashable", "Identifiable", "NSObject", "ObservableObject", "Sendable",
    ]
    return type.parents.allSatisfy { project.types[$0].kind == .protocol }
      && type.foreign.subtracting(known).allSatisfy { $0.hasSuffix("Delegate") || $0.hasSuffix("Protocol") }
      && !project.types.contains { $0.kind == .class && $0.parents.contains(type.id) }
  }

  private func property(
    at position: Position, _ tree: SourceFileSyntax, _ source: SourceFile
  ) -> Injection.Property? {
    guard let token = token(at: position, tree, source),
      let binding = token.parent?.parent?.as(PatternBindingSyntax.self),
      let list = binding.parent?.as(PatternBindingListSyntax.self), list.count == 1,
      let declaration = list.parent?.as(VariableDeclSyntax.self), declaration.attributes.isEmpty,
      !declaration.modifiers.contains(where: { $0.name.text == "lazy" }), binding.accessorBlock == nil
    else { return nil }
    var node = declaration.parent
    while let here = node, !here.is(ClassDeclSyntax.self) {
      if here.is(ExtensionDeclSyntax.self) || here.is(IfConfigDeclSyntax.self) { return nil }
      node = here.parent
    }
    guard let owner = node?.as(ClassDeclSyntax.self) else { return nil }
    return Injection.Property(name: token.text, binding: binding, declaration: declaration, owner: owner)
  }

  private func token(at position: Position, _ tree: SourceFileSyntax, _ source: SourceFile) -> TokenSyntax? {
    guard let line = source.lines.range(ofLine: position.line) else { return nil }
    let mark = position.line == 1 && source.hasByteOrderMark ? SourceFile.byteOrderMark.count : 0
    let start = position.line == 1 ? mark : line.lowerBound
    return tree.token(at: AbsolutePosition(utf8Offset: start + position.column - 1))
  }
}
