/// By hand, as short as it goes: a lock, and variables that tests reach into when the calls are over.
///
/// `@unchecked Sendable`: `lock` guards the variables.
final class LeanService: Service, @unchecked Sendable {
  let lock = Mutex()
  var titleHandler: (@Sendable () -> String)?
  var titleCalls = 0
  var limitHandler: (@Sendable () -> Int)?
  var limitCalls = 0
  var limitValues: [Int] = []
  var userHandler: (@Sendable (Int) async throws -> User)?
  var userCalls: [Int] = []
  var usersHandler: (@Sendable (String, Int) async throws -> [User])?
  var usersCalls: [(name: String, page: Int)] = []
  var saveHandler: (@Sendable (User) async throws -> Void)?
  var saveCalls: [User] = []
  var countHandler: (@Sendable () -> Int)?
  var countCalls = 0
  var isKnownHandler: (@Sendable (User, Double) -> Bool)?
  var isKnownCalls: [(user: User, time: Double)] = []
  var clearHandler: (@Sendable () -> Void)?
  var clearCalls = 0

  var title: String {
    lock.lock()
    titleCalls += 1
    let handler = titleHandler
    lock.unlock()
    guard let handler else { fatalError("'title' has no stub") }
    return handler()
  }

  var limit: Int {
    get {
      lock.lock()
      limitCalls += 1
      let handler = limitHandler
      lock.unlock()
      guard let handler else { fatalError("'limit' has no stub") }
      return handler()
    }
    set {
      lock.lock()
      limitValues.append(newValue)
      limitHandler = { newValue }
      lock.unlock()
    }
  }

  func user(_ id: Int) async throws -> User {
    lock.lock()
    userCalls.append(id)
    let handler = userHandler
    lock.unlock()
    guard let handler else { throw Unstubbed(member: "user(_:)") }
    return try await handler(id)
  }

  func users(named name: String, page: Int) async throws -> [User] {
    lock.lock()
    usersCalls.append((name, page))
    let handler = usersHandler
    lock.unlock()
    guard let handler else { throw Unstubbed(member: "users(named:page:)") }
    return try await handler(name, page)
  }

  func save(_ user: User) async throws {
    lock.lock()
    saveCalls.append(user)
    let handler = saveHandler
    lock.unlock()
    try await handler?(user)
  }

  func count() -> Int {
    lock.lock()
    countCalls += 1
    let handler = countHandler
    lock.unlock()
    guard let handler else { fatalError("'count()' has no stub") }
    return handler()
  }

  func isKnown(_ user: User, at time: Double) -> Bool {
    lock.lock()
    isKnownCalls.append((user, time))
    let handler = isKnownHandler
    lock.unlock()
    guard let handler else { fatalError("'isKnown(_:at:)' has no stub") }
    return handler(user, time)
  }

  func clear() {
    lock.lock()
    clearCalls += 1
    let handler = clearHandler
    lock.unlock()
    handler?()
  }
}
