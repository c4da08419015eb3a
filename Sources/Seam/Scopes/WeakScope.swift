/// A handle to a scope that does not keep the scope's storage.
///
/// For what a scope holds and what must reach the scope later all the same. It keeps the scopes that this one stands on.
public struct WeakScope<S: Scope>: Sendable {
  private let storage: WeakCore
  private let template: S

  public init(_ scope: S) {
    scope._settle()
    let standing = scope.seams.core.standing
    // Made in a recipe: what is asked for through the handle is not recorded.
    if let node = standing.node, let asked = standing.asked { node.escape(asked: asked) }
    storage = WeakCore(standing.base)
    var template = scope._forwarded()
    template.seams = Seams(WeakCore.none)
    self.template = template
  }

  /// The scope, or nothing when nobody holds it any more.
  public var scope: S? {
    guard let core = storage.core else { return nil }
    var scope = template
    scope.seams = Seams(core)
    return scope
  }
}

/// `@unchecked Sendable`: a weak reference is read and cleared atomically, and set once.
struct WeakCore: @unchecked Sendable {
  nonisolated(unsafe) static let none = Core.make()
  private(set) weak var core: Core?
  init(_ core: Core) { self.core = core }
}
