/// A view that calls a service, past any view model.
enum ServiceCalledFromView: Rule {
  static let page = RulePage(
    id: "service-called-from-view",
    severity: .warning,
    summary: "a view calls a service",
    why: """
      What the view does with the answer, while it waits, and when it fails cannot be tested without drawing the view. Layers go one way: view, \
      view model, service.
      """,
    fix: "Let a view model call it, and show what the view model has.",
    examples: [
      Example(
        """
        import SwiftUI

        protocol FeedService { func items() async throws -> [String] }

        struct FeedView: View {
          let service: any FeedService
          @State var items: [String] = []
          var body: some View {
            List(items, id: \\.self) { Text($0) }.task { items = (try? await ↓service.items()) ?? [] }
          }
        }
        """, "view 'FeedView' calls 'items' of its service 'service'"),
      Example(
        """
        import SwiftUI

        protocol FeedService { func items() async throws -> [String] }

        struct FeedView: View {
          let service: any FeedService
          var body: some View { FeedList(service: service) }
        }
        struct FeedList: View {
          @State var model: FeedModel
          init(service: any FeedService) { model = FeedModel(service: service) }
          var body: some View { Text("").task { await model.load() } }
        }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.views {
      let members = project.members(of: type.id)
      let services = Set(
        members.filter { isService($0, project) }.map { project[$0].name })
      guard !services.isEmpty else { continue }
      for place in members {
        let member = project[place]
        for use in member.uses where use.isCalled && use.base < 0 {
          let names = use.names.first == "self" ? use.names.dropFirst() : use.names[...]
          guard names.count == 2, let first = names.first, let last = names.last,
            services.contains(String(first)),
            use.names.first == "self" || !member.locals.contains(String(first))
          else { continue }
          report.add(
            "view '\(type.name)' calls '\(last)' of its service '\(first)'", at: project.path(place),
            use.position,
            in: type.name, help: "let a view model call it")
        }
      }
    }
  }

  private static let endings = [
    "API", "APIClient", "Client", "DataSource", "Gateway", "Interactor", "Repository", "Service", "UseCase",
  ]

  /// A stored property of a type that is a service by its name, and keeps no state for views.
  private static func isService(_ place: Project.MemberPlace, _ project: Project) -> Bool {
    let member = project[place]
    guard member.kind == .property, !member.isStatic, member.isStored else { return false }
    let name = member.type ?? project.environmentObject(place) ?? ""
    guard let id = project.resolve(name, from: place.place) else { return false }
    let type = project.types[id]
    let bare = type.name.hasSuffix("Protocol") ? String(type.name.dropLast(8)) : type.name
    return endings.contains { bare.hasSuffix($0) } && type.kind != .enum && !project.isObservable(type)
      && !type.conforms(to: "View")
  }
}
