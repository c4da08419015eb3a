import Seam

struct AppScope: Scope { var seams = Seams() }
struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

extension WindowScope {
  var title: String { unique(\.title) { "title" } }
}

func replace(_ app: AppScope) {
  _ = app.replacing {
    // error: getter for 'subscript(_:)' is unavailable: a member of another scope can only be assigned here; use 'decorate' to build on it
    $0[\WindowScope.title].append("!")
  }
  _ = app.replacing {
    // error: value of type 'Replacements<AppScope>' has no dynamic member 'title' using key path from root type 'AppScope'
    $0.title = "no member of the app"
  }
  // error: value of type 'AppScope' has no member 'title'
  _ = app.title
}
