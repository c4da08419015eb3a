/// A kept value of a scope that is handed the scope.
enum SelfRetainingValue: Rule {
  static let page = RulePage(
    id: "self-retaining-value",
    severity: .warning,
    summary: "a value that a scope keeps is handed the scope",
    why:
      "The scope holds the value and the value the scope: neither is ever freed. And what the value asks for later is not part of the graph.",
    fix:
      "Hand on what the value needs. What must hold a scope takes 'WeakScope(self)', or is made by a function and held by the view layer.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var coordinator: Coordinator { shared(\\.coordinator) { Coordinator(scope: ↓self) } }
        }
        """, "'AppScope.coordinator' is kept by the scope that it is handed"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          func makeCoordinator() -> Coordinator { Coordinator(scope: self) }
          var router: Router { shared(\\.router) { Router(scope: WeakScope(self)) } }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for member in project.scopes.members where member.isKept && member.recipe >= 0 {
      let facts = project[member.place]
      let scope = project.types[member.scope].name
      for use in facts.uses
      where use.path == "self" && use.traits.contains(.whole) && use.closure == member.recipe {
        guard use.call >= 0 else { continue }
        let call = facts.uses[Int(use.call)]
        if call.path == "WeakScope" { continue }
        if let made = project.construction(call, expected: nil, at: member.place),
          project.scopes.types.contains(made)
        {
          continue
        }
        report.add(
          "'\(scope).\(member.name)' is kept by the scope that it is handed", at: project.path(member.place),
          use.position, in: scope,
          help: "hand on what it needs, or 'WeakScope(self)', or make it by a function")
      }
    }
  }
}
