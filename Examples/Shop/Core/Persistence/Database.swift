import CSQLite
package import Foundation

/// The records of the app in SQLite, open until they are closed. One an app, so that writers take turns.
package actor Database: Records {
  /// From one version of the schema to the next; never change one that has been shipped.
  private static let migrations = [
    """
    CREATE TABLE cart (account TEXT NOT NULL, product INTEGER NOT NULL, quantity INTEGER NOT NULL,
      details TEXT NOT NULL, PRIMARY KEY (account, product))
    """,
    """
    CREATE TABLE orders (number TEXT PRIMARY KEY, account TEXT NOT NULL, details TEXT NOT NULL)
    """,
  ]

  private let path: String
  private var connection: Connection?  // nil: closed
  private var saves = 0
  private var isClosing = false
  private var waitingForSaves: [CheckedContinuation<Void, Never>] = []

  /// Opens the records in a file, brought up to date; makes them where there are none.
  package static func open(_ file: URL) async throws -> Database {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try Database(path: file.path)
  }

  /// Records that end with the app.
  package static func inMemory() async throws -> Database { try Database(path: ":memory:") }

  private init(path: String) throws {
    self.path = path
    connection = try Self.opened(path)
  }

  package enum Value: Sendable, Equatable {
    case integer(Int)
    case text(String)
  }

  @discardableResult
  package func run(_ sql: String, _ values: [Value]) throws -> [[Value]] {
    guard let connection else { throw DatabaseError.closed(path) }
    return try connection.run(sql, values)
  }

  package func save<R: Sendable>(_ steps: @Sendable (any Records) async throws -> R) async throws -> R {
    guard !isClosing else { throw DatabaseError.closed(path) }
    saves += 1
    defer { saveEnds() }
    return try await steps(self)
  }

  private func saveEnds() {
    saves -= 1
    guard saves == 0 else { return }
    for waiting in waitingForSaves { waiting.resume() }
    waitingForSaves = []
  }

  /// Waits for the saves that are under way, and lets go of the file. Nothing is read or written from then on.
  package func close() async throws {
    isClosing = true
    while saves > 0 { await withCheckedContinuation { waitingForSaves.append($0) } }
    try connection?.close()
    connection = nil
  }

  private static func opened(_ path: String) throws -> Connection {
    let connection = try Connection(path)
    // Another process may be about to do the same: who comes second sees the new version.
    try connection.run("BEGIN IMMEDIATE")
    do {
      guard case .integer(let version)? = try connection.run("PRAGMA user_version").first?.first,
        version <= migrations.count
      else { throw DatabaseError.newer(path) }
      for migration in migrations.dropFirst(version) { try connection.run(migration) }
      try connection.run("PRAGMA user_version = \(migrations.count)")
      try connection.run("COMMIT")
    } catch {
      _ = try? connection.run("ROLLBACK")
      throw error
    }
    return connection
  }
}

/// Why the records cannot be used. Nothing is overwritten.
package enum DatabaseError: Error, Equatable, LocalizedError {
  case damaged(String)
  case unwritable(String)
  case newer(String)
  case closed(String)
  case other(String)

  package var errorDescription: String? {
    switch self {
    case .damaged(let path): "The records in '\(path)' are damaged; they are left as they are."
    case .unwritable(let path): "The records in '\(path)' cannot be opened or written."
    case .newer(let path):
      "The records in '\(path)' are from a newer version of the shop; they are left as they are."
    case .closed(let path): "The records in '\(path)' are closed."
    case .other(let message): "The records report: \(message)."
    }
  }
}

/// An open database; the actor that has it calls one at a time.
private final class Connection {
  private let path: String
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    self.path = path
    try check(sqlite3_open(path, &handle))
    sqlite3_busy_timeout(handle, 10_000)  // as long as a request may take
  }

  deinit { sqlite3_close_v2(handle) }  // what nobody has closed; does nothing to nil

  func close() throws {
    try check(sqlite3_close(handle))
    handle = nil
  }

  @discardableResult
  func run(_ sql: String, _ values: [Database.Value] = []) throws -> [[Database.Value]] {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    defer { sqlite3_finalize(statement) }
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .integer(let value): try check(sqlite3_bind_int64(statement, index, Int64(value)))
      case .text(let value):
        let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        try check(sqlite3_bind_text(statement, index, value, -1, copy))
      }
    }
    var rows: [[Database.Value]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw error(code) }
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_type(statement, column) == SQLITE_INTEGER
            ? .integer(Int(sqlite3_column_int64(statement, column)))
            : .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
        })
    }
  }

  private func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw error(code) }
  }

  private func error(_ code: Int32) -> DatabaseError {
    switch Int(code) & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged(path)
    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_IOERR: .unwritable(path)
    default: .other(String(cString: sqlite3_errmsg(handle)))
    }
  }
}
