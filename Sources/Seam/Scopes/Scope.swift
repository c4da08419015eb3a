/// A value whose properties are the dependencies of a part of an app.
///
/// A scope is a struct with `var seams = Seams()`. Its members are declared in an extension, each with the lifetime of
/// what it hands out:
///
///     extension AppScope {
///       var tokens: TokenStore { shared(\.tokens) { TokenStore() } }
///       var client: APIClient { unique(\.client) { APIClient(tokens: tokens) } }
///     }
///
/// The key path names the property that it stands in. What is shared lives as long as the scope's storage, which the
/// copies of the scope hold together. Other stored properties are the scope's inputs; declare them with `let`, or
/// change them with `replacing` alone.
public protocol Scope: Sendable {
  var seams: Seams { get set }

  /// The scopes that this one stands on besides its parent, which are stored in it: their mode, their replacements
  /// and their end are this scope's too.
  static var owners: [Owner<Self>] { get }

  /// The scenarios that `-scenario NAME` can name.
  static var scenarios: [Scenario<Self>] { get }

  // Implementation details. They are requirements, for an extension's method is not overridden in generic code.
  func _settle()
  func _recording(_ recorders: inout Recorders) -> Self
  func _exchanging(_ exchange: (Seams) -> Seams) -> Self
  func _derived(_ derivation: inout Derivation) -> Self
  func _find<S: Scope>(_ type: S.Type) -> S?
  func _bind(_ scopes: inout [ObjectIdentifier: any Scope])
  func _isMain() -> Bool
  static func _stands(on type: Any.Type) -> Bool
}

extension Scope {
  public static var owners: [Owner<Self>] { [] }
  public static var scenarios: [Scenario<Self>] { [] }

  public func _settle() {
    let core = seams.core
    guard core.flags == Core.Flags.unsettled else { return }
    core.settle(Self.self, parent: nil, owners: _settledOwners())
    Report.unnamedOwners(of: self, parent: nil)
  }

  public func _recording(_ recorders: inout Recorders) -> Self {
    var copy = self
    copy.seams = Seams(recorders.recorder(for: seams.core))
    if Self._hasOwners { _recordOwners(of: &copy, &recorders) }
    return copy
  }

  /// The scope with other storage: its own comes first, then that of its parent, then that of its further owners.
  public func _exchanging(_ exchange: (Seams) -> Seams) -> Self {
    var copy = self
    copy.seams = exchange(seams)
    if Self._hasOwners { for owner in Self.owners { owner.exchange(&copy, exchange) } }
    return copy
  }

  public func _derived(_ derivation: inout Derivation) -> Self {
    _settle()
    var copy = self
    let owners = Self._deriveOwners(of: &copy, &derivation)
    copy.seams = Seams(derivation.core(for: Self.self, from: seams.core, parent: nil, owners: owners))
    return copy
  }

  public func _find<S: Scope>(_ type: S.Type) -> S? {
    if let found = self as? S { return found }
    return Self.owners.lazy.compactMap { $0.find(type, in: self) }.first
  }

  public func _bind(_ scopes: inout [ObjectIdentifier: any Scope]) {
    for owner in Self.owners { owner.scope(self)?._bind(&scopes) }
    scopes[ObjectIdentifier(Self.self)] = self
  }

  public func _isMain() -> Bool { false }

  public static func _stands(on type: Any.Type) -> Bool {
    type == Self.self || owners.contains { $0.stands(on: type) }
  }

  /// Most scopes name no owner. An array's count needs no type of its elements, and so none is looked up.
  static var _hasOwners: Bool { !unsafeBitCast(owners, to: [AnyObject].self).isEmpty }

  func _settledOwners() -> [Core] { Self._hasOwners ? Self.owners.compactMap { $0.settled(in: self) } : [] }

  static func _deriveOwners(of copy: inout Self, _ derivation: inout Derivation) -> [Core] {
    _hasOwners ? owners.compactMap { $0.derive(&copy, &derivation) } : []
  }

  func _recordOwners(of copy: inout Self, _ recorders: inout Recorders) {
    for owner in Self.owners { owner.record(&copy, &recorders) }
  }
}
