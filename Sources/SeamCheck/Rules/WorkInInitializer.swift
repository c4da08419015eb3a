/// A view model that starts work while it is made.
enum WorkInInitializer: Rule {
  static let page = RulePage(
    id: "work-in-initializer",
    severity: .warning,
    summary: "the initializer of a view model starts a task",
    why: """
      A view that owns its model with '@State' may run the initializer at each update of its parent and throw the result away: the \
      work is done again each time. A test cannot wait for it, nor set the model up before it begins.
      """,
    fix: "Start the work in a method, and call that from '.task' of the view.",
    examples: [
      Example(
        """
        import Observation

        @Observable final class FeedModel {
          init() {
            ↓Task { await load() }
          }
          func load() async {}
        }
        """, "the initializer of view model 'FeedModel' starts a task"),
      Example(
        """
        import Observation

        @Observable final class FeedModel {
          init() {
            ↓start()
          }
        }
        extension FeedModel {
          func start() { Task { await load() } }
          func load() async {}
        }
        """, "the initializer of view model 'FeedModel' starts a task, in 'start()'"),
      Example(
        """
        import Combine

        final class FeedModel: ObservableObject {
          private var token: AnyCancellable?
          init(source: AnyPublisher<Int, Never>) {
            token = source.sink { _ in Task { await self.load() } }
          }
          func load() async {}
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.viewModels {
      let members = project.members(of: type.id)
      let starters = Set(
        members.filter {
          project[$0].kind == .function && !project[$0].isStatic && task(in: project[$0], project) != nil
        }
        .map { project[$0].name })
      for place in members where project[place].kind == .initializer {
        let member = project[place]
        if let use = task(in: member, project) {
          report.add(
            "the initializer of view model '\(type.name)' starts a task",
            at: project.path(place), use.position, in: type.name, help: help)
        }
        for use in member.uses where use.isCalled && !project.isLate(use.closure, in: member) {
          guard let name = project.ownMember(use, in: member), use.names.last == name,
            starters.contains(String(name))
          else { continue }
          report.add(
            "the initializer of view model '\(type.name)' starts a task, in '\(name)()'",
            at: project.path(place), use.position, in: type.name, help: help)
        }
      }
    }
  }

  private static let help = "start it in a method, and call that from '.task' of the view"

  private static func task(in member: Member, _ project: Project) -> Use? {
    member.uses.first { use in
      use.isCalled && ["Task", "Task.init", "Task.detached"].contains(use.path)
        && !project.isLate(use.closure, in: member) && !use.traits.contains(.inDebugBlock)
    }
  }
}
