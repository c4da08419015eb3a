/// A preview that shows what the real world has.
enum LivePreview: Rule {
  static let page = RulePage(
    id: "live-preview",
    severity: .warning,
    summary: "a preview makes a view model that reaches the world outside",
    why:
      "The preview shows whatever the network or the disk has just then, and changes it; the other states of the screen cannot be seen.",
    fix: "Let the view take its view model, and hand the preview one that is made with doubles.",
    examples: [
      Example(
        """
        import SwiftUI

        final class LiveFeedService { func items() { _ = URLSession.shared } }
        @Observable final class FeedModel { private let service = LiveFeedService() }

        struct FeedView: View {
          @State private var model = FeedModel()
          var body: some View { Text("") }
        }
        #Preview { ↓FeedView() }
        """, "the preview of 'FeedView' reaches the network"),
      Example(
        """
        import SwiftUI

        protocol FeedService {}
        final class LiveFeedService: FeedService { func items() { _ = URLSession.shared } }
        final class MockFeedService: FeedService {}
        @Observable final class FeedModel {
          private let service: any FeedService
          init(service: any FeedService = LiveFeedService()) { self.service = service }
        }

        struct FeedView: View {
          @State private var model: FeedModel
          init(model: FeedModel = FeedModel()) { _model = State(initialValue: model) }
          var body: some View { Text("") }
        }
        #Preview { FeedView(model: FeedModel(service: MockFeedService())) }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for place in project.previews {
      let member = project[place]
      for (type, index, _) in project.shown(in: place) {
        let use = member.uses[index]
        guard !use.traits.contains(.hasArguments), let chain = chain(from: type, project) else { continue }
        report.add(
          "the preview of '\(project.types[type].name)' reaches \(chain.resource.name)",
          at: project.path(place),
          use.position, in: project.types[type].name,
          help: "let the view take its view model, and hand it one that is made with doubles",
          facts: [.init("chain", (chain.types + [chain.resource.spelling]).joined(separator: " -> "))])
      }
    }
  }

  /// From a view that is made without arguments to what its view model reaches.
  private static func chain(from view: Int, _ project: Project) -> (types: [String], resource: OutsideWorld)?
  {
    for place in project.members(of: view) {
      let member = project[place]
      guard member.kind == .property, member.isStored, !member.isStatic,
        let use = member.uses.first(where: { $0.traits.isSuperset(of: [.whole, .result]) }),
        !use.traits.contains(.hasArguments),
        let model = project.construction(use, expected: member.type, at: place),
        project.isViewModel(project.types[model]),
        let rest = chain(fromModel: model, project, depth: 0)
      else { continue }
      return ([project.types[view].name] + rest.types, rest.resource)
    }
    return nil
  }

  private static func chain(
    fromModel type: Int, _ project: Project, depth: Int
  ) -> (types: [String], resource: OutsideWorld)? {
    guard depth < 4 else { return nil }
    let info = project.types[type]
    // Notifications of the process show nothing that is outside of it.
    if let resource = project.outsideWorld(of: info, but: ["the process's notifications"]) {
      return ([info.name], resource)
    }
    for place in project.members(of: type) {
      let member = project[place]
      for use in member.uses {
        let isInitial =
          member.kind == .property && member.isStored && use.traits.isSuperset(of: [.whole, .result])
        let isDefault =
          member.kind == .initializer && use.traits.isSuperset(of: [.whole, .inDefaultArgument])
        guard isInitial || isDefault else { continue }
        let expected = isDefault ? member.parameters.first { $0.name == use.label }?.type : member.type
        guard let next = project.construction(use, expected: expected, at: place), next != type,
          use.isCalled, let rest = chain(fromModel: next, project, depth: depth + 1)
        else { continue }
        return ([info.name] + rest.types, rest.resource)
      }
    }
    return nil
  }
}
