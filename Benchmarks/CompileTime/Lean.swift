/// By hand, as short as it goes: tests reach into the state.
final class LeanService: Service, Sendable {
  struct State: Sendable {
    var title: (@Sendable () -> String)?
    var titleCalls = 0
    var limit: (@Sendable () -> Int)?
    var limitCalls = 0
    var limitValues: [Int] = []
    var user: (@Sendable (Int) async throws -> User)?
    var userCalls: [Int] = []
    var users: (@Sendable (String, Int) async throws -> [User])?
    var usersCalls: [(name: String, page: Int)] = []
    var save: (@Sendable (User) async throws -> Void)?
    var saveCalls: [User] = []
    var count: (@Sendable () -> Int)?
    var countCalls = 0
    var isKnown: (@Sendable (User, Double) -> Bool)?
    var isKnownCalls: [(user: User, time: Double)] = []
    var clear: (@Sendable () -> Void)?
    var clearCalls = 0
  }

  let state = Locked(State())

  var title: String {
    let handler = state.withLock { state in
      state.titleCalls += 1
      return state.title
    }
    guard let handler else { fatalError("'title' has no stub") }
    return handler()
  }

  var limit: Int {
    get {
      let handler = state.withLock { state in
        state.limitCalls += 1
        return state.limit
      }
      guard let handler else { fatalError("'limit' has no stub") }
      return handler()
    }
    set {
      state.withLock { state in
        state.limitValues.append(newValue)
        state.limit = { newValue }
      }
    }
  }

  func user(_ id: Int) async throws -> User {
    let handler = state.withLock { state in
      state.userCalls.append(id)
      return state.user
    }
    guard let handler else { throw Unstubbed(member: "user(_:)") }
    return try await handler(id)
  }

  func users(named name: String, page: Int) async throws -> [User] {
    let handler = state.withLock { state in
      state.usersCalls.append((name, page))
      return state.users
    }
    guard let handler else { throw Unstubbed(member: "users(named:page:)") }
    return try await handler(name, page)
  }

  func save(_ user: User) async throws {
    let handler = state.withLock { state in
      state.saveCalls.append(user)
      return state.save
    }
    try await handler?(user)
  }

  func count() -> Int {
    let handler = state.withLock { state in
      state.countCalls += 1
      return state.count
    }
    guard let handler else { fatalError("'count()' has no stub") }
    return handler()
  }

  func isKnown(_ user: User, at time: Double) -> Bool {
    let handler = state.withLock { state in
      state.isKnownCalls.append((user, time))
      return state.isKnown
    }
    guard let handler else { fatalError("'isKnown(_:at:)' has no stub") }
    return handler(user, time)
  }

  func clear() {
    let handler = state.withLock { state in
      state.clearCalls += 1
      return state.clear
    }
    handler?()
  }
}
