/// By hand, checked by the compiler: the state is a value behind a lock, the calls and the handlers are properties.
final class HandService: Service, Sendable {
  private struct State: Sendable {
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

  private let state = Locked(State())

  var titleHandler: (@Sendable () -> String)? {
    get { state.withLock { $0.title } }
    set { state.withLock { $0.title = newValue } }
  }

  var limitHandler: (@Sendable () -> Int)? {
    get { state.withLock { $0.limit } }
    set { state.withLock { $0.limit = newValue } }
  }

  var userHandler: (@Sendable (Int) async throws -> User)? {
    get { state.withLock { $0.user } }
    set { state.withLock { $0.user = newValue } }
  }

  var usersHandler: (@Sendable (String, Int) async throws -> [User])? {
    get { state.withLock { $0.users } }
    set { state.withLock { $0.users = newValue } }
  }

  var saveHandler: (@Sendable (User) async throws -> Void)? {
    get { state.withLock { $0.save } }
    set { state.withLock { $0.save = newValue } }
  }

  var countHandler: (@Sendable () -> Int)? {
    get { state.withLock { $0.count } }
    set { state.withLock { $0.count = newValue } }
  }

  var isKnownHandler: (@Sendable (User, Double) -> Bool)? {
    get { state.withLock { $0.isKnown } }
    set { state.withLock { $0.isKnown = newValue } }
  }

  var clearHandler: (@Sendable () -> Void)? {
    get { state.withLock { $0.clear } }
    set { state.withLock { $0.clear = newValue } }
  }

  var titleCalls: Int { state.withLock { $0.titleCalls } }

  var limitCalls: Int { state.withLock { $0.limitCalls } }

  var limitValues: [Int] { state.withLock { $0.limitValues } }

  var userCalls: [Int] { state.withLock { $0.userCalls } }

  var usersCalls: [(name: String, page: Int)] { state.withLock { $0.usersCalls } }

  var saveCalls: [User] { state.withLock { $0.saveCalls } }

  var countCalls: Int { state.withLock { $0.countCalls } }

  var isKnownCalls: [(user: User, time: Double)] { state.withLock { $0.isKnownCalls } }

  var clearCalls: Int { state.withLock { $0.clearCalls } }

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
