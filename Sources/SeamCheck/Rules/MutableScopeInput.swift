/// An input of a scope that can be changed.
enum MutableScopeInput: Rule {
  static let page = RulePage(
    id: "mutable-scope-input",
    severity: .warning,
    summary: "an input of a scope is a variable",
    why:
      "A copy of the scope with another value shares the storage, and so the values that were made from the old one.",
    fix: "Declare it with 'let'. A further scope that it stands on is a 'var', and is named in 'owners'.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        struct RequestScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
          var ↓path: String
        }
        """, "input 'path' of 'RequestScope' is a variable"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        struct SessionScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
        }
        struct RequestScope: ChildScope {
          var seams = Seams()
          var parent: AppScope
          var session: SessionScope
          let path: String
          static var owners: [Owner<Self>] { [Owner(\\.session)] }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for id in project.scopes.types.sorted() {
      let type = project.types[id]
      let members = project.members(of: id)
      let owners = Set(
        members.filter { project[$0].name == "owners" && project[$0].isStatic }
          .flatMap { project[$0].uses }.filter(\.isKeyPath)
          .compactMap { $0.path.split(separator: ".").last.map(String.init) })
      for place in members {
        let member = project[place]
        guard member.kind == .property, member.isStored, !member.isStatic,
          !member.traits.contains(.isConstant), !["seams", "parent"].contains(member.name),
          !owners.contains(member.name)
        else { continue }
        report.add(
          "input '\(member.name)' of '\(type.name)' is a variable", at: project.path(place), member.position,
          in: type.name, help: "declare it with 'let'")
      }
    }
  }
}
