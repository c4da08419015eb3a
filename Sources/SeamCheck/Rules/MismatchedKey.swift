/// A member of a scope under the key path of another.
enum MismatchedKey: Rule {
  static let page = RulePage(
    id: "mismatched-key",
    severity: .error,
    summary: "a member of a scope is declared under the key path of another",
    why:
      "The key path is the identity: both members hand out the same value, and a replacement of one replaces the other.",
    fix: "Name the property that it stands in; 'seam check --fix' writes that.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var user: String { unique(\\.user) { "Ada" } }
          var guest: String { unique(↓\\.user) { "" } }
          subscript(id: Int) -> String { shared(↓\\.user) { "\\(id)" } }
        }
        """,
        "'AppScope.guest' is declared under the key of 'user'",
        "the subscript of 'AppScope' is declared under the key of 'user'"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var user: String { unique(\\.user) { "Ada" } }
          subscript(id: Int) -> String { shared(\\.[id]) { "\\(id)" } }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for member in project.scopes.members where member.key >= 0 {
      let facts = project[member.place]
      guard facts.kind != .function else { continue }
      let use = facts.uses[member.key]
      guard let name = use.path.split(separator: ".").last, name != member.name else { continue }
      let scope = project.types[member.scope].name
      let subject = member.name == "[]" ? "the subscript of '\(scope)'" : "'\(scope).\(member.name)'"
      let key = name == "[]" ? "a subscript" : "'\(name)'"
      report.add(
        "\(subject) is declared under the key of \(key)", at: project.path(member.place), use.position,
        in: scope,
        help: "write the key path of the member itself, '\(wanted(member, facts))'")
    }
  }

  static func wanted(_ member: Scopes.Member, _ facts: Member) -> String {
    member.name == "[]" ? "\\.[\(facts.parameters.map(\.name).joined(separator: ", "))]" : "\\.\(member.name)"
  }
}
