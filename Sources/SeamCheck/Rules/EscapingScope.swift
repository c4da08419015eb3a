/// A closure of a recipe that asks the scope later.
enum EscapingScope: Rule {
  static let page = RulePage(
    id: "escaping-scope",
    severity: .warning,
    summary: "a closure that a value of a scope keeps asks the scope later",
    why: """
      What is asked for after the recipe has returned is not part of the graph: it is not closed in order, no scope that replaces \
      something shares the value, and a kept value keeps its scope alive.
      """,
    fix: "Ask in the recipe, before the closure, and let the closure hold the value.",
    examples: [
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var path: String { unique(\\.path) { "a.sqlite" } }
          var database: Deferred<Database> {
            shared(\\.database) { Deferred { try await Database.open(↓path) } }
          }
        }
        """, "'AppScope.database' asks for 'path' later, in a closure"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var path: String { unique(\\.path) { "a.sqlite" } }
          var names: [String] { unique(\\.names) { ["a"].map { path + $0 } } }
          var database: Deferred<Database> {
            shared(\\.database) {
              let path = path
              return Deferred { try await Database.open(path) }
            }
          }
          var other: Deferred<Database> {
            shared(\\.other) { Deferred { [path] in try await Database.open(path) } }
          }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for member in project.scopes.members where member.recipe >= 0 {
      let facts = project[member.place]
      let scope = project.types[member.scope].name
      for (target, use) in project.scopes.edges(of: member, project)
      where use.closure != member.recipe && isLate(use.closure, inside: member.recipe, facts, project) {
        report.add(
          "'\(scope).\(member.name)' asks for '\(project.scopes.members[target].name)' later, in a closure",
          at: project.path(member.place), use.position, in: scope,
          help:
            "ask before the closure, 'let \(project.scopes.members[target].name) = …', and use the value in it"
        )
      }
    }
  }

  private static func isLate(_ closure: Int32, inside recipe: Int32, _ facts: Member, _ project: Project)
    -> Bool
  {
    var part = facts
    // As if the recipe were the outermost.
    for index in part.closures.indices where part.closures[index].parent == recipe {
      part.closures[index].parent = -1
    }
    return project.isLate(closure, in: part)
  }
}
