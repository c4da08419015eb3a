import Seam

struct AppScope: Scope { var seams = Seams() }

extension AppScope {
  // error: cannot find 'transport' in scope
  var client: String { shared(\.client) { transport } }
}
