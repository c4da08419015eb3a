/// A kept value that is made from something that lives shorter.
enum LongerLivedHolder: Rule {
  static let page = RulePage(
    id: "longer-lived-holder",
    severity: .warning,
    summary: "a value that a scope keeps is made from something that lives shorter",
    why: """
      It goes on holding what should have ended: the values of a window that is closed, or one that is kept only as long as somebody \
      needs it.
      """,
    fix:
      "Move it to the scope whose values it needs, or hand the shorter-lived value to a method when it is used.",
    examples: [
      Example(
        """
        import Seam

        final class Selection: Sendable {}
        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        struct WindowScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
        }
        extension WindowScope {
          var selection: Selection { shared(\\.selection) { Selection() } }
        }
        extension AppScope {
          var player: Player { weak(\\.player) { Player() } }
          var menu: Menu { shared(\\.menu) { Menu(selection: ↓WindowScope(parent: self).selection) } }
          var remote: Remote { shared(\\.remote) { Remote(↓player) } }
        }
        """,
        "'AppScope.menu' is kept, and made from a 'WindowScope' of its own",
        "'AppScope.remote' is kept, and made from 'player', which is kept weakly"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var player: Player { weak(\\.player) { Player() } }
          var remote: Remote { weak(\\.remote) { Remote(player) } }
          var other: Remote { unique(\\.other) { Remote(player) } }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for member in project.scopes.members where [.shared, .mainShared, .boundary].contains(member.kind) {
      let facts = project[member.place]
      let scope = project.types[member.scope].name
      for use in facts.uses where use.closure == member.recipe && member.recipe >= 0 {
        // What the member itself is belongs to another rule.
        guard !use.traits.contains(.result),
          let made = project.construction(use, expected: nil, at: member.place),
          project.scopes.types.contains(made), Scopes.inherits(project.types[made], "ChildScope", project)
        else { continue }
        report.add(
          "'\(scope).\(member.name)' is kept, and made from a '\(project.types[made].name)' of its own",
          at: project.path(member.place), use.position, in: scope,
          help: "declare it in '\(project.types[made].name)'")
      }
      for (target, use) in project.scopes.edges(of: member, project)
      where project.scopes.members[target].kind == .weak && use.traits.contains(.whole)
        && use.closure == member.recipe
      {
        report.add(
          "'\(scope).\(member.name)' is kept, and made from '\(project.scopes.members[target].name)', which is kept weakly",
          at: project.path(member.place), use.position, in: scope,
          help: "declare it with 'weak', too, or '\(project.scopes.members[target].name)' with 'shared'")
      }
    }
  }
}
