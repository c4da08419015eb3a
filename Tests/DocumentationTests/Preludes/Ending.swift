import Seam
import SeamTesting
import Testing

// What the page takes as known

actor Log {
  static func open(_ path: String) async throws -> Log { Log() }
  func close() {}
}

actor Database {
  private(set) var isOpen = true
  private(set) var rows: [String] = []
  static func open(_ path: String, _ log: Log? = nil) async throws -> Database { Database() }
  func names() -> [String] { rows }
  func add(_ row: String) { rows.append(isOpen ? row : "too late: \(row)") }
  func close() { isOpen = false }
}

actor Journal {
  private let database: Deferred<Database>
  private var lines: [String] = []
  init(into database: Deferred<Database>) { self.database = database }
  func add(_ line: String) { lines.append(line) }
  func flush() async throws {
    for line in lines { try await database.value.add(line) }
  }
}

actor Audit {
  private let user: String
  private let journal: Journal
  init(of user: String, in journal: Journal) {
    self.user = user
    self.journal = journal
  }
  func end() async { await journal.add("\(user) was here") }
}

struct Handler: Sendable {
  let user: String
  let audit: Audit
  func respond() async -> String { "hello \(user)" }
}

// What it says

@Test func `requests end in the journal, and the journal in the database, before it is closed`() async throws
{
  let server = ServerScope()
  let database = try await server.database.value
  try await withThrowingTaskGroup(of: String.self) { group in
    for user in ["ana", "bo"] { group.addTask { try await serve(user, on: server) } }
    let answers = try await group.reduce(into: []) { $0.append($1) }
    #expect(answers.sorted() == ["hello ana", "hello bo"])
  }
  let names = try await names(in: server)
  #expect(names == [])
  await shutDown(server)
  let rows = await database.rows.sorted()
  let isOpen = await database.isOpen
  #expect(rows == ["ana was here", "bo was here"])
  #expect(!isOpen)
}

@Test func `an attempt in steps makes its value`() async throws {
  _ = try await openWithLog("path").value
}
