/// A test that uses the live scope.
enum LiveScopeInTest: Rule {
  static let page = RulePage(
    id: "live-scope-in-test",
    severity: .warning,
    summary: "a test makes or uses a live scope",
    why: "A live scope reaches the world without a word, and 'main' is the same for all tests.",
    fix: "Make it with 'AppScope.test { … }', and replace there what the test is about.",
    examples: [
      Example(
        """
        // file: Sources/App/AppScope.swift
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        // file: Tests/AppTests/FeedTests.swift
        import Testing

        @Test func feed() {
          let app = ↓AppScope()
          let other = ↓AppScope.main.feed
        }
        """,
        "the test makes a live 'AppScope'", "the test uses the live 'AppScope.main'"),
      Example(
        """
        // file: Sources/App/AppScope.swift
        import Seam

        struct AppScope: RootScope {
          var seams = Seams()
          static let main = AppScope()
        }
        // file: Tests/AppTests/FeedTests.swift
        import Testing

        @Test func feed() throws {
          let app = AppScope.test { $0.network = Offline() }
          let played = try AppScope().playing(arguments: ["-scenario", "empty"])
        }
        @Test func ends() async {
          await withTestScope(AppScope()) { app in }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    let roots = project.scopes.types.filter { Scopes.inherits(project.types[$0], "RootScope", project) }
    if roots.isEmpty { return }
    for (file, source) in project.files.enumerated() where source.isTest {
      for (index, declaration) in source.facts.declarations.enumerated() {
        let place = Project.Place(file: file, declaration: index)
        for number in declaration.members.indices {
          let member = Project.MemberPlace(place: place, member: number)
          check(member, in: declaration, roots, project, &report)
        }
      }
    }
  }

  private static func check(
    _ place: Project.MemberPlace, in declaration: Declaration, _ roots: Set<Int>, _ project: Project,
    _ report: inout Report
  ) {
    let member = project[place]
    for (index, use) in member.uses.enumerated() {
      let type = declaration.kind == .file ? "" : declaration.name
      if let made = project.construction(index, at: place), roots.contains(made),
        !project.types[made].isTest, !isStrict(index, in: member)
      {
        report.add(
          "the test makes a live '\(project.types[made].name)'", at: project.path(place), use.position,
          in: type,
          help: "make it with '\(project.types[made].name).test { … }'")
      } else if use.base < 0, use.names.count >= 2, use.names[1] == "main",
        let root = project.resolve(String(use.names[0]), from: place.place), roots.contains(root),
        !project.types[root].isTest
      {
        report.add(
          "the test uses the live '\(project.types[root].name).main'", at: project.path(place), use.position,
          in: type, help: "make a scope with '\(project.types[root].name).test { … }'")
      }
    }
  }

  /// Handed to what makes a strict scope of it, or made to play a scenario.
  private static func isStrict(_ index: Int, in member: Member) -> Bool {
    let use = member.uses[index]
    if use.call >= 0, ["withTestScope", "scope"].contains(member.uses[Int(use.call)].names.last) {
      return true
    }
    return member.uses.contains { Int($0.base) == index && ["playing", "test"].contains($0.names.last) }
  }
}
