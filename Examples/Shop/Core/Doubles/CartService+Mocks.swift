// Written by 'seam mock' from CartService.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
package import SeamDoubles

/// What somebody is about to buy.
package final class MockCartService: CartService {
  package nonisolated struct Members: Sendable {
    package let updates: MockedAsyncMember<
      Void, AsyncStream<[CartLine]>, any Error, @Sendable () async throws -> AsyncStream<[CartLine]>
    >
    package let lines: MockedAsyncMember<
      Void, [CartLine], any Error, @Sendable () async throws -> [CartLine]
    >
    package let change: MockedAsyncMember<
      (product: Product, amount: Int), Void, any Error, @Sendable (Product, Int) async throws -> Void
    >
    package let clear: MockedAsyncMember<Void, Void, any Error, @Sendable () async throws -> Void>

    package init(_ origin: DoubleOrigin) {
      updates = MockedAsyncMember("updates()", origin)
      lines = MockedAsyncMember("lines()", origin)
      change = MockedAsyncMember("change(_:by:)", origin)
      clear = MockedAsyncMember("clear()", origin)
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
        "MockCartService", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  /// The cart as it is, then after each change, whoever made it.
  package func updates() async throws -> AsyncStream<[CartLine]> {
    let call = await mock.updates.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  package func lines() async throws -> [CartLine] {
    let call = await mock.lines.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  /// Puts that many more of a product into the cart, or takes them out; with none left, the line is gone.
  package func change(_ product: Product, by amount: Int) async throws {
    let call = await mock.change.record((product, amount))
    if let handler = call.handler { return try await handler(product, amount) }
    try call.result()
  }

  package func clear() async throws {
    let call = await mock.clear.record()
    if let handler = call.handler { return try await handler() }
    try call.result()
  }
}
