import Foundation
import SeamDoubles

protocol Prices: Sendable {
  func price(_ id: Int) -> Int
  func weight(_ id: Int) throws -> Int
  func stock(_ id: Int) async throws -> Int
}

/// What `seam mock` writes of it.
final class MockPrices: Prices, Sendable {
  nonisolated struct Members: Sendable {
    let price: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>
    let weight: MockedMember<Int, Int, any Error, @Sendable (Int) throws -> Int>
    let stock: MockedAsyncMember<Int, Int, any Error, @Sendable (Int) async throws -> Int>

    init(_ origin: DoubleOrigin) {
      price = MockedMember("price(_:)", origin)
      weight = MockedMember("weight(_:)", origin)
      stock = MockedAsyncMember("stock(_:)", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    mock = Members(
      DoubleOrigin("MockPrices", fileID: fileID, filePath: filePath, line: line, column: column))
  }

  func price(_ id: Int) -> Int {
    let call = mock.price.record(id)
    if let handler = call.handler { return handler(id) }
    return call.result()
  }

  func weight(_ id: Int) throws -> Int {
    let call = mock.weight.record(id)
    if let handler = call.handler { return try handler(id) }
    return try call.result()
  }

  func stock(_ id: Int) async throws -> Int {
    let call = await mock.stock.record(id)
    if let handler = call.handler { return try await handler(id) }
    return try call.result()
  }
}

/// The least that a double can do: a lock and an append.
///
/// `@unchecked Sendable`: `mutex` guards `calls`.
final class HandPrices: Prices, @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @exclusivity(unchecked) private var calls: [Int] = []

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func reset() {
    pthread_mutex_lock(mutex)
    calls = []
    pthread_mutex_unlock(mutex)
  }

  private func record(_ id: Int) {
    pthread_mutex_lock(mutex)
    calls.append(id)
    pthread_mutex_unlock(mutex)
  }

  func price(_ id: Int) -> Int {
    record(id)
    return id
  }

  func weight(_ id: Int) throws -> Int {
    record(id)
    return id
  }

  func stock(_ id: Int) async throws -> Int {
    record(id)
    return id
  }
}
