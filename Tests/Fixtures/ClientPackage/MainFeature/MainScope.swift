// A module on the main actor: models need no word, and scopes are on no actor.
public import Feature
public import Seam

public final class Model {
  public let part: Part
  init(_ part: Part) { self.part = part }
}

public struct MainScope: ChildScope {
  public var seams = Seams()
  public var parent: FeatureScope
  public nonisolated init(parent: FeatureScope) { self.parent = parent }
}

extension MainScope {
  @MainActor public var model: Model { shared(\.model) { Model(parent.user) } }
  @MainActor public var page: Model { unique(\.page) { Model(title) } }
  public var title: Part { shared(\.title) { Part("title over \(parent.open.text)") } }
}

extension MainScope: HasPart {
  public var part: Part { unique(\.part) { Part("part") } }
}

public func playing(_ scope: MainScope) -> MainScope {
  scope.replacing {
    $0.model = Model(Part("given"))
    $0.title = Part("title")
  }
}

nonisolated public func elsewhere(_ scope: MainScope) async -> String {
  let model = await scope.model
  return model.part.text + ", " + scope.title.text
}
