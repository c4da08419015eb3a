import Seam

struct AppScope: Scope { var seams = Seams() }

final class Store: Sendable {}

extension AppScope {
  var store: Store { shared(\.store) { Store() } }
  var client: String { shared(\.client) { store } }  // error: cannot convert value of type 'Store' to closure result type 'String'
}

func replace(_ app: AppScope) {
  _ = app.replacing {
    $0.store = "no store"  // error: cannot assign value of type 'String' to type 'Store'
  }
}
