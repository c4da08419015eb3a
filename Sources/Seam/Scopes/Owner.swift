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
  let settled: (S) -> Core
  let recordIn: (inout S, inout Recorders) -> Void
  let forwardIn: (inout S) -> Void
  let deriveIn: (inout S, inout Derivation) -> Core
  let scope: (S) -> any Scope
  let type: any Scope.Type

  public init<O: Scope>(_ path: WritableKeyPath<S, O>) {
    settled = { scope in
      scope[keyPath: path]._settle()
      return scope[keyPath: path].seams.core
    }
    recordIn = { scope, recorders in
      scope[keyPath: path] = scope[keyPath: path]._recording(&recorders)
    }
    forwardIn = { $0[keyPath: path] = $0[keyPath: path]._forwarded() }
    deriveIn = { scope, derivation in
      scope[keyPath: path] = derivation.derived(scope[keyPath: path])
      return scope[keyPath: path].seams.core
    }
    scope = { $0[keyPath: path] }
    type = O.self
  }

  func settled(in scope: S) -> Core { settled(scope) }
  func record(_ scope: inout S, _ recorders: inout Recorders) { recordIn(&scope, &recorders) }
  func forward(_ scope: inout S) { forwardIn(&scope) }
  func derive(_ scope: inout S, _ derivation: inout Derivation) -> Core { deriveIn(&scope, &derivation) }
  func stands(on type: Any.Type) -> Bool { self.type._stands(on: type) }
  func find<Found: Scope>(_ type: Found.Type, in scope: S) -> Found? { self.scope(scope)._find(type) }
}
