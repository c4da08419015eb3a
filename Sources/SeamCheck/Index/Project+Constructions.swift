package import SeamSource

/// A call of an initializer of which cannot be told what it makes.
package struct UnfollowedConstruction: Hashable, Sendable {
  package var path: String
  package var position: Position
  /// As the code says it: 't.init', '.init'.
  package var spelling: String

  package init(path: String, position: Position, spelling: String) {
    self.path = path
    self.position = position
    self.spelling = spelling
  }
}

extension Project {
  /// What a use makes whose type stands elsewhere: `Box(value: .init())` makes what `Box` takes as `value`.
  package func construction(_ index: Int, at place: MemberPlace) -> Int? {
    let use = self[place].uses[index]
    return construction(
      use, expected: use.path.hasPrefix(".") ? expectedType(of: index, at: place) : nil, at: place)
  }

  /// The type that an expression has where it stands; nil where that cannot be told.
  package func expectedType(of index: Int, at place: MemberPlace, depth: Int = 0) -> String? {
    let member = self[place]
    let use = member.uses[index]
    if use.call >= 0 {
      guard use.traits.contains(.whole), depth < 8 else { return nil }
      return argumentType(use.label, of: Int(use.call), at: place, depth: depth + 1)
    }
    if use.traits.contains(.inDefaultArgument) {
      return member.parameters.first { $0.name == use.label }?.type
    }
    if use.traits.contains(.result), use.closure < 0 { return member.type }
    if use.traits.contains(.assignedValue), !use.label.hasPrefix("let "),
      let owner = type(at: place.place)
    {
      let name = use.label.hasPrefix("self.") ? String(use.label.dropFirst(5)) : use.label
      return self.member(name, of: owner.id).flatMap { self[$0].type }
    }
    return nil
  }

  /// What an initializer, or a function of the type around, takes under a label.
  private func argumentType(_ label: String, of call: Int, at place: MemberPlace, depth: Int) -> String? {
    let use = self[place].uses[call]
    let expected = expectedType(of: call, at: place, depth: depth)
    guard let made = construction(use, expected: expected, at: place) else {
      guard let name = ownMember(use, in: self[place]), use.names.last == name,
        let owner = type(at: place.place)
      else { return nil }
      return self.member(String(name), of: owner.id).flatMap { found in
        self[found].parameters.first { ($0.label == "_" ? "" : $0.label) == label }?.type
      }
    }
    guard let declared = parameterType(label, of: made) else { return nil }
    // `T` of `Box<T>` is what stands in `Box<Radio>`.
    let generics = self[types[made].parts[0]].generics
    guard let number = generics.firstIndex(of: TypeName.base(declared)) else { return declared }
    let arguments = expected.map(TypeName.arguments) ?? []
    return arguments.indices.contains(number) ? arguments[number] : nil
  }

  /// Of an initializer that is written, or of the one that comes with the stored properties.
  private func parameterType(_ label: String, of type: Int) -> String? {
    let initializers = members(of: type).filter { self[$0].kind == .initializer }
    for place in initializers {
      let parameter = self[place].parameters.first { ($0.label == "_" ? "" : $0.label) == label }
      if let parameter { return parameter.type }
    }
    guard types[type].kind == .struct else { return nil }
    return members(named: label, of: type).first { self[$0].isStored && !self[$0].isStatic }.flatMap {
      self[$0].type
    }
  }

  /// Calls of initializers that cannot be followed: of a type that a variable holds, or that nothing around names.
  package var unfollowedConstructions: [UnfollowedConstruction] {
    var found: [UnfollowedConstruction] = []
    for (file, source) in files.enumerated() {
      for (index, declaration) in source.facts.declarations.enumerated() {
        for (number, member) in declaration.members.enumerated() {
          for (position, use) in member.uses.enumerated()
          where use.isCalled && use.path.utf8.last == UInt8(ascii: "t") && use.path.hasSuffix(".init") {
            let place = MemberPlace(place: Place(file: file, declaration: index), member: number)
            guard !isFollowed(position, at: place) else { continue }
            found.append(
              UnfollowedConstruction(path: source.path, position: use.position, spelling: use.path))
          }
        }
      }
    }
    return found
  }

  private func isFollowed(_ index: Int, at place: MemberPlace) -> Bool {
    let use = self[place].uses[index]
    if use.base >= 0 { return false }  // of what a call returns, as `type(of: x).init()`
    let names = use.names
    switch names[0] {
    case "self", "super", "Self": return true
    case "": return names.count == 2 && expectedType(of: index, at: place) != nil
    default: return names[names.count - 2].first?.isLowercase != true
    }
  }
}
