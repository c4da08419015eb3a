/// A scope that a property makes.
enum ScopeMadeByProperty: Rule {
  static let page = RulePage(
    id: "scope-made-by-property",
    severity: .warning,
    summary: "a property of a scope makes a scope that stands on it",
    why: """
      A plain property makes another scope at each read, with nothing shared between them; a kept one is held by the scope that it holds, \
      and is never freed.
      """,
    fix: "Make it by a function, 'func makeWindow() -> WindowScope', and let the view layer hold it.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        struct WindowScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
        }
        extension AppScope {
          var ↓window: WindowScope { WindowScope(parent: self) }
          var ↓first: WindowScope { shared(\\.first) { .init(parent: self) } }
        }
        """,
        "property 'AppScope.window' makes a 'WindowScope' at each read",
        "property 'AppScope.first' keeps a 'WindowScope' that stands on it"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        struct WindowScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
          var app: AppScope { parent }
        }
        extension AppScope {
          func makeWindow() -> WindowScope { WindowScope(parent: self) }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for member in project.scopes.members {
      let facts = project[member.place]
      guard facts.kind == .property else { continue }
      let made = facts.uses.lazy.filter { $0.traits.contains(.result) && $0.closure == member.recipe }
        .compactMap { project.construction($0, expected: facts.type, at: member.place) }
        .first { project.scopes.types.contains($0) }
      guard let made else { continue }
      let scope = project.types[member.scope].name
      let name = project.types[made].name
      report.add(
        member.isKept
          ? "property '\(scope).\(member.name)' keeps a '\(name)' that stands on it"
          : "property '\(scope).\(member.name)' makes a '\(name)' at each read",
        at: project.path(member.place), facts.position, in: scope,
        help: "make it by a function, and let the view layer hold it")
    }
  }
}
