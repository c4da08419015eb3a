// Written by 'seam mock' from ProductService.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

package import SeamDoubles

/// The goods of the shop.
package final class MockProductService: ProductService {
  package nonisolated struct Members: Sendable {
    package let products: MockedAsyncMember<
      Void, [Product], any Error, @Sendable () async throws -> [Product]
    >
    package let product: MockedAsyncMember<
      Product.ID, Product, any Error, @Sendable (Product.ID) async throws -> Product
    >
    package let update: MockedAsyncMember<
      Product, Product, any Error, @Sendable (Product) async throws -> Product
    >
    package let picture: MockedAsyncMember<
      String, Picture, any Error, @Sendable (String) async throws -> Picture
    >

    package init(_ origin: DoubleOrigin) {
      products = MockedAsyncMember("products()", origin)
      product = MockedAsyncMember("product(id:)", origin)
      update = MockedAsyncMember("update(_:)", origin)
      picture = MockedAsyncMember("picture(named:)", origin)
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
        "MockProductService", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  package func products() async throws -> [Product] {
    let call = await mock.products.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  package func product(id: Product.ID) async throws -> Product {
    let call = await mock.product.record(id)
    if let handler = call.handler { return try await handler(id) }
    return try call.result()
  }

  /// Changes a product, and gives it as the shop has it then.
  package func update(_ product: Product) async throws -> Product {
    let call = await mock.update.record(product)
    if let handler = call.handler { return try await handler(product) }
    return try call.result()
  }

  package func picture(named name: String) async throws -> Picture {
    let call = await mock.picture.record(name)
    if let handler = call.handler { return try await handler(name) }
    return try call.result()
  }
}
