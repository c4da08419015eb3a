import Seam

struct AppScope: Scope { var seams = Seams() }

final class Store: Sendable { let name = "" }

extension AppScope {
  var store: Store { shared(\.store) { Store() } }
  var maybe: Store? { shared(\.maybe) { nil } }
}

func use(_ app: AppScope) {
  // error: value of optional type 'Store?' must be unwrapped to a value of type 'Store'
  let _: Store = app.maybe
  // error: value of optional type 'Store?' must be unwrapped to refer to member 'name' of wrapped base type 'Store'
  _ = app.maybe.name
  // error: initializer for conditional binding must have Optional type, not 'Store'
  if let store = app.store { _ = store }
  _ = app.replacing {
    // error: 'nil' cannot be assigned to type 'Store'
    $0.store = nil
  }
}
