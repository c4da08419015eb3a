import Foundation

/// What somebody is about to buy.
// seam:mock
package protocol CartService: Sendable {
  /// The cart as it is, then after each change, whoever made it.
  func updates() async throws -> AsyncStream<[CartLine]>
  func lines() async throws -> [CartLine]
  /// Puts that many more of a product into the cart, or takes them out; with none left, the line is gone.
  func change(_ product: Product, by amount: Int) async throws
  func clear() async throws
}

/// The cart of one account, in the database. One a session, so that each window hears of each change.
package actor LiveCartService: CartService {
  private let database: any Records
  private let account: String
  private let followers = Broadcaster<[CartLine]>()
  /// How often the lines have been read for the followers, and which of these readings they know.
  private var readings = 0
  private var told = 0

  package init(database: any Records, account: Account) {
    self.database = database
    self.account = account.name
  }

  package func updates() async throws -> AsyncStream<[CartLine]> {
    let updates = followers.newest()  // before the lines are read, or a change meanwhile would be missed
    try await tell()
    return updates
  }

  package func lines() async throws -> [CartLine] {
    try await database.run(
      "SELECT details, quantity FROM cart WHERE account = ? ORDER BY product", .text(account)
    ).map { row in
      guard case .text(let details) = row[0], case .integer(let quantity) = row[1] else {
        throw UnreadableRecord()
      }
      return CartLine(product: try JSON.record(Product.self, details), quantity: quantity)
    }
  }

  package func change(_ product: Product, by amount: Int) async throws {
    try await database.save { [account] records in
      // One statement: two windows may change the same line at the same moment.
      try await records.run(
        """
        INSERT INTO cart (account, product, quantity, details) VALUES (?, ?, max(?, 0), ?)
        ON CONFLICT DO UPDATE SET quantity = max(quantity + ?, 0), details = excluded.details
        """,
        .text(account), .integer(product.id), .integer(amount), .text(try JSON.record(product)),
        .integer(amount))
      try await records.run("DELETE FROM cart WHERE quantity = 0")
    }
    try await tell()
  }

  package func clear() async throws {
    try await database.run("DELETE FROM cart WHERE account = ?", .text(account))
    try await tell()
  }

  /// Hands the lines as they are to all followers, unless a later reading has come first.
  private func tell() async throws {
    readings += 1
    let reading = readings
    let lines = try await lines()
    guard reading > told else { return }
    told = reading
    followers.send(lines)
  }
}
