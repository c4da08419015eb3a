/// An object that goes through several hands that do not use it.
enum RelayedDependency: Rule {
  static let page = RulePage(
    id: "relayed-dependency",
    severity: .note,
    summary: "an object is only passed on, by one after another",
    why:
      "Each of them changes when the one that needs it changes, and each preview on the way has to supply it.",
    fix:
      "Let the one that needs it take it from a scope or the environment, or hand on the finished view model.",
    examples: [
      Example(
        """
        import SwiftUI

        protocol ImageLoader { func image() async -> Data }

        struct Page: View {
          let ↓loader: any ImageLoader
          var body: some View { Section2(loader: loader) }
        }
        struct Section2: View {
          let loader: any ImageLoader
          var body: some View { Picture(loader: loader) }
        }
        struct Picture: View {
          let loader: any ImageLoader
          var body: some View { Text("").task { _ = await loader.image() } }
        }
        """, "'loader' is only passed on: Page -> Section2 -> Picture"),
      Example(
        """
        import SwiftUI

        protocol ImageLoader { func image() async -> Data }

        struct Page: View {
          let loader: any ImageLoader
          var body: some View { Picture(loader: loader) }
        }
        struct Picture: View {
          let loader: any ImageLoader
          var body: some View { Text("").task { _ = await loader.image() } }
        }
        """),
    ])

  private struct Relay: Hashable {
    var type: Int
    var property: String
  }

  static func check(_ project: Project, _ report: inout Report) {
    var next: [Relay: Relay] = [:]
    var places: [Relay: Project.MemberPlace] = [:]
    for type in project.views + project.viewModels {
      for place in project.members(of: type.id) {
        guard let target = relayed(place, of: type, project) else { continue }
        let relay = Relay(type: type.id, property: project[place].name)
        next[relay] = target
        places[relay] = place
      }
    }
    let targets = Set(next.values)
    for (relay, place) in places where !targets.contains(relay) {
      var chain = [project.types[relay.type].name]
      var seen: Set<Relay> = [relay]
      var current = relay
      while let target = next[current], seen.insert(target).inserted {
        chain.append(project.types[target.type].name)
        current = target
      }
      guard chain.count > 2 else { continue }
      report.add(
        "'\(relay.property)' is only passed on: \(chain.joined(separator: " -> "))",
        at: project.path(place), project[place].position, in: chain[0],
        help: "let '\(chain[chain.count - 1])' take it from a scope, or hand on what is made from it")
    }
  }

  /// Where a property goes whose only uses are arguments of one initializer.
  private static func relayed(_ place: Project.MemberPlace, of type: TypeInfo, _ project: Project) -> Relay? {
    let property = project[place]
    guard property.kind == .property, property.isStored, !property.isStatic, property.attributes.isEmpty,
      let name = property.type, let id = project.resolve(name, from: place.place),
      project.types[id].isReference || project.types[id].kind == .protocol
    else { return nil }
    var target: Relay?
    for member in project.members(of: type.id) where member != place {
      let facts = project[member]
      for use in facts.uses
      where use.names(property.name) {
        if facts.kind == .initializer, use.path == property.name || use.path == "self." + property.name {
          continue
        }
        guard use.path == property.name || use.path == "self." + property.name, use.traits.contains(.whole),
          use.call >= 0, !use.label.isEmpty,
          let made = project.construction(facts.uses[Int(use.call)], expected: nil, at: member)
        else { return nil }
        let found = Relay(type: made, property: use.label)
        if let target, target != found { return nil }
        target = found
      }
    }
    return target
  }
}
