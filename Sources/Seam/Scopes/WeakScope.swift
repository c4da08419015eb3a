/// A handle to a scope that keeps neither the scope's storage nor that of the scopes it stands on.
///
/// For what a scope holds and what must reach the scope, or one that stands on it, later all the same.
public struct WeakScope<S: Scope>: Sendable {
  /// The scope's own storage, which keeps all others, then those.
  private let storage: [WeakCore]
  private let template: S

  public init(_ scope: S) {
    scope._settle()
    let standing = scope.seams.core.standing
    // Made in a recipe: what is asked for through the handle is not recorded.
    if let node = standing.node, let asked = standing.asked { node.escape(asked: asked) }
    var storage: [WeakCore] = []
    template = scope._exchanging { seams in
      storage.append(WeakCore(seams.core.standing.base))
      return WeakCore.none
    }
    self.storage = storage
  }

  /// The scope, or nothing when nobody holds it any more.
  public var scope: S? {
    var cores = storage.compactMap(\.core)[...]
    guard cores.count == storage.count else { return nil }
    return template._exchanging { _ in Seams(cores.removeFirst()) }
  }
}

/// `@unchecked Sendable`: a weak reference is read and cleared atomically, and set once.
struct WeakCore: @unchecked Sendable {
  static let none = Seams()
  private(set) weak var core: Core?
  init(_ core: Core) { self.core = core }
}
