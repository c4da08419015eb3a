import SeamSource

/// What a type is for, as its name, its attributes and what it inherits tell.
extension Project {
  /// A view of SwiftUI.
  package func isView(_ type: TypeInfo) -> Bool {
    type.kind == .struct && type.conforms(to: "View") && !isStandIn(type)
  }

  /// A class that keeps the state of a screen.
  package func isViewModel(_ type: TypeInfo) -> Bool {
    guard type.kind == .class, !type.isTest, !isStandIn(type), !isCompositionRoot(type),
      !isCollaboratorName(type.name), !type.foreign.contains(where: Self.isOfUserInterface)
    else { return false }
    return configuration.viewModels.contains { type.name.hasSuffix($0) } || isObservable(type)
  }

  package func isObservable(_ type: TypeInfo) -> Bool {
    type.conforms(to: "ObservableObject") || type.has("Observable") || type.has("ObservableState")
  }

  /// Where objects are put together, and live ones are wanted.
  package func isCompositionRoot(_ type: TypeInfo) -> Bool {
    type.has("main") || type.conforms(to: "App")
      || type.foreign.contains { $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate") }
      || configuration.compositionRoots.contains { type.name.hasSuffix($0) }
  }

  /// A double, or what serves previews.
  package func isStandIn(_ type: TypeInfo) -> Bool {
    standIns.isEmpty ? findStandIn(type) : standIns[type.id]
  }

  func findStandIn(_ type: TypeInfo) -> Bool {
    Self.isStandInName(type.qualifiedName) || type.conforms(to: "PreviewProvider")
      || type.parts.first.map { files[$0.file].servesTests } ?? false
  }

  package static func isStandInName(_ name: String) -> Bool {
    ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "InMemory", "Noop", "NoOp", "Testing"]
      .contains { name.hasBytes(of: $0) } || name.hasPrefix("Test") || name.hasSuffix("Test")
      || name.hasSuffix("Tests")
  }

  static func isStandInPath(_ path: String) -> Bool {
    let folders = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return [
      "Mock", "Stub", "Preview Content", "Previews", "TestHelpers", "TestSupport", "Testing", "Fixtures",
    ].contains { folders.hasBytes(of: $0) }
  }

  /// A name of somebody who talks to the outside on behalf of others.
  package func isCollaboratorName(_ name: String) -> Bool {
    configuration.collaborators.contains { name.hasSuffix($0) }
  }

  static func isOfUserInterface(_ name: String) -> Bool {
    [
      "ViewController", "View", "Cell", "Window", "Responder", "Operation", "Document", "XCTestCase",
    ].contains {
      name.hasSuffix($0)
    }
  }

  /// A class, an actor, a protocol or a value of the project that does something for others, other than a model of a screen.
  package func isCollaborator(_ type: TypeInfo) -> Bool {
    if isStandIn(type) || type.conforms(to: "View") || type.conforms(to: "Error") { return false }
    // What is observable is a model, unless it is in touch with the outside as well.
    if isCollaboratorName(type.name), !isObservable(type) {
      // A struct that is compared or written down is a value, as settings are.
      let isValue = type.kind == .struct && !type.foreign.isDisjoint(with: Self.markOfValues)
      return type.kind != .enum && !isValue
    }
    guard type.isReference, !isViewModel(type), !type.foreign.contains(where: { Self.isOfUserInterface($0) })
    else { return false }
    if touchesOutside(type) { return true }
    return !isObservable(type)
      && type.ancestors.contains { types[$0].kind == .protocol && isCollaboratorName(types[$0].name) }
  }

  private static let markOfValues: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable",
  ]

  /// Whether its own code reaches the network, files, defaults, …
  package func touchesOutside(_ type: TypeInfo) -> Bool { outsideWorld(of: type) != nil }

  package func outsideWorld(of type: TypeInfo, but harmless: Set<String> = []) -> OutsideWorld? {
    for place in members(of: type.id) {
      for use in self[place].uses where !use.traits.contains(.inDefaultArgument) {
        if let resource = OutsideWorld.resource(use, in: self[place], at: place, self), resource.isStrong,
          !harmless.contains(resource.name)
        {
          return resource
        }
      }
    }
    return nil
  }
}

extension Project {
  /// A container of Factory or another library: what it hands out is replaced there.
  package func isContainer(_ type: TypeInfo) -> Bool {
    type.name.hasSuffix("Container") || type.conforms(to: "SharedContainer")
      || type.name.hasSuffix("Resolver")
  }
}
