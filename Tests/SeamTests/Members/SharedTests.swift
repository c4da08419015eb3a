import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

private final class Token: Sendable {}

extension AppScope {
  fileprivate var token: Token { shared(\.token) { Token() } }
}

struct SharedTests {
  @Test func `a shared value is made once per scope`() {
    let app = AppScope()
    #expect(app.token === app.token)
    #expect(app.token !== AppScope().token)
  }
}
