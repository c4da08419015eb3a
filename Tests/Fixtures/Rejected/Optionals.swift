import Seam

struct AppScope: Scope { var seams = Seams() }

final class Store: Sendable { let name = "" }

extension AppScope {
  var store: Store { shared(\.store) { Store() } }
  var maybe: Store? { shared(\.maybe) { nil } }
}

func use(_ app: AppScope) {
  let _: Store = app.maybe  // error: value of optional type 'Store?' must be unwrapped to a value of type 'Store'
  _ = app.maybe.name  // error: value of optional type 'Store?' must be unwrapped to refer to member 'name' of wrapped base type 'Store'
  if let store = app.store { _ = store }  // error: initializer for conditional binding must have Optional type, not 'Store'
  _ = app.replacing {
    $0.store = nil  // error: 'nil' cannot be assigned to type 'Store'
  }
}
