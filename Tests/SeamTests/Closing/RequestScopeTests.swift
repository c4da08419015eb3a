import Foundation
import Seam
import Testing

#if canImport(Glibc)
  import Glibc
#endif

private final class Pool: Sendable {}

private final class Session: Sendable {
  let user: Int
  init(user: Int) { self.user = user }
}

private final class Log: Sendable {
  let user: Int
  init(_ session: Session) { user = session.user }
}

private final class Handler: Sendable {
  let session: Session
  let log: Log
  let pool: Pool
  init(_ session: Session, _ log: Log, _ pool: Pool) {
    self.session = session
    self.log = log
    self.pool = pool
  }

  func respond() async -> [Int] {
    await Task.yield()
    async let current = RequestScope.currentIfBound?.session.user ?? -1
    return [session.user, log.user, await current]
  }
}

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  var pool: Pool { shared(\.pool) { Pool() } }
}

private struct RequestScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  let user: Int
}

extension RequestScope {
  var session: Session {
    shared(\.session) {
      Session(user: user)
    } close: { _ in
    }
  }
  var log: Log { shared(\.log) { Log(session) } }
  var handler: Handler { shared(\.handler) { Handler(session, log, parent.pool) } }
}

struct RequestScopeTests {
  @Test func `no value of one request is seen in another, and all are gone when it ends`() async throws {
    let app = AppScope()
    let pool = app.pool
    func serve(_ users: Range<Int>) async throws {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for user in users {
          group.addTask {
            weak var left: Handler?
            try await withScope(RequestScope(parent: app, user: user)) { scope in
              left = scope.handler
              #expect(await scope.handler.respond() == [user, user, user])
              #expect(scope.handler.pool === pool)
            }
            #expect(left == nil)
          }
        }
        try await group.waitForAll()
      }
    }
    try await serve(0..<10_000)
    let before = residentBytes()
    try await serve(0..<10_000)
    if let before, let after = residentBytes() { #expect(after - before < 20_000_000) }
  }

  @Test func `a request that fails is ended all the same`() async throws {
    struct Broken: Error {}
    let app = AppScope()
    weak var left: Session?
    await #expect(throws: Broken.self) {
      try await withScope(RequestScope(parent: app, user: 1)) { scope in
        left = scope.session
        throw Broken()
      }
    }
    #expect(left == nil)
  }

  @Test func `outside a request the error names what is missing`() {
    let error = #expect(throws: UnboundScope.self) { try RequestScope.requireCurrent() }
    #expect(
      error?.description
        == "no 'RequestScope' is bound here; run the code in 'withCurrent' of one, or hand it the scope")
  }
}

/// What the process holds in memory, where the system tells.
private func residentBytes() -> Int? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
  else { return nil }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
