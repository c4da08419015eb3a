import Seam

nonisolated enum Leaf {
  static func tokens() -> TokenStore { AppScope.current.tokens }
}

@MainActor func bindOnMain(_ app: AppScope) async throws {
  let model = withCurrent(app) { PlayerModel(AppScope.current.client) }
  try await withCurrent(app) {
    // Still on the main actor.
    model.isPlaying = true
    try await Task.sleep(for: .zero)
    _ = try AppScope.requireCurrent()
  }
}

actor Worker {
  var count = 0
  func work(_ app: AppScope) async {
    await withCurrent(app) {
      count += 1
      _ = Leaf.tokens()
      await Task.yield()
    }
  }
}

nonisolated func launch(_ arguments: [String]) throws -> AppScope {
  let live = AppScope(arguments: arguments)
  let preview = AppScope.preview(.offline) { $0.files = "preview" }
  return try preview.playing(arguments: arguments).playing(.slow).replacing { $0.files = live.files }
}
