import Seam
import SeamDoubles
import Testing

@testable import ShopCore

@Suite(.timeLimit(.minutes(1))) struct LiveCartServiceTests {
  let lamp = Product.samples[0]

  func cart(_ name: String = "Ada", _ database: Deferred<Database> = .inMemory()) -> LiveCartService {
    LiveCartService(database: database, account: Account(name: name, token: "t"))
  }

  @Test func `amounts add up, and a line with none is gone`() async throws {
    let cart = cart()
    try await cart.change(lamp, by: -1)
    #expect(try await cart.lines() == [])
    try await cart.change(lamp, by: 2)
    try await cart.change(lamp, by: 1)
    #expect(try await cart.lines() == [CartLine(product: lamp, quantity: 3)])
    #expect(try await cart.lines().total.cents == 26_700)
    try await cart.change(lamp, by: -9)
    #expect(try await cart.lines() == [])
  }

  @Test func `changes at the same moment are all kept, and everybody hears of the last`() async throws {
    let cart = cart()
    let updates = try await cart.updates()
    try await withThrowingTaskGroup { group in
      for _ in 1...50 { group.addTask { try await cart.change(Product.samples[1], by: 1) } }
      try await group.waitForAll()
    }
    for await lines in updates where lines.first?.quantity == 50 { break }
  }

  @Test func `a change is heard of by who begins to follow meanwhile`() async throws {
    let gate = Gate()
    let cart = LiveCartService(
      database: LateRecords(database: .inMemory()), account: Account(name: "Ada", token: "t"))
    let following = LateRecords.$gate.withValue(gate) { Task { try await cart.updates() } }
    await gate.arrival()  // it has read a cart with nothing in it
    try await cart.change(lamp, by: 1)
    gate.open()
    for await lines in try await following.value where lines.first?.quantity == 1 { break }
  }

  @Test func `each has a cart of their own`() async throws {
    let database = Deferred<Database>.inMemory()
    try await cart("Ada", database).change(lamp, by: 1)
    try await cart("Bo", database).change(lamp, by: 2)
    try await cart("Bo", database).clear()
    #expect(try await cart("Ada", database).lines().map(\.quantity) == [1])
    #expect(try await cart("Bo", database).lines() == [])
  }

  @Test func `a line that makes no sense is an error and stays`() async throws {
    let database = Deferred<Database>.inMemory()
    try await database.run("INSERT INTO cart VALUES ('Ada', 1, 1, 'nonsense')")
    await #expect(throws: UnreadableRecord.self) { try await cart("Ada", database).lines() }
    #expect(try await database.run("SELECT details FROM cart") == [[.text("nonsense")]])
  }
}

/// Records that hold up the answers to the questions of one task.
private struct LateRecords: Records {
  @TaskLocal static var gate: Gate?
  var database: Deferred<Database>

  func run(_ sql: String, _ values: [Database.Value]) async throws -> [[Database.Value]] {
    let rows = try await database.run(sql, values)
    if sql.hasPrefix("SELECT") { try await Self.gate?.pass() }
    return rows
  }

  func save<R: Sendable>(_ steps: @Sendable (any Records) async throws -> R) async throws -> R {
    try await database.save(steps)
  }
}
