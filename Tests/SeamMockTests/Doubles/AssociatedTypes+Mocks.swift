// Written by 'seam mock' from AssociatedTypes.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Shelf`.
final class MockShelf<Item>: Shelf, Sendable {
  nonisolated struct Members: Sendable {
    let add: MockedMember<Item, Void, Never, @Sendable (Item) -> Void>
    let first: MockedMember<Void, Item?, Never, @Sendable () -> Item?>

    init(_ origin: DoubleOrigin) {
      add = MockedMember("add(_:)", origin)
      first = MockedMember("first()", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockShelf", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func add(_ item: Item) {
    mock.add.record(item).handler?(item)
  }

  func first() -> Item? {
    let call = mock.first.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Catalog`.
final class MockCatalog<Key: Hashable & Sendable, Rows: Collection>: Catalog, Sendable
where Rows.Element == Int {
  nonisolated struct Members: Sendable {
    let rows: MockedMember<Key, Rows, Never, @Sendable (Key) -> Rows>

    init(_ origin: DoubleOrigin) {
      rows = MockedMember("rows(for:)", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockCatalog", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func rows(for key: Key) -> Rows {
    let call = mock.rows.record(key)
    if let handler = call.handler { return handler(key) }
    return call.result()
  }
}

/// A double of `Channel`.
final class MockChannel<Message, Failure: Error>: Channel, Sendable {
  nonisolated struct Members: Sendable {
    let send: MockedMember<Message, Void, Failure, @Sendable (Message) throws -> Void>

    init(_ origin: DoubleOrigin) {
      send = MockedMember("send(_:)", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockChannel", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func send(_ message: Message) throws(Failure) {
    let call = mock.send.record(message)
    do {
      if let handler = call.handler { return try handler(message) }
    } catch {
      throw mock.send.admitted(error)
    }
    try call.result()
  }
}

/// A double of `Spring`.
final class MockSpring<Water>: Spring, Sendable {
  nonisolated struct Members: Sendable {
    let pour: MockedMember<Void, Water, Never, @Sendable () -> Water>

    init(_ origin: DoubleOrigin) {
      pour = MockedMember("pour()", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockSpring", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pour() -> Water {
    let call = mock.pour.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `NumberSpring`.
final class MockNumberSpring: NumberSpring, Sendable {
  nonisolated struct Members: Sendable {
    let pour: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let dry: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      pour = MockedMember("pour()", origin)
      dry = MockedMember("dry()", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockNumberSpring", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pour() -> Int {
    let call = mock.pour.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func dry() {
    mock.dry.record().handler?()
  }
}

/// A double of `TextSpring`.
final class MockTextSpring: TextSpring, Sendable {
  nonisolated struct Members: Sendable {
    let pour: MockedMember<Void, String, Never, @Sendable () -> String>
    let flood: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      pour = MockedMember("pour()", origin)
      flood = MockedMember("flood()", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockTextSpring", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pour() -> String {
    let call = mock.pour.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func flood() {
    mock.flood.record().handler?()
  }
}

/// A double of `Lottery`.
final class MockLottery: Lottery, Sendable {
  nonisolated struct Members: Sendable {
    let makeIterator: MockedMember<Void, AnyIterator<Int>, Never, @Sendable () -> AnyIterator<Int>>
    let sum: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      makeIterator = MockedMember("makeIterator()", origin)
      sum = MockedMember("sum", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockLottery", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated func makeIterator() -> AnyIterator<Int> {
    let call = mock.makeIterator.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var sum: Int {
    let call = mock.sum.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Pulse`.
final class MockPulse: Pulse, Sendable {
  nonisolated struct Members: Sendable {
    let makeAsyncIterator: MockedMember<
      Void, AsyncStream<Int>.AsyncIterator, Never, @Sendable () -> AsyncStream<Int>.AsyncIterator
    >
    let rate: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      makeAsyncIterator = MockedMember("makeAsyncIterator()", origin)
      rate = MockedMember("rate", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockPulse", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated func makeAsyncIterator() -> AsyncStream<Int>.AsyncIterator {
    let call = mock.makeAsyncIterator.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var rate: Int {
    let call = mock.rate.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Table`.
final class MockTable<Row: Sendable>: Table, Sendable {
  nonisolated struct Members: Sendable {
    let rows: MockedAsyncMember<Void, [Row], any Error, @Sendable () async throws -> [Row]>
    let last: MockedAsyncMember<
      Void, Result<Row, any Error>, Never, @Sendable () async -> Result<Row, any Error>
    >

    init(_ origin: DoubleOrigin) {
      rows = MockedAsyncMember("rows()", origin)
      last = MockedAsyncMember("last()", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockTable", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func rows() async throws -> [Row] {
    let call = await mock.rows.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  func last() async -> Result<Row, any Error> {
    let call = await mock.last.record()
    if let handler = call.handler { return await handler() }
    return call.result()
  }
}

/// A double of `Sorter`.
final class MockSorter<Element>: Sorter, Sendable {
  nonisolated struct Members: Sendable {
    let sort: MockedMember<[Element], [Element], Never, @Sendable ([Element]) -> [Element]>
    let merge: MockedMember<any Collection, Int, Never, @Sendable (any Collection) -> Int>

    init(_ origin: DoubleOrigin) {
      sort = MockedMember("sort(_:)", origin)
      merge = MockedMember("merge(_:)", origin)
    }
  }

  nonisolated let mock: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockSorter", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func sort(_ elements: [Element]) -> [Element] {
    let call = mock.sort.record(elements)
    if let handler = call.handler { return handler(elements) }
    return call.result()
  }

  func merge<Other>(_ other: Other) -> Int where Other: Collection, Other.Element == Element {
    let call = mock.merge.record(other)
    if let handler = call.handler { return handler(other) }
    return call.result()
  }
}
