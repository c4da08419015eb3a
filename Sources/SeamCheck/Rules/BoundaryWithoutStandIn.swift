/// A boundary that a test cannot go on from.
enum BoundaryWithoutStandIn: Rule {
  static let page = RulePage(
    id: "boundary-without-stand-in",
    severity: .note,
    summary: "a boundary has no stand-in",
    why: """
      A test or preview that forgets to replace it is stopped, and the other tests of the process with it. With a stand-in that \
      test alone fails.
      """,
    fix: "Add 'standIn:' with something that does nothing.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var ↓network: any Network { boundary(\\.network) { LiveNetwork() } }
        }
        """, "boundary 'AppScope.network' has no stand-in"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var network: any Network { boundary(\\.network) { LiveNetwork() } standIn: { Offline() } }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for member in project.scopes.members where member.kind == .boundary && member.standIn < 0 {
      let facts = project[member.place]
      guard facts.uses.allSatisfy({ $0.call != member.call || $0.label != "standIn" }) else { continue }
      let scope = project.types[member.scope].name
      guard !project.types[member.scope].isTest else { continue }
      report.add(
        "boundary '\(scope).\(member.name)' has no stand-in", at: project.path(member.place), facts.position,
        in: scope, help: "add 'standIn: { … }' with something that does nothing")
    }
  }
}
