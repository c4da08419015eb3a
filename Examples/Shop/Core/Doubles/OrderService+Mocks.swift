// Written by 'seam mock' from OrderService.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
package import SeamDoubles

/// What somebody has bought.
package final class MockOrderService: OrderService {
  package nonisolated struct Members: Sendable {
    package let place: MockedAsyncMember<
      [CartLine], Order, any Error, @Sendable ([CartLine]) async throws -> Order
    >
    package let orders: MockedAsyncMember<
      Void, [Order], any Error, @Sendable () async throws -> [Order]
    >

    package init(_ origin: DoubleOrigin) {
      place = MockedAsyncMember("place(_:)", origin)
      orders = MockedAsyncMember("orders()", origin)
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
        "MockOrderService", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  package func place(_ lines: [CartLine]) async throws -> Order {
    let call = await mock.place.record(lines)
    if let handler = call.handler { return try await handler(lines) }
    return try call.result()
  }

  /// The newest first.
  package func orders() async throws -> [Order] {
    let call = await mock.orders.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }
}
