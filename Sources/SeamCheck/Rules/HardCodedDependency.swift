/// A view model that makes or fetches what it needs.
enum HardCodedDependency: Rule {
  static let page = RulePage(
    id: "hard-coded-dependency",
    severity: .warning,
    summary: "a view model makes or fetches the service that it needs",
    why: """
      Nobody can hand it another one: its tests run the real service, its previews show live data, and a second implementation means \
      editing the view model.
      """,
    fix: """
      Take it as a parameter of the initializer. With today's value as the default no call site changes; 'seam check --fix' writes that.
      """,
    examples: [
      Example(
        """
        import Observation

        protocol FeedService { func items() -> [String] }
        final class LiveFeedService: FeedService { func items() -> [String] { [] } }

        @Observable final class FeedModel {
          private let ↓service: any FeedService = LiveFeedService()
          private let ↓other: LiveFeedService
          init() { other = .init() }
        }
        """,
        "view model 'FeedModel' makes its 'service' itself, with 'LiveFeedService()'",
        "view model 'FeedModel' makes its 'other' itself, with 'LiveFeedService()'"),
      Example(
        """
        import Combine

        final class SessionManager { static let shared = SessionManager(); let user = "" }

        final class ProfileViewModel: ObservableObject {
          let ↓session = SessionManager.shared
        }
        """, "view model 'ProfileViewModel' fetches its 'session' itself, from 'SessionManager.shared'"),
      Example(
        """
        import Observation

        protocol FeedService { func items() -> [String] }
        final class LiveFeedService: FeedService { func items() -> [String] { [] } }
        @Observable final class RowModel {}

        @Observable final class FeedModel {
          let row = RowModel()
          private let service: any FeedService
          init(service: any FeedService = LiveFeedService()) { self.service = service }
        }
        """),
    ])

  /// One property that a view model fills itself.
  struct Hit {
    var type: TypeInfo
    var property: Project.MemberPlace
    /// `LiveFeedService()`, `SessionManager.shared`
    var value: String
    var isMade: Bool
  }

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.viewModels {
      for hit in hits(in: type, project) {
        let name = project[hit.property].name
        report.add(
          hit.isMade
            ? "view model '\(type.name)' makes its '\(name)' itself, with '\(hit.value)'"
            : "view model '\(type.name)' fetches its '\(name)' itself, from '\(hit.value)'",
          at: project.path(hit.property), project[hit.property].position, in: type.name,
          help: "take '\(name)' as a parameter of the initializer, by default '\(hit.value)'")
      }
    }
  }

  static func hits(in type: TypeInfo, _ project: Project) -> [Hit] {
    var hits: [Hit] = []
    let members = project.members(of: type.id)
    var properties: [String: Project.MemberPlace] = [:]
    for place in members {
      let member = project[place]
      guard member.kind == .property, member.isStored, !member.isStatic,
        !member.traits.contains(.inDebugBlock)
      else { continue }
      properties[member.name] = place
      guard
        let use = member.uses.first(where: { $0.traits.isSuperset(of: [.whole, .result]) && $0.closure < 0 })
      else {
        continue
      }
      if let value = value(use, expected: member.type, at: place, of: type, project) {
        hits.append(Hit(type: type, property: place, value: value.text, isMade: value.isMade))
      }
    }
    for place in members where project[place].kind == .initializer {
      for use in project[place].uses
      where use.traits.contains(.assignedValue) && use.closure < 0 && !use.traits.contains(.conditional) {
        let name = use.label.hasPrefix("self.") ? String(use.label.dropFirst(5)) : use.label
        guard let property = properties[name], !hits.contains(where: { $0.property == property }),
          let value = value(use, expected: project[property].type, at: place, of: type, project)
        else { continue }
        hits.append(Hit(type: type, property: property, value: value.text, isMade: value.isMade))
      }
    }
    return hits
  }

  private static func value(
    _ use: Use, expected: String?, at place: Project.MemberPlace, of owner: TypeInfo, _ project: Project
  ) -> (text: String, isMade: Bool)? {
    if let id = project.construction(use, expected: expected, at: place) {
      let made = project.types[id]
      guard use.isCalled, id != owner.id, project.isCollaborator(made), !project.isViewModel(made),
        !project.isContainer(made), !made.qualifiedName.hasPrefix(owner.qualifiedName + ".")
      else { return nil }
      let arguments = use.traits.contains(.hasArguments) ? "(…)" : "()"
      return (made.name + arguments, true)
    }
    if let (id, name) = project.singleton(use, expected: expected, at: place) {
      let type = project.types[id]
      guard id != owner.id, !project.isStandIn(type), !project.isContainer(type),
        isObject(use, of: id, named: name, project)
      else { return nil }
      return (use.path.hasPrefix(".") ? type.name + use.path : use.path, false)
    }
    return nil
  }

  /// The singleton itself, or an object that it holds; a value that is read from it is no dependency.
  private static func isObject(_ use: Use, of type: Int, named name: String, _ project: Project) -> Bool {
    guard !use.isCalled, let index = use.names.firstIndex(of: name[...]) else { return false }
    var type = type
    for name in use.names.dropFirst(index + 1) {
      guard let place = project.member(String(name), of: type), let declared = project[place].type,
        let next = project.resolve(declared, from: place.place)
      else { return false }
      type = next
    }
    return project.types[type].isReference || project.types[type].kind == .protocol
  }
}
