// Written by 'seam mock' from CheckoutNeeds.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import Seam
package import SeamDoubles

/// What is about to be bought.
package final class MockBasket: Basket {
  package nonisolated struct Members: Sendable {
    package let lines: MockedAsyncMember<
      Void, [BasketLine], any Error, @Sendable () async throws -> [BasketLine]
    >
    package let order: MockedAsyncMember<Void, String, any Error, @Sendable () async throws -> String>

    package init(_ origin: DoubleOrigin) {
      lines = MockedAsyncMember("lines()", origin)
      order = MockedAsyncMember("order()", origin)
    }
  }

  package nonisolated let mock: Members

  package nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockBasket", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  package func lines() async throws -> [BasketLine] {
    let call = await mock.lines.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  /// Buys it all and empties the basket; gives the order's number.
  package func order() async throws -> String {
    let call = await mock.order.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }
}
