/// A scope that stands on another one: a window on the app, a screen on its window, a request on the server.
///
/// It is made with its memberwise initializer, `WindowScope(parent: app)`, and takes over the parent's mode and
/// replacements. Members that it does not declare itself are its parent's, so the nearest declaration wins.
/// Such a look-up makes a key path; where it counts, write `parent.member`.
@dynamicMemberLookup
public protocol ChildScope: Scope {
  associatedtype Parent: Scope

  var parent: Parent { get set }

  // See `Replacements`: a key path to the parent's member comes before one through this.
  @_disfavoredOverload
  subscript<T>(dynamicMember member: KeyPath<Parent, T>) -> T { get }
}

extension ChildScope {
  @_disfavoredOverload
  public subscript<T>(dynamicMember member: KeyPath<Parent, T>) -> T { parent[keyPath: member] }

  public func _settle() {
    let core = seams.core
    guard core.flags == Core.Flags.unsettled else { return }
    parent._settle()
    core.settle(Self.self, parent: parent.seams.core, owners: _settledOwners())
    Report.unnamedOwners(of: self, parent: Parent.self)
  }

  public func _recording(_ recorders: inout Recorders) -> Self {
    var copy = self
    copy.seams = Seams(recorders.recorder(for: seams.core))
    copy.parent = parent._recording(&recorders)
    if Self._hasOwners { _recordOwners(of: &copy, &recorders) }
    return copy
  }

  public func _exchanging(_ exchange: (Seams) -> Seams) -> Self {
    var copy = self
    copy.seams = exchange(seams)
    copy.parent = parent._exchanging(exchange)
    if Self._hasOwners { for owner in Self.owners { owner.exchange(&copy, exchange) } }
    return copy
  }

  public func _derived(_ derivation: inout Derivation) -> Self {
    _settle()
    var copy = self
    copy.parent = derivation.derived(parent)
    let owners = Self._deriveOwners(of: &copy, &derivation)
    copy.seams = Seams(
      derivation.core(for: Self.self, from: seams.core, parent: copy.parent.seams.core, owners: owners))
    return copy
  }

  public func _find<S: Scope>(_ type: S.Type) -> S? {
    if let found = self as? S { return found }
    return parent._find(type) ?? Self.owners.lazy.compactMap { $0.find(type, in: self) }.first
  }

  public func _bind(_ scopes: inout [ObjectIdentifier: any Scope]) {
    parent._bind(&scopes)
    for owner in Self.owners { owner.scope(self)?._bind(&scopes) }
    scopes[ObjectIdentifier(Self.self)] = self
  }

  public func _isMain() -> Bool { parent._isMain() }

  public static func _stands(on type: Any.Type) -> Bool {
    type == Self.self || Parent._stands(on: type) || owners.contains { $0.stands(on: type) }
  }
}
