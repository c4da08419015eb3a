import CHeap
import Seam
import Testing

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
  var audit: Log {
    shared(\.audit) {
      Log(session)
    } close: { log in
      // Leaf code of a closer.
      let user = try RequestScope.requireCurrent().user
      if user != log.user { throw WrongRequest(user: user) }
    }
  }
  var handler: Handler { shared(\.handler) { Handler(session, log, parent.pool) } }
}

private struct WrongRequest: Error {
  let user: Int
}

struct RequestScopeTests {
  @Test func `no value of one request is seen in another, and all are gone when it ends`() async throws {
    let app = AppScope()
    let pool = app.pool
    try await withThrowingTaskGroup(of: Void.self) { group in
      for user in 0..<10_000 {
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

  /// In a process of its own, where nothing else takes memory meanwhile.
  @Test(.enabled(if: heap_bytes() > 0, "nobody tells what is allocated"))
  func `memory does not grow with the number of requests`() async {
    await #expect(processExitsWith: .success) {
      try await serve(4_000)
      try await serve(4_000)
      let before = heap_bytes()
      for _ in 0..<4 { try await serve(4_000) }
      let growth = heap_bytes() - before
      #expect(growth < 1_000_000, "\(growth) bytes more")
    }
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

  @Test func `a request that ends itself is ended once`() async throws {
    let answer = try await withScope(RequestScope(parent: AppScope(), user: 1)) { scope in
      let answer = scope.handler.session.user
      try await scope.close()
      return answer
    }
    #expect(answer == 1)
  }

  @Test func `the closers of a request see it as the current one`() async throws {
    let app = AppScope()
    try await withScope(RequestScope(parent: app, user: 1)) { outer in
      try await withScope(RequestScope(parent: app, user: 2)) { _ = $0.audit }
      _ = outer.audit
    }
  }

  @Test func `outside a request the error names what is missing`() {
    let error = #expect(throws: UnboundScope.self) { try RequestScope.requireCurrent() }
    #expect(
      error?.description
        == "no 'RequestScope' is bound here; run the code in 'withCurrent' of one, or hand it the scope")
  }
}

/// Serves so many requests, a hundred at a time.
private func serve(_ count: Int) async throws {
  let app = AppScope()
  for start in stride(from: 0, to: count, by: 100) {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for user in start..<start + 100 {
        group.addTask {
          try await withScope(RequestScope(parent: app, user: user)) { _ = await $0.handler.respond() }
        }
      }
      try await group.waitForAll()
    }
  }
}
