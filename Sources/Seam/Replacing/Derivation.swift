/// What one call of `replacing` does with a scope and with those that it stands on. An implementation detail of `Scope`.
public struct Derivation {
  private let changes: [Change]
  private let start: (core: Core, type: any Scope.Type)
  /// Whether the scopes are made to look at a value and thrown away.
  private let isTrial: Bool
  /// Whether an input of the scope itself has been changed.
  private let hasNewInput: Bool
  /// Where the scopes of a test or preview report, if such scopes are to be made.
  private var context: Context?
  /// A scope that is reached in two ways is derived once.
  private var cores: [ObjectIdentifier: Core] = [:]
  /// The derived scope, once others are derived that stand on one of its type.
  private var rebased: (any Scope)?

  init(_ changes: [Change], start: (core: Core, type: any Scope.Type), isTrial: Bool, hasNewInput: Bool) {
    self.changes = changes
    self.start = start
    self.isTrial = isTrial
    self.hasNewInput = hasNewInput
  }

  /// Makes the scopes of a test or preview: one that shares nothing with the scope it starts from, and likewise those that this
  /// stands on and that are live, which keep what they replace.
  init(fresh context: Context, start: (core: Core, type: any Scope.Type)) {
    self.init([], start: start, isTrial: false, hasNewInput: false)
    self.context = context
  }

  /// A scope that the derived one stands on: derived likewise if something in it changes, else the scope itself.
  mutating func derived<S: Scope>(_ scope: S) -> S {
    // A parent that has just been put in place of another is not linked to its own yet.
    scope._settle()
    if context != nil { return scope.seams.core.context == nil ? scope._derived(&self) : scope }
    if scope.seams.core.standing.base === start.core.standing.base, let rebased = rebased as? S {
      return rebased
    }
    let isDerived =
      isTrial || changes.contains { S._stands(on: $0.root) }
      || rebased != nil && S._stands(on: start.type)
    return isDerived ? scope._derived(&self) : scope
  }

  /// Scopes as they are seen from the derived one: those that stand on a scope of its type are derived likewise.
  mutating func rebase(_ scopes: inout [any Scope], on derived: any Scope) {
    rebased = derived
    for index in scopes.indices { scopes[index] = rebase(scopes[index]) }
  }

  private mutating func rebase<S: Scope>(_ scope: S) -> any Scope { derived(scope) }

  mutating func core(for type: any Scope.Type, from core: Core, parent: Core?, owners: [Core]) -> Core {
    let origin = core.standing.base
    if let known = cores[ObjectIdentifier(origin)] { return known }
    let isStart = core === start.core
    if isStart, let context { return Core.root(context: context) }
    // Another scope of the type is as far from the places of use as this one.
    let isLikeStart = isStart || rebased != nil && type == start.type
    let sharesNothing = context != nil || hasNewInput && (isStart || rebased != nil)
    let derived = Core.derived(
      from: origin, isLikeStart ? startChanges : changes(for: type),
      sharing: sharesNothing ? .none : isTrial ? .readOnly : .full, isTrial: isTrial, parent: parent,
      owners: owners,
      context: context ?? core.context ?? ([parent] + owners).lazy.compactMap { $0?.context }.first)
    context?.register(derived)
    // Nothing that it stands on stands on the start.
    if !isStart { cores[ObjectIdentifier(origin)] = derived }
    return derived
  }

  /// Where `replacing` is called all changes are known, and those of its own members and of scopes further down take effect.
  private var startChanges: Changes? {
    Changes(changes) { $0.root == start.type || !start.type._stands(on: $0.root) }
  }

  /// A scope further up knows what its values may come from, and its own members' changes take effect.
  private func changes(for type: any Scope.Type) -> Changes? {
    Changes(changes.filter { type._stands(on: $0.root) }) { $0.root == type }
  }
}
