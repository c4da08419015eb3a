/// A service that keeps state for views.
enum ObservableService: Rule {
  static let page = RulePage(
    id: "observable-service",
    severity: .warning,
    summary: "a service keeps state that views observe",
    why: """
      A service that is a model of a screen as well can be neither replaced by a stateless double nor shared between screens without \
      their states running into each other.
      """,
    fix: "Keep the state in a view model; let the service return values, or an asynchronous stream of them.",
    examples: [
      Example(
        """
        import Combine

        final class ↓FeedService: ObservableObject {
          @Published var items: [String] = []
        }
        """, "service 'FeedService' keeps state that views observe"),
      Example(
        """
        import Foundation

        final class FeedService { func items() async -> [String] { [] } }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.types
    where type.kind == .class && type.name.hasSuffix("Service") && !type.isTest && !project.isStandIn(type) {
      let publishes = project.members(of: type.id).contains { project[$0].has("Published") }
      guard publishes || project.isObservable(type) else { continue }
      let home = Project.MemberPlace(place: type.parts[0], member: 0)
      report.add(
        "service '\(type.name)' keeps state that views observe",
        at: project.path(home), project[type.parts[0]].position, in: type.name,
        help: "keep the state in a view model, and let the service return values or a stream of them")
    }
  }
}
