/// A view that talks to the world outside itself.
enum OutsideWorldInView: Rule {
  static let page = RulePage(
    id: "outside-world-in-view",
    severity: .warning,
    summary: "a view reaches the network, files, defaults, … itself",
    why: "No preview and no test can play what the view meets there, and the layers below are passed by.",
    fix:
      "Move it to the view model, and from there behind a service. For settings of the view alone there is '@AppStorage'.",
    examples: [
      Example(
        """
        import SwiftUI

        struct ShareView: View {
          var text: String
          var body: some View {
            Button("Copy") { ↓UIPasteboard.general.string = text }
          }
        }
        """, "view 'ShareView' reaches the pasteboard with 'UIPasteboard.general'"),
      Example(
        """
        import SwiftUI

        struct ClockView: View {
          @AppStorage("seen") var seen = false
          var body: some View {
            Text("\\(Date())").onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in }
          }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.views {
      for place in project.members(of: type.id) {
        let member = project[place]
        for use in member.uses where !use.traits.contains(.inDefaultArgument) {
          guard let resource = OutsideWorld.resource(use, in: member, at: place, project), resource.isStrong,
            !use.path.hasPrefix("NotificationCenter.default.publisher")
          else { continue }
          report.add(
            "view '\(type.name)' reaches \(resource.name) with '\(resource.spelling)'",
            at: project.path(place), use.position, in: type.name,
            help: "let the view model do it, through a service that it takes as a parameter")
        }
      }
    }
  }
}
