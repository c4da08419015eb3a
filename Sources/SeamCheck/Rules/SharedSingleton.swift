/// An object that all code reaches.
enum SharedSingleton: Rule {
  static let page = RulePage(
    id: "shared-singleton",
    severity: .note,
    summary: "a class has one shared object, which code reaches from anywhere",
    why: """
      Nobody's initializer says that it is needed, tests share its state, and there is one in the process even where a window or a \
      session should have its own. From five users on it is a warning.
      """,
    fix: "Hand it on where objects are put together, and take it as a parameter where it is used.",
    examples: [
      Example(
        """
        final class Session { static let ↓shared = Session(); let user = "ana" }

        func greet() -> String { "hi \\(Session.shared.user)" }
        """, "'Session.shared' is reached from 1 place"),
      Example(
        """
        final class Session { static let shared = Session(); let user = "ana" }
        final class Theme { static let dark = "dark" }

        func text() -> String { #"raw \\(Session.shared.user)"# + Theme.dark }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    let users = users(project)
    for (type, singletons) in project.singletons.sorted(by: { $0.key < $1.key }) {
      let info = project.types[type]
      guard !info.isTest, !project.isStandIn(info), !project.isContainer(info),
        !project.scopes.types.contains(type)
      else {
        continue
      }
      for (name, place) in singletons.sorted(by: { $0.key < $1.key }) {
        guard let uses = users[Key(type: type, name: name)], !uses.isEmpty else { continue }
        let owners = Set(uses.map(\.owner))
        let sorted = uses.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
        var facts = sorted.prefix(10).map { Finding.Fact("at", "\($0.path):\($0.line)") }
        if sorted.count > 10 { facts.append(.init("at", "\(sorted.count - 10) more")) }
        report.add(
          "'\(info.name).\(name)' is reached from \(sorted.count) place\(sorted.count == 1 ? "" : "s")",
          at: project.path(place), project[place].position, in: info.name,
          help: "hand it on where objects are put together, and take it as a parameter where it is used",
          facts: facts, severity: owners.count >= 5 ? .warning : .note)
      }
    }
  }

  private struct Key: Hashable {
    var type: Int
    var name: String
  }
  private struct User {
    var owner: String
    var path: String
    var line: Int32
  }

  /// From outside of its own type, in production.
  private static func users(_ project: Project) -> [Key: [User]] {
    var users: [Key: [User]] = [:]
    for (file, source) in project.files.enumerated() where !source.isTest && !source.facts.isGenerated {
      for (index, declaration) in source.facts.declarations.enumerated() {
        let place = Project.Place(file: file, declaration: index)
        let owner = project.type(at: place)
        for (number, member) in declaration.members.enumerated() where member.kind != .preview {
          let at = Project.MemberPlace(place: place, member: number)
          for use in member.uses {
            let expected =
              use.traits.contains(.inDefaultArgument)
              ? member.parameters.first { $0.name == use.label }?.type : member.type
            guard let (type, name) = project.singleton(use, expected: expected, at: at), type != owner?.id
            else {
              continue
            }
            users[Key(type: type, name: name), default: []].append(
              User(owner: owner?.qualifiedName ?? source.path, path: source.path, line: use.line))
          }
        }
      }
    }
    return users
  }
}
