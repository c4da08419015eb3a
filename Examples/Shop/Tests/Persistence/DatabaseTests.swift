import Foundation
import SeamDoubles
import Testing

@testable import ShopCore

@Suite(.timeLimit(.minutes(1))) struct DatabaseTests {
  func records(in folder: URL) -> URL { folder.appending(path: "a/records.sqlite") }

  @Test func `records outlive the database object`() async throws {
    try await withTemporaryFolder { folder in
      let account = Account(name: "Ada", token: "t")
      let cart = LiveCartService(
        database: try await Database.open(records(in: folder)), account: account)
      try await cart.change(Product.samples[1], by: 2)
      let later = LiveCartService(
        database: try await Database.open(records(in: folder)), account: account)
      #expect(try await later.lines() == [CartLine(product: Product.samples[1], quantity: 2)])
    }
  }

  @Test func `an older file is brought up to date and keeps its records`() async throws {
    try await withTemporaryFolder { folder in
      let file = records(in: folder)
      let old = try await Database.open(file)
      let cart = LiveCartService(database: old, account: Account(name: "Ada", token: "t"))
      try await cart.change(Product.samples[0], by: 1)
      try await old.run("DROP TABLE orders")
      try await old.run("PRAGMA user_version = 1")

      let database = try await Database.open(file)
      #expect(try await database.run("SELECT count(*) FROM orders") == [[.integer(0)]])
      #expect(try await database.run("PRAGMA user_version") == [[.integer(2)]])
      #expect(try await database.run("SELECT quantity FROM cart") == [[.integer(1)]])
    }
  }

  @Test func `a file of a newer version is left as it is`() async throws {
    try await withTemporaryFolder { folder in
      let file = records(in: folder)
      try await Database.open(file).run("PRAGMA user_version = 99")
      let before = try Data(contentsOf: file)
      await #expect(throws: DatabaseError.newer(file.path)) { try await Database.open(file) }
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test func `a file that is no database is left as it is`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "records.sqlite")
      let content = Data(repeating: 0x41, count: 4096)
      try content.write(to: file)
      let error = await #expect(throws: DatabaseError.self) { try await Database.open(file) }
      #expect(error == .damaged(file.path))
      #expect(
        error?.localizedDescription == "The records in '\(file.path)' are damaged; they are left as they are."
      )
      #expect(try Data(contentsOf: file) == content)
    }
  }

  @Test func `a place that cannot be written is an error in words`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "file")
      try Data().write(to: file)
      let path = file.appending(path: "records.sqlite")  // below a file there is no folder, whoever asks
      let error = await #expect(throws: DatabaseError.self) { try await Database.open(path) }
      #expect(error?.localizedDescription == "The records in '\(path.path)' cannot be opened or written.")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "an administrator may write everywhere"))
  func `a folder that is read-only is an error in words`() async throws {
    try await withTemporaryFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
      let file = folder.appending(path: "records.sqlite")
      await #expect(throws: DatabaseError.unwritable(file.path)) { try await Database.open(file) }
      #expect(throws: FileStoreError.self) { try FileStore(folder: folder).set(Data(), forKey: "a") }
    }
  }

  @Test func `two databases on one file take turns`() async throws {
    try await withTemporaryFolder { folder in
      let file = records(in: folder)
      let account = Account(name: "Ada", token: "t")
      let carts = [
        LiveCartService(database: try await Database.open(file), account: account),
        LiveCartService(database: try await Database.open(file), account: account),
      ]
      try await withThrowingTaskGroup { group in
        for cart in carts {
          group.addTask { for _ in 1...5 { try await cart.change(Product.samples[0], by: 1) } }
        }
        try await group.waitForAll()
      }
      #expect(try await carts[0].lines().map(\.quantity) == [10])
    }
  }

  @Test func `a save that is under way is done before the records are closed, and nothing after it`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let file = records(in: folder)
      let database = try await Database.open(file)
      let gate = Gate()
      async let saving: Void = database.save { records in
        try await gate.pass()
        try await records.run("INSERT INTO orders VALUES ('A7', 'Ada', '')")
      }
      await gate.arrival()
      async let closing: Void = database.close()
      await #expect(throws: DatabaseError.closed(file.path)) {
        repeat { try await database.save { _ in } } while true  // until closing has begun
      }
      gate.open()
      try await saving
      try await closing
      try await database.close()
      let error = await #expect(throws: DatabaseError.self) { try await database.run("SELECT 1") }
      #expect(error?.localizedDescription == "The records in '\(file.path)' are closed.")
      let later = try await Database.open(file)
      #expect(try await later.run("SELECT number FROM orders") == [[.text("A7")]])
    }
  }
}
