import Seam

struct AppScope: Scope { var seams = Seams() }

@MainActor final class Model { init() {} }

extension AppScope {
  @MainActor var model: Model { shared(\.model) { Model() } }
}

nonisolated func replace(_ app: AppScope, _ model: Model) {
  _ = app.replacing {
    // error: cannot form key path to main actor-isolated property 'model'
    $0.model = model
  }
  _ = app.replacing {
    // error: cannot form key path to main actor-isolated property 'model'
    $0.replace(\.model) { _ in model }
  }
  // error: main actor-isolated property 'model' can not be referenced from a nonisolated context
  _ = app.model
}
