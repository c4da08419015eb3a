import Foundation

/// What somebody has bought.
// seam:mock
package protocol OrderService: Sendable {
  func place(_ lines: [CartLine]) async throws -> Order
  /// The newest first.
  func orders() async throws -> [Order]
}

/// Orders go to the server; what was ordered is kept in the database.
package struct LiveOrderService: OrderService {
  private let client: APIClient
  private let database: any Records
  private let account: String

  package init(client: APIClient, database: any Records, account: Account) {
    self.client = client
    self.database = database
    self.account = account.name
  }

  package func place(_ lines: [CartLine]) async throws -> Order {
    // One save: what the server has taken is kept, also if the app is left meanwhile.
    try await database.save { [client, account] records in
      let receipt: Receipt = try await client.post(
        "orders", lines.map { ["product": $0.product.id, "quantity": $0.quantity] })
      let order = Order(number: receipt.number, placed: receipt.placed, lines: lines)
      try await records.run(
        "INSERT INTO orders (number, account, details) VALUES (?, ?, ?)",
        .text(order.number), .text(account), .text(try JSON.record(order)))
      return order
    }
  }

  package func orders() async throws -> [Order] {
    try await database.run("SELECT details FROM orders WHERE account = ? ORDER BY rowid DESC", .text(account))
      .map { row in
        guard case .text(let details) = row[0] else { throw UnreadableRecord() }
        return try JSON.record(Order.self, details)
      }
  }

  private struct Receipt: Decodable {
    var number: String
    var placed: Date
  }
}

/// A record is not what this app wrote.
package struct UnreadableRecord: Error, LocalizedError {
  package var errorDescription: String? { "A record cannot be read; it is left as it is." }
}

extension JSON {
  /// A value as text for a record.
  static func record(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func record<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    guard let value = try? decoder.decode(type, from: Data(text.utf8)) else { throw UnreadableRecord() }
    return value
  }
}
