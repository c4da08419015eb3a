import Seam

struct AppScope: Scope { var seams = Seams() }

@MainActor final class Model { init() {} }

extension AppScope {
  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
  var model: Model { shared(\.model) { Model() } }
}
