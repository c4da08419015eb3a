import Seam

struct AppScope: Scope { var seams = Seams() }
struct OtherScope: Scope { var seams = Seams() }

extension OtherScope {
  var name: String { shared(\.name) { "other" } }
}

extension AppScope {
  // error: ...
  var name: String { shared(\OtherScope.name) { "app" } }
  // error: value of type 'AppScope' has no member 'tilte'
  var title: String { shared(\.tilte) { "title" } }
}
