/// An object that a view takes from the environment and does not use.
enum UnusedEnvironmentObject: Rule {
  static let page = RulePage(
    id: "unused-environment-object",
    severity: .warning,
    summary: "a view takes an object from the environment and does not use it",
    why: "The view is drawn anew at each change of the object, and each preview has to supply it.",
    fix: "Remove the property.",
    examples: [
      Example(
        """
        import SwiftUI

        final class Theme: ObservableObject {}

        struct Row: View {
          @EnvironmentObject private var ↓theme: Theme
          var body: some View { Text("") }
        }
        """, "view 'Row' does not use its environment object 'theme'"),
      Example(
        """
        // file: Row.swift
        import SwiftUI

        final class Theme: ObservableObject { var isDark = false }

        struct Row: View {
          @EnvironmentObject var theme: Theme
          @EnvironmentObject private var other: Theme
          var body: some View { Toggle("", isOn: $other.isDark) }
        }
        // file: Row+Colours.swift
        import SwiftUI

        extension Row {
          var isDark: Bool { theme.isDark }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    var names: Set<Substring>?
    for type in project.types where type.kind == .struct && !type.isTest {
      for place in project.members(of: type.id) where project.environmentObject(place) != nil {
        let member = project[place]
        guard !project.mentions(member.name, in: type.id, but: place) else { continue }
        if member.access != .private {
          // Somebody else may read it.
          let known = names ?? project.namesBehindDots()
          names = known
          if known.contains(member.name[...]) { continue }
        }
        report.add(
          "\(project.isView(type) ? "view '" : "'")\(type.name)' does not use its environment object '\(member.name)'",
          at: project.path(place), member.position, in: type.name, help: "remove the property")
      }
    }
  }
}
