/// An environment value whose default is an object with state.
enum StatefulEnvironmentDefault: Rule {
  static let page = RulePage(
    id: "stateful-environment-default",
    severity: .warning,
    summary: "the default of an environment value is an object",
    why: """
      A view that nobody gave a value gets the default without a word: the live object in a preview, and another one than the rest of the \
      app has. With '@Entry' it is a new object at each read.
      """,
    fix:
      "Make the default nothing, or a value without state that does nothing, and set the object where the app is put together.",
    examples: [
      Example(
        """
        import SwiftUI

        final class ImageCache { var images: [String] = [] }
        struct ImageCacheKey: EnvironmentKey {
          static let ↓defaultValue = ImageCache()
        }
        extension EnvironmentValues {
          @Entry var ↓cache: ImageCache = ImageCache()
        }
        """,
        "the default of environment value 'ImageCacheKey' is an object, 'ImageCache'",
        "the default of environment value 'cache' is a new object at each read, 'ImageCache'"),
      Example(
        """
        import SwiftUI

        final class ImageCache { var images: [String] = [] }
        struct Spacing { var width = 1 }
        struct ImageCacheKey: EnvironmentKey { static let defaultValue: ImageCache? = nil }
        struct SpacingKey: EnvironmentKey { static let defaultValue = Spacing() }
        """),
    ])

  static func check(_ project: Project, _ report: inout Report) {
    for type in project.types where type.conforms(to: "EnvironmentKey") && !type.isTest {
      for place in project.members(of: type.id) where project[place].name == "defaultValue" {
        guard let object = object(at: place, project) else { continue }
        report.add(
          "the default of environment value '\(type.name)' is an object, '\(object)'",
          at: project.path(place), project[place].position, in: type.name, help: help)
      }
    }
    for (file, source) in project.files.enumerated() where !source.isTest {
      for (index, declaration) in source.facts.declarations.enumerated()
      where declaration.kind == .extension
        && ["EnvironmentValues", "SwiftUI.EnvironmentValues"].contains(declaration.name)
      {
        for member in declaration.members.indices where declaration.members[member].has("Entry") {
          let place = Project.MemberPlace(place: .init(file: file, declaration: index), member: member)
          guard let object = object(at: place, project) else { continue }
          report.add(
            "the default of environment value '\(project[place].name)' is a new object at each read, '\(object)'",
            at: source.path, project[place].position, in: "EnvironmentValues", help: help)
        }
      }
    }
  }

  private static let help =
    "make the default nil or a value without state, and set the object where the app starts"

  /// The name of the class, where the default is an object with state.
  private static func object(at place: Project.MemberPlace, _ project: Project) -> String? {
    let member = project[place]
    guard let use = member.uses.first(where: { $0.traits.contains(.result) && $0.closure < 0 }) else {
      return nil
    }
    let singleton = project.singleton(use, expected: member.type, at: place)
    let id =
      project.construction(use, expected: member.type, at: place)
      // The object itself, and not something that is read from it.
      ?? (singleton.map { $0.name[...] } == use.names.last ? singleton?.type : nil)
    guard let id else { return nil }
    let type = project.types[id]
    let hasState =
      type.kind == .actor || project.isObservable(type)
      || project.members(of: id).contains { place in
        let member = project[place]
        return member.kind == .property && member.isStored && !member.isStatic
          && !member.traits.contains(.isConstant)
      }
    return type.isReference && hasState ? type.name : nil
  }
}
