// Written by 'seam mock' from FavoritesService.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

package import SeamDoubles

/// The products that are liked on this machine, whoever is signed in: one set, for all screens of all windows.
package final class MockFavoritesService: FavoritesService {
  package nonisolated struct Members: Sendable {
    package let updates: MockedAsyncMember<
      Void,
      AsyncStream<Set<Product.ID>>,
      any Error,
      @Sendable () async throws -> AsyncStream<Set<Product.ID>>
    >
    package let toggle: MockedAsyncMember<
      Product.ID, Void, any Error, @Sendable (Product.ID) async throws -> Void
    >

    package init(_ origin: DoubleOrigin) {
      updates = MockedAsyncMember("updates()", origin)
      toggle = MockedAsyncMember("toggle(_:)", origin)
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
        "MockFavoritesService", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  /// The set as it is, then the set after each change, whoever made it.
  ///
  /// A slow reader gets the newest set, not each one between. Throws where the set cannot be read.
  package func updates() async throws -> AsyncStream<Set<Product.ID>> {
    let call = await mock.updates.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  /// Adds the product, or removes it if it is there.
  package func toggle(_ id: Product.ID) async throws {
    let call = await mock.toggle.record(id)
    if let handler = call.handler { return try await handler(id) }
    try call.result()
  }
}
