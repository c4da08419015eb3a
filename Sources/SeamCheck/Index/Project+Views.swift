/// What views need and show.
extension Project {
  /// An object that a view takes from the environment and cannot do without.
  package struct Need: Hashable, Sendable {
    /// The type, as messages name it.
    package var type: String
    package var property: String
    package var place: MemberPlace
  }

  /// `@EnvironmentObject var x: X`, `@Environment(X.self) var x`.
  package func environmentObject(_ place: MemberPlace) -> String? {
    let member = self[place]
    guard member.kind == .property else { return nil }
    if member.has("EnvironmentObject") { return member.type.map { openingAliases($0, from: place.place) } }
    guard let attribute = member.attribute("Environment"), attribute.arguments.hasSuffix(".self") else {
      return nil
    }
    return openingAliases(String(attribute.arguments.dropLast(5)), from: place.place)
  }

  package func needs(of view: Int) -> [Need] {
    members(of: view).compactMap { place in
      guard let type = environmentObject(place), self[place].type?.hasSuffix("?") != true,
        mentions(self[place].name, in: view, but: place)
      else { return nil }
      return Need(type: TypeName.base(type), property: self[place].name, place: place)
    }
  }

  /// The views that a view's body makes at once: in no branch, and in no closure that is run later.
  package func children(of view: Int) -> [(type: Int, use: Int, place: MemberPlace)] {
    guard let body = members(named: "body", of: view).first else { return [] }
    return shown(in: body)
  }

  package func shown(in place: MemberPlace) -> [(type: Int, use: Int, place: MemberPlace)] {
    let member = self[place]
    return member.uses.enumerated().compactMap { index, use in
      guard let type = construction(use, expected: nil, at: place), isView(types[type]),
        !use.traits.contains(.conditional), isShownAtOnce(use.closure, in: member)
      else { return nil }
      return (type, index, place)
    }
  }

  /// In closures of containers only: a sheet, a link, a row of a list may never be shown.
  private func isShownAtOnce(_ closure: Int32, in member: Member) -> Bool {
    var index = closure
    while index >= 0 {
      let facts = member.closures[Int(index)]
      guard facts.call >= 0, let name = member.uses[Int(facts.call)].names.last,
        Self.containers.contains(String(name)), facts.label.isEmpty || facts.label == "content"
      else { return false }
      index = facts.parent
    }
    return true
  }

  private static let containers: Set<String> = [
    "Form", "Group", "HStack", "NavigationStack", "NavigationView", "ScrollView", "Section", "VStack",
    "ZStack",
    "TabView", "background", "overlay",
  ]
}

extension Project {
  /// What `#Preview` and `PreviewProvider` show.
  package var previews: [MemberPlace] {
    var places: [MemberPlace] = []
    for (file, source) in files.enumerated() where !source.isTest {
      for (index, declaration) in source.facts.declarations.enumerated() {
        let place = Place(file: file, declaration: index)
        let isProvider = type(at: place)?.conforms(to: "PreviewProvider") ?? false
        for (number, member) in declaration.members.enumerated()
        where member.kind == .preview || isProvider && member.name == "previews" {
          places.append(MemberPlace(place: place, member: number))
        }
      }
    }
    return places
  }
}

extension Project {
  func findViewFunctions() -> [String: Bool] {
    var calls: [String: Set<String>] = [:]
    for source in files {
      for declaration in source.facts.declarations
      where declaration.kind == .extension && ["View", "Scene", "PreviewTrait"].contains(declaration.name) {
        for member in declaration.members {
          calls[member.name, default: []].formUnion(
            member.uses.filter(\.isCalled).compactMap { $0.names.last.map(String.init) })
        }
      }
    }
    var supplies: [String: Bool] = calls.mapValues {
      !$0.isDisjoint(with: ["environmentObject", "environment", "modifier"])
    }
    // Through each other.
    var changed = true
    while changed {
      changed = false
      for (name, called) in calls
      where supplies[name] == false && called.contains(where: { supplies[$0] == true }) {
        supplies[name] = true
        changed = true
      }
    }
    return supplies
  }
}
