import Seam

struct AppScope: Scope { var seams = Seams() }

final class Store: Sendable {}

extension AppScope {
  var store: Store { shared(\.store) { Store() } }
  // error: cannot convert value of type 'Store' to closure result type 'String'
  var client: String { shared(\.client) { store } }
}

func replace(_ app: AppScope) {
  _ = app.replacing {
    // error: cannot assign value of type 'String' to type 'Store'
    $0.store = "no store"
  }
}
