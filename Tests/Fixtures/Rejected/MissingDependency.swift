import Seam

struct AppScope: Scope { var seams = Seams() }

extension AppScope {
  var client: String { shared(\.client) { transport } }  // error: cannot find 'transport' in scope
}
