/// A parameter of a view model's initializer with a live object as its default.
enum LiveDefaultArgument: Rule {
  static let page = RulePage(
    id: "live-default-argument",
    severity: .note,
    summary: "a view model's initializer takes a service, by default the live one",
    why: "A test or preview that forgets the parameter reaches the world without a word.",
    fix:
      "Leave the default out where the object is made in one place; a scope or a factory function names the live one there.",
    examples: [
      Example(
        """
        import Observation

        protocol FeedService {}
        final class LiveFeedService: FeedService { static let shared = LiveFeedService() }

        @Observable final class FeedModel {
          init(service: any FeedService = ↓LiveFeedService(), other: LiveFeedService = ↓.shared) {}
        }
        """,
        "'service' of view model 'FeedModel' is live by default, 'LiveFeedService()'",
        "'other' of view model 'FeedModel' is live by default, 'LiveFeedService.shared'"),
      Example(
        """
        import Observation

        protocol FeedService {}

        @Observable final class FeedModel {
          init(service: any FeedService, title: String = "", count: Int = .zero) {}
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.viewModels {
      for place in project.members(of: type.id) where project[place].kind == .initializer {
        let member = project[place]
        for use in member.uses where use.traits.isSuperset(of: [.inDefaultArgument, .whole]) && use.call < 0 {
          let expected = member.parameters.first { $0.name == use.label }?.type
          guard let value = value(use, expected: expected, in: member, at: place, project) else { continue }
          report.add(
            "'\(use.label)' of view model '\(type.name)' is live by default, '\(value)'",
            at: project.path(place), use.position, in: type.name,
            help: "leave the default out, and name the live one where view models are made")
        }
      }
    }
  }

  private static func value(
    _ use: Use, expected: String?, in member: Member, at place: Project.MemberPlace, _ project: Project
  ) -> String? {
    if let id = project.construction(use, expected: expected, at: place) {
      let made = project.types[id]
      return use.isCalled && project.isCollaborator(made) && !project.isContainer(made)
        ? made.name + "()" : nil
    }
    if let (id, name) = project.singleton(use, expected: expected, at: place) {
      return project.isStandIn(project.types[id]) ? nil : "\(project.types[id].name).\(name)"
    }
    var use = use
    if use.path.hasPrefix("."), let expected, project.resolve(expected, from: place.place) == nil {
      use.path = TypeName.base(expected) + use.path
    }
    guard let resource = OutsideWorld.resource(use, in: member, at: place, project), resource.isStrong else {
      return nil
    }
    return resource.spelling
  }
}
