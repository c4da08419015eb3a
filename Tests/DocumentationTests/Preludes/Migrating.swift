import Seam
import Testing

protocol LoginService: Sendable {}
struct OldLogin: LoginService {}

struct OldContainer: Sendable {
  static let shared = OldContainer()
  func login() -> any LoginService { OldLogin() }
}

struct Feed: Sendable {
  let login: any LoginService
}

@Test func `what has moved asks for what has not`() {
  #expect(AppScope().feed.login is OldLogin)
}
