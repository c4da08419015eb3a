import Seam

struct AppScope: Scope { var seams = Seams() }

@MainActor final class Model { init() {} }

extension AppScope {
  var model: Model { shared(\.model) { Model() } }  // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
}
