import Seam

struct AppScope: Scope { var seams = Seams() }

final class Config: @unchecked Sendable { var retries = 3 }

extension AppScope {
  var config: Config { shared(\.config) { Config() } }
}

struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

func replace(_ app: AppScope, _ window: WindowScope) {
  _ = app.replacing {
    // error: getter for 'subscript(dynamicMember:)' is unavailable: a change would reach all who share this object; assign a new one
    $0.config.retries = 0
  }
  _ = window.replacing {
    // error: getter for 'subscript(dynamicMember:)' is unavailable: a change would reach all who share this object; assign a new one
    $0.config.retries = 0
  }
}
