import Seam
import SeamTesting

@testable import ShopCore

/// A window of an app with mocks.
@MainActor
func window(
  products: any ProductService = MockProductService { $0.sell() },
  favorites: any FavoritesService = MockFavoritesService { $0.keep() }
) -> Coordinator {
  window(
    of: AppScope.test {
      $0.play(.empty)
      $0.productService = products
      $0.favoritesService = favorites
    })
}

@MainActor
func window(of app: AppScope) -> Coordinator {
  WindowScope(parent: app).makeCoordinator(sessions: app.makeSessions())
}

/// A window of an app, with its sessions, while `body` runs and the window's screens work.
@MainActor
func withWindow(of app: AppScope, _ body: (Coordinator) async throws -> Void) async rethrows {
  let sessions = app.makeSessions()
  try await withWindow(of: app, sessions, body)
}

@MainActor
func withWindow(
  of app: AppScope, _ sessions: Sessions, _ body: (Coordinator) async throws -> Void
) async rethrows {
  let window = WindowScope(parent: app).makeCoordinator(sessions: sessions)
  let work = [Task { await sessions.follow() }, Task { await window.follow() }]
  defer { for task in work { task.cancel() } }
  try await body(window)
}

/// Runs a screen's work while `body` runs.
@MainActor
func showing(_ screen: any ScreenModel, _ body: () async throws -> Void) async rethrows {
  let work = Task { await screen.appear() }
  defer { work.cancel() }
  await eventually { screen.isSettled }
  try await body()
}
