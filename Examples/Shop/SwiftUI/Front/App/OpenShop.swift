import Seam
import ShopCore

/// The app's scope as the launch arguments want it, and who is signed in: what all windows have in common.
@MainActor
final class OpenShop {
  let app: AppScope
  let sessions: Sessions
  private let work: Task<Void, Never>

  init(app: AppScope) {
    self.app = app
    sessions = app.makeSessions()
    work = Task { [sessions] in await sessions.follow() }
  }

  deinit { work.cancel() }
}

extension AppScope {
  @MainActor func open() -> OpenShop { OpenShop(app: launched(with: CommandLine.arguments)) }

  /// What the arguments change; `-scenario` is not among them, it is for `main`.
  func launched(with arguments: [String]) -> AppScope {
    let options = LaunchArguments(arguments)
    return replacing {
      if let server = options.server { $0.server = server }
      if let folder = options.folder { $0.folder = folder }
      if let suite = options.suite { $0.suite = suite }
    }
  }
}
