/// A view model that talks to the world outside itself.
enum OutsideWorldInViewModel: Rule {
  static let page = RulePage(
    id: "outside-world-in-view-model",
    severity: .warning,
    summary: "a view model reaches the network, files, defaults, the clock, … itself",
    why: """
      A test of the view model then talks to the real thing: it is slow, depends on the machine, leaves something behind, and cannot \
      play a failure. A preview shows whatever happens to be there.
      """,
    fix: """
      Put it behind a service, and take the service as a parameter of the initializer. For time take a clock or a function that \
      gives the date.
      """,
    examples: [
      Example(
        """
        import Foundation
        import Observation

        @Observable final class FeedModel {
          var seen = false
          func load() {
            seen = ↓UserDefaults.standard.bool(forKey: "seen")
          }
        }
        """, "view model 'FeedModel' reaches the user defaults with 'UserDefaults.standard'"),
      Example(
        """
        // file: FeedViewModel.swift
        import Combine

        final class FeedViewModel: ObservableObject {
          @Published var now = ""
        }
        // file: FeedViewModel+Loading.swift
        import Foundation

        extension FeedViewModel {
          func stamp() { now = "\\(↓Date())" }
          func load() async throws { _ = try await ↓URLSession.shared.data(from: URL(string: "https://a.b")!) }
        }
        """,
        "view model 'FeedViewModel' reaches the clock with 'Date()'",
        "view model 'FeedViewModel' reaches the network with 'URLSession.shared'"),
      Example(
        """
        import Foundation
        import Observation

        struct Item: Identifiable { var id = UUID() }

        @Observable final class FeedModel {
          let id = UUID()
          var items: [Item] = []
          private let now: () -> Date
          init(now: @escaping () -> Date) { self.now = now }
          func add() { items.append(Item(id: UUID())) }
          deinit { NotificationCenter.default.removeObserver(self) }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.viewModels {
      for place in project.members(of: type.id) {
        let member = project[place]
        for use in member.uses where !use.traits.contains(.inDefaultArgument) {
          guard let resource = OutsideWorld.resource(use, in: member, at: place, project) else { continue }
          report.add(
            "view model '\(type.name)' reaches \(resource.name) with '\(resource.spelling)'",
            at: project.path(place), use.position, in: type.name, help: help(resource))
        }
      }
    }
  }

  private static func help(_ resource: OutsideWorld) -> String {
    switch resource.name {
    case "the clock": "take a clock, or a function that gives the date, as a parameter of the initializer"
    case "random numbers":
      "take a function that gives the number or identifier as a parameter of the initializer"
    default: "put it behind a service, and take that as a parameter of the initializer"
    }
  }
}
