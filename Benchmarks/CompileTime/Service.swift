// seam:mock
protocol Service: Sendable {
  var title: String { get }
  var limit: Int { get set }
  func user(_ id: Int) async throws -> User
  func users(named name: String, page: Int) async throws -> [User]
  func save(_ user: User) async throws
  func count() -> Int
  func isKnown(_ user: User, at time: Double) -> Bool
  func clear()
}
