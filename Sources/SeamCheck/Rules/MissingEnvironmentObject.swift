/// A preview of a view that needs an object which nobody puts into the environment.
enum MissingEnvironmentObject: Rule {
  static let page = RulePage(
    id: "missing-environment-object",
    severity: .error,
    summary: "a preview shows a view without an environment object that it needs",
    why: "The preview ends with a trap that names one missing type at a time.",
    fix: "Put each of them into the environment of the preview.",
    examples: [
      Example(
        """
        import SwiftUI

        final class Theme: ObservableObject {}
        final class Account: ObservableObject {}

        struct Row: View {
          @EnvironmentObject var theme: Theme
          var body: some View { Text("\\(theme)") }
        }
        struct Page: View {
          @EnvironmentObject var account: Account
          var body: some View { VStack { Row() }.tag(account.id) }
        }
        #Preview {
          ↓Page()
        }
        """, "the preview of 'Page' puts no 'Account' and no 'Theme' into the environment"),
      Example(
        """
        import SwiftUI

        final class Theme: ObservableObject {}
        final class Account: ObservableObject {}

        struct Row: View {
          @EnvironmentObject var theme: Theme
          var body: some View { Text("\\(theme)") }
        }
        struct Page: View {
          @EnvironmentObject var account: Account
          @State var isShown = false
          var body: some View {
            VStack { Text(account.name); Row().environmentObject(Theme()) }.sheet(isPresented: $isShown) { Row() }
          }
        }
        extension View {
          func provided() -> some View { environmentObject(Account()) }
        }
        #Preview { Page().environmentObject(Account()) }
        #Preview { Page().provided() }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for place in project.previews {
      let member = project[place]
      if suppliesUnknown(place, project) { continue }
      for (type, index, _) in project.shown(in: place) {
        // A view inside another of the project: that one may supply it.
        if isInside(member.uses[index], in: member, project, at: place) { continue }
        var path: [String: [String]] = [:]
        collect(type, [project.types[type].name], supplied(in: place, project), project, &path, [])
        guard !path.isEmpty else { continue }
        let missing = path.keys.sorted()
        report.add(
          "the preview of '\(project.types[type].name)' puts \(list(missing)) into the environment",
          at: project.path(place), member.uses[index].position, in: project.types[type].name,
          help: "add " + missing.map { "'.environmentObject(\($0)(…))'" }.joined(separator: " and "),
          facts: missing.map { .init("needs", "\($0), in \(path[$0]?.joined(separator: " -> ") ?? "")") })
      }
    }
  }

  private static func list(_ names: [String]) -> String {
    let words = names.map { "no '\($0)'" }
    guard words.count > 2 else { return words.joined(separator: " and ") }
    return words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  private static func isInside(
    _ use: Use, in member: Member, _ project: Project, at place: Project.MemberPlace
  ) -> Bool {
    var call = use.call
    var closure = use.closure
    while true {
      if call >= 0 {
        let outer = member.uses[Int(call)]
        if project.construction(outer, expected: nil, at: place) != nil { return true }
        call = outer.call
        closure = outer.closure
      } else if closure >= 0 {
        let facts = member.closures[Int(closure)]
        call = facts.call
        closure = facts.parent
        if call < 0 { return false }
      } else {
        return false
      }
    }
  }

  private static func collect(
    _ view: Int, _ path: [String], _ supplied: Set<String>, _ project: Project,
    _ missing: inout [String: [String]], _ seen: Set<Int>
  ) {
    guard !seen.contains(view) else { return }
    for need in project.needs(of: view) where !supplied.contains(need.type) && missing[need.type] == nil {
      missing[need.type] = path
    }
    guard let body = project.members(named: "body", of: view).first,
      !suppliesUnknown(body, project)
    else { return }
    let supplied = supplied.union(self.supplied(in: body, project))
    for child in project.children(of: view) {
      collect(
        child.type, path + [project.types[child.type].name], supplied, project, &missing, seen.union([view]))
    }
  }

  /// The types that code puts into an environment.
  private static func supplied(in place: Project.MemberPlace, _ project: Project) -> Set<String> {
    let member = project[place]
    var types: Set<String> = []
    for (index, use) in member.uses.enumerated() where isSupply(use) {
      for argument in member.uses where Int(argument.call) == index {
        if let type = type(of: argument, in: member, at: place, project) { types.insert(type) }
      }
    }
    return types
  }

  private static func isSupply(_ use: Use) -> Bool {
    use.isCalled && ["environmentObject", "environment"].contains(use.names.last)
  }

  /// Whether the code puts something into the environment whose type cannot be told, or hands on to code that may.
  private static func suppliesUnknown(_ place: Project.MemberPlace, _ project: Project) -> Bool {
    let member = project[place]
    for (index, use) in member.uses.enumerated() {
      if isSupply(use) {
        let arguments = member.uses.filter { Int($0.call) == index }
        if arguments.contains(where: { !$0.isKeyPath && type(of: $0, in: member, at: place, project) == nil })
          && !arguments.contains(where: \.isKeyPath)
        {
          return true
        }
      } else if use.label == "traits" || use.names.last == "modifier" || use.names.last == "previewWith" {
        return true
      } else if use.isCalled, let name = use.names.last, project.viewFunctions[String(name)] == true {
        return true
      }
    }
    return false
  }

  private static func type(
    of use: Use, in member: Member, at place: Project.MemberPlace, _ project: Project
  ) -> String? {
    guard use.base < 0 else { return nil }
    if let id = project.construction(use, expected: nil, at: place) { return project.types[id].name }
    if let (id, _) = project.singleton(use, expected: nil, at: place) { return project.types[id].name }
    let names = use.names
    if names.count == 2, names[0].first?.isUppercase == true,
      let owner = project.resolve(String(names[0]), from: place.place),
      let found = project.member(String(names[1]), of: owner)
    {
      return valueType(found, project) ?? (project[found].type == "Self" ? project.types[owner].name : nil)
    }
    guard let name = project.ownMember(use, in: Member(kind: .function, name: "", line: 0, column: 0)) else {
      return nil
    }
    if let value = member.uses.first(where: {
      $0.label == "let " + name && $0.traits.contains(.assignedValue)
    }),
      value != use
    {
      return type(of: value, in: member, at: place, project)
    }
    guard use.path == name || use.path == "self." + name, let owner = project.type(at: place.place),
      let property = project.member(String(name), of: owner.id)
    else { return nil }
    return valueType(property, project)
  }

  private static func valueType(_ place: Project.MemberPlace, _ project: Project) -> String? {
    if let type = project[place].type {
      return TypeName.base(project.openingAliases(type, from: place.place))
    }
    if let type = project.environmentObject(place) { return TypeName.base(type) }
    guard let use = project[place].uses.first(where: { $0.traits.contains(.result) }) else { return nil }
    let id =
      project.construction(use, expected: nil, at: place)
      ?? project.singleton(use, expected: nil, at: place)?.type
    return id.map { project.types[$0].name }
  }
}
