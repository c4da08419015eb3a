/// Names a stored scope that a scope stands on besides its parent.
///
///     struct CheckoutScope: ChildScope {
///       var seams = Seams()
///       var parent: WindowScope
///       var session: SessionScope
///       static var owners: [Owner<Self>] { [Owner(\.session)] }
///     }
///
/// `@unchecked Sendable`: its closures capture a key path, which is only read.
public struct Owner<S: Scope>: @unchecked Sendable {
  let settled: (S) -> Core?
  let recordIn: (inout S, inout Recorders) -> Void
  let exchangeIn: (inout S, (Seams) -> Seams) -> Void
  let deriveIn: (inout S, inout Derivation) -> Core?
  let scope: (S) -> (any Scope)?
  let type: any Scope.Type

  public init<O: Scope>(_ path: WritableKeyPath<S, O>) {
    settled = { scope in
      scope[keyPath: path]._settle()
      return scope[keyPath: path].seams.core
    }
    recordIn = { scope, recorders in
      scope[keyPath: path] = scope[keyPath: path]._recording(&recorders)
    }
    exchangeIn = { $0[keyPath: path] = $0[keyPath: path]._exchanging($1) }
    deriveIn = { scope, derivation in
      scope[keyPath: path] = derivation.derived(scope[keyPath: path])
      return scope[keyPath: path].seams.core
    }
    scope = { $0[keyPath: path] }
    type = O.self
  }

  /// Names a scope that may be missing: a session that has not begun.
  public init<O: Scope>(_ path: WritableKeyPath<S, O?>) {
    settled = { scope in
      scope[keyPath: path]?._settle()
      return scope[keyPath: path]?.seams.core
    }
    recordIn = { scope, recorders in
      scope[keyPath: path] = scope[keyPath: path]?._recording(&recorders)
    }
    exchangeIn = { $0[keyPath: path] = $0[keyPath: path]?._exchanging($1) }
    deriveIn = { scope, derivation in
      scope[keyPath: path] = scope[keyPath: path].map { derivation.derived($0) }
      return scope[keyPath: path]?.seams.core
    }
    scope = { $0[keyPath: path] }
    type = O.self
  }

  func settled(in scope: S) -> Core? { settled(scope) }
  func record(_ scope: inout S, _ recorders: inout Recorders) { recordIn(&scope, &recorders) }
  func exchange(_ scope: inout S, _ exchange: (Seams) -> Seams) { exchangeIn(&scope, exchange) }
  func derive(_ scope: inout S, _ derivation: inout Derivation) -> Core? { deriveIn(&scope, &derivation) }
  func stands(on type: Any.Type) -> Bool { self.type._stands(on: type) }
  func find<Found: Scope>(_ type: Found.Type, in scope: S) -> Found? { self.scope(scope)?._find(type) }
}
