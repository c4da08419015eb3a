/// Which names code mentions.
extension Project {
  /// Whether a name stands in any code of a type: as `name`, `self.name`, `$name`, `_name` or in a key path.
  package func mentions(_ name: String, in type: Int, but declaration: MemberPlace) -> Bool {
    members(of: type).contains { place in
      place != declaration && self[place].uses.contains { $0.names(name) }
    }
  }

  /// Every name that stands behind a dot, alone, or in a key path, in the code of all files.
  func mentionedNames(but isDeclaration: (MemberPlace, Int) -> Bool) -> Set<Substring> {
    var names: Set<Substring> = []
    for (file, source) in files.enumerated() {
      for (index, declaration) in source.facts.declarations.enumerated() {
        for (number, member) in declaration.members.enumerated() {
          let place = MemberPlace(place: Place(file: file, declaration: index), member: number)
          for (position, use) in member.uses.enumerated() where !isDeclaration(place, position) {
            for name in use.names { names.insert(name.drop { $0 == "\\" }) }
          }
          for attribute in member.attributes { names.formUnion(Self.words(attribute.arguments)) }
        }
        for attribute in declaration.attributes { names.formUnion(Self.words(attribute.arguments)) }
      }
      names.formUnion(source.facts.typeNames.map { $0[...] })
    }
    return names
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }
}

extension Project {
  /// Names behind a dot, other than those of `self`.
  func namesBehindDots() -> Set<Substring> {
    // Each spelling once: they are few, and used often.
    var paths: Set<String> = []
    for source in files {
      for declaration in source.facts.declarations {
        for member in declaration.members {
          for use in member.uses where use.path.utf8.contains(UInt8(ascii: ".")) { paths.insert(use.path) }
        }
      }
    }
    var names: Set<Substring> = []
    for path in paths {
      let parts = path.split(separator: ".", omittingEmptySubsequences: false)
      names.formUnion(parts.dropFirst(parts[0] == "self" ? 2 : 1))
    }
    return names
  }
}
