/// A view model whose initializer takes nothing, though its methods reach singletons.
enum DependencyFreeInitializer: Rule {
  static let page = RulePage(
    id: "dependency-free-initializer",
    severity: .warning,
    summary: "the initializer of a view model takes nothing, and its methods reach singletons",
    why:
      "The initializer promises that the view model needs nobody; a test finds out what it needs when it runs, and cannot replace it.",
    fix: "Take what the methods reach as parameters of the initializer.",
    examples: [
      Example(
        """
        import Observation

        final class Analytics { static let shared = Analytics(); func track(_ event: String) {} }

        @Observable final class ↓CartModel {
          func pay() { Analytics.shared.track("pay") }
        }
        """, "view model 'CartModel' takes nothing in its initializer, and reaches 'Analytics.shared'"),
      Example(
        """
        import Observation

        final class Analytics { static let shared = Analytics(); func track(_ event: String) {} }

        @Observable final class CartModel {
          let analytics: Analytics
          init(analytics: Analytics) { self.analytics = analytics }
          func pay() { analytics.track("pay") }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.viewModels {
      let members = project.members(of: type.id)
      guard takesNothing(type, members, project) else { continue }
      let fetched = Set(HardCodedDependency.hits(in: type, project).map(\.value))
      var reached: [String: Finding.Fact] = [:]
      for place in members {
        let member = project[place]
        for use in member.uses where !use.traits.contains(.inDebugBlock) {
          guard let (id, name) = project.singleton(use, expected: nil, at: place), id != type.id,
            !project.isStandIn(project.types[id]), !project.isContainer(project.types[id])
          else { continue }
          let text = "\(project.types[id].name).\(name)"
          if reached[text] == nil, !fetched.contains(text) {
            reached[text] = .init("at", "\(project.path(place)):\(use.line): '\(text)'")
          }
        }
      }
      guard !reached.isEmpty else { continue }
      let names = reached.keys.sorted()
      let shown = names.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (names.count > 3 ? ", …" : "")
      let home = Project.MemberPlace(place: type.parts[0], member: 0)
      report.add(
        "view model '\(type.name)' takes nothing in its initializer, and reaches \(shown)",
        at: project.path(home), project[type.parts[0]].position, in: type.name,
        help: "take them as parameters of the initializer",
        facts: names.compactMap { reached[$0] })
    }
  }

  private static func takesNothing(_ type: TypeInfo, _ members: [Project.MemberPlace], _ project: Project)
    -> Bool
  {
    if type.parents.contains(where: { project.types[$0].kind == .class }) { return false }
    if !type.foreign.isSubset(of: [
      "ObservableObject", "NSObject", "Sendable", "Identifiable", "Hashable", "Equatable",
    ]) {
      return false
    }
    return members.allSatisfy { project[$0].kind != .initializer || project[$0].parameters.isEmpty }
  }
}
