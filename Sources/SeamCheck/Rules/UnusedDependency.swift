/// A member of a scope, or an implementation, that nobody asks for.
enum UnusedDependency: Rule {
  static let page = RulePage(
    id: "unused-dependency",
    severity: .warning,
    summary: "a member of a scope, or an implementation of a service, is used nowhere",
    why: "It is read, kept up and replaced in tests for nothing.",
    fix: "Remove it. What another module uses is public, and is not reported.",
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
          var ↓guest: String { unique(\\.guest) { "" } }
        }
        func greet(_ app: AppScope) { print(app.user) }
        """, "nobody asks for 'AppScope.guest'"),
      Example(
        """
        protocol Cache: Sendable { func get(_ k: String) -> String?; func put(_ v: String, _ k: String) }
        struct DefaultCache: Cache { func get(_ k: String) -> String? { nil }; func put(_ v: String, _ k: String) {} }
        struct ↓SpareCache: Cache { func get(_ k: String) -> String? { nil }; func put(_ v: String, _ k: String) {} }

        struct ToolGraph { var cache: any Cache { DefaultCache() } }
        struct Lookup { let graph = ToolGraph()
            func run<V>(_ path: KeyPath<ToolGraph, V>) -> V { graph[keyPath: path] }
            func text() -> String? { run(\\.cache).get("x") } }
        """, "nothing provides or makes 'SpareCache', an implementation of 'Cache'"),
      Example(
        """
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        extension AppScope {
          var user: String { unique(\\.user) { "Ada" } }
          public var guest: String { unique(\\.guest) { "" } }
        }
        extension AppScope: GreetingNeeds {
          var greeting: String { unique(\\.greeting) { "Hello" } }
        }
        protocol GreetingNeeds { var greeting: String { get } }
        let path = \\AppScope.user
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    let members = project.scopes.members
    let provided = providedProtocols(project)
    if members.isEmpty, provided.isEmpty { return }
    let keys = Dictionary(
      members.filter { $0.key >= 0 }.map { ($0.place, $0.key) }, uniquingKeysWith: { first, _ in first })
    let mentioned = project.mentionedNames { place, use in keys[place] == use }
    for member in members where member.kind != .plain && member.name != "[]" {
      let facts = project[member.place]
      let type = project.types[member.scope]
      guard facts.access != .public, !type.isTest, !mentioned.contains(member.name[...]),
        !isRequired(member.name, of: type, project)
      else { continue }
      report.add(
        "nobody asks for '\(type.name).\(member.name)'", at: project.path(member.place), facts.position,
        in: type.name, help: "remove it")
    }
    checkImplementations(of: provided, mentioned, project, &report)
  }

  /// A protocol that the scope conforms to may ask for it, also one of another module.
  private static func isRequired(_ name: String, of type: TypeInfo, _ project: Project) -> Bool {
    let own: Set<String> = ["RootScope", "ChildScope", "Scope", "Sendable"]
    if !type.foreign.isSubset(of: own) { return true }
    return type.ancestors.contains { ancestor in
      project.types[ancestor].kind == .protocol && !own.contains(project.types[ancestor].name)
        && project.members(of: ancestor).contains { project[$0].name == name }
    }
  }

  /// Protocols that something hands out an implementation of.
  private static func providedProtocols(_ project: Project) -> Set<Int> {
    var provided: Set<Int> = []
    for type in project.types where !type.isTest && isGraph(type, project) {
      for place in project.members(of: type.id) {
        let member = project[place]
        guard member.traits.contains(.hasBody), let declared = member.type,
          let id = project.resolve(declared, from: place.place), project.types[id].kind == .protocol
        else { continue }
        provided.insert(id)
      }
    }
    return provided
  }

  /// Implementations of a protocol that something hands out in another one.
  private static func checkImplementations(
    of provided: Set<Int>, _ mentioned: Set<Substring>, _ project: Project, _ report: inout Report
  ) {
    for type in project.types where [.class, .struct, .actor].contains(type.kind) && !type.isTest {
      let home = project[type.parts[0]]
      guard home.access < .package, home.attributes.isEmpty, !project.isStandIn(type),
        let implemented = type.parents.first(where: { provided.contains($0) }),
        !mentioned.contains(type.name[...])
      else { continue }
      let place = Project.MemberPlace(place: type.parts[0], member: 0)
      report.add(
        "nothing provides or makes '\(type.name)', an implementation of '\(project.types[implemented].name)'",
        at: project.path(place), home.position, in: type.name, help: "remove it")
    }
  }

  private static func isGraph(_ type: TypeInfo, _ project: Project) -> Bool {
    project.scopes.types.contains(type.id) || project.isContainer(type)
      || ["Graph", "Scope", "Dependencies", "Assembly", "Component"].contains { type.name.hasSuffix($0) }
  }
}
