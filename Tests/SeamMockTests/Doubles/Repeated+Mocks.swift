// Written by 'seam mock' from Repeated.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Rereading`.
final class MockRereading: Rereading, Sendable {
  nonisolated struct Members: Sendable {
    let read: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let level: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let turn: MockedMember<Any, Any, Never, @Sendable (Any) -> Any>

    init(_ origin: DoubleOrigin) {
      read = MockedMember("read()", origin)
      level = MockedMember("level", origin)
      turn = MockedMember("turn(_:)", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<String, Void, Never, @Sendable (String) -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(title:)", as: "init", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockRereading.self, named: "MockRereading") { Statics($0) }
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
        "MockRereading", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func read() -> Int {
    let call = mock.read.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var level: Int {
    let call = mock.level.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func turn<Leaf>(_ leaf: Leaf) -> Leaf {
    let call = mock.turn.record(leaf)
    if let handler = call.handler { return mock.turn.cast(handler(leaf)) }
    return mock.turn.result(of: call, as: Leaf.self)
  }

  init(title: String) {
    mock = Members(DoubleOrigin("MockRereading"))
    Self.mock.`init`.record(title).handler?(title)
  }
}

/// A double of `Weighed`.
final class MockWeighed: Weighed, Sendable {
  nonisolated struct Members: Sendable {
    let description: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      description = MockedMember("description", origin)
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
        "MockWeighed", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated static func == (left: MockWeighed, right: MockWeighed) -> Bool { left === right }

  nonisolated static func < (left: MockWeighed, right: MockWeighed) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }

  nonisolated var description: String {
    let call = mock.description.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Volume`.
final class MockVolume: Volume, Sendable {
  nonisolated struct Members: Sendable {
    #if os(Windows)
      let letter: MockedMember<Void, String, Never, @Sendable () -> String>
    #else
      let mount: MockedMember<Void, String, Never, @Sendable () -> String>
    #endif
    let eject: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      #if os(Windows)
        letter = MockedMember("letter()", origin)
      #else
        mount = MockedMember("mount()", origin)
      #endif
      eject = MockedMember("eject()", origin)
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
        "MockVolume", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  #if os(Windows)
    func letter() -> String {
      let call = mock.letter.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
  #else
    func mount() -> String {
      let call = mock.mount.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
  #endif

  func eject() {
    mock.eject.record().handler?()
  }
}

#if os(Windows)
/// A double of `Printing`.
final class MockPrinting: Printing, Sendable {
  nonisolated struct Members: Sendable {
    let spool: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      spool = MockedMember("spool()", origin)
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
        "MockPrinting", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func spool() {
    mock.spool.record().handler?()
  }
}
#endif

#if !(os(Windows))
/// A double of `Printing`.
final class MockPrinting: Printing, Sendable {
  nonisolated struct Members: Sendable {
    let pipe: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      pipe = MockedMember("pipe()", origin)
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
        "MockPrinting", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pipe() -> Int {
    let call = mock.pipe.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}
#endif

/// A double of `Square`.
final class MockSquare<Column: Hashable>: Square, Sendable {
  nonisolated struct Members: Sendable {
    let rows: MockedMember<Void, [Column], Never, @Sendable () -> [Column]>
    let columns: MockedMember<Void, [Column], Never, @Sendable () -> [Column]>
    let flip: MockedMember<Column, Column, Never, @Sendable (Column) -> Column>

    init(_ origin: DoubleOrigin) {
      rows = MockedMember("rows()", origin)
      columns = MockedMember("columns()", origin)
      flip = MockedMember("flip(_:)", origin)
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
        "MockSquare", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func rows() -> [Column] {
    let call = mock.rows.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func columns() -> [Column] {
    let call = mock.columns.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func flip(_ row: Column) -> Column {
    let call = mock.flip.record(row)
    if let handler = call.handler { return handler(row) }
    return call.result()
  }
}

/// A double of `Shelved`.
final class MockShelved<Cursor: IteratorProtocol, Rest: Sequence>: Shelved, Sendable
where Cursor.Element: Equatable, Rest.Element == Cursor.Element {
  nonisolated struct Members: Sendable {
    let cursor: MockedMember<Cursor.Element, Cursor, Never, @Sendable (Cursor.Element) -> Cursor>
    let rest: MockedMember<Void, Rest, Never, @Sendable () -> Rest>

    init(_ origin: DoubleOrigin) {
      cursor = MockedMember("cursor(at:)", origin)
      rest = MockedMember("rest()", origin)
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
        "MockShelved", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func cursor(at entry: Cursor.Element) -> Cursor {
    let call = mock.cursor.record(entry)
    if let handler = call.handler { return handler(entry) }
    return call.result()
  }

  func rest() -> Rest {
    let call = mock.rest.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Knot`.
final class MockKnot: Knot, Sendable {
  nonisolated struct Members: Sendable {
    let pull: MockedMember<Void, MockKnot, Never, @Sendable () -> MockKnot>

    init(_ origin: DoubleOrigin) {
      pull = MockedMember("pull()", origin)
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
        "MockKnot", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pull() -> MockKnot {
    let call = mock.pull.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Sink`.
final class MockSink: Sink, Sendable {
  nonisolated struct Members: Sendable {
    let pour: MockedMember<(Int) -> Int, Int, Never, @Sendable (@escaping (Int) -> Int) -> Int>
    let last: MockedMember<Void, ((Int) -> Int)?, Never, @Sendable () -> ((Int) -> Int)?>
    let burst: MockedMember<Never, Int, Never, @Sendable (Never) -> Int>

    init(_ origin: DoubleOrigin) {
      pour = MockedMember("pour(_:)", origin)
      last = MockedMember("last()", origin)
      burst = MockedMember("burst(_:)", origin)
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
        "MockSink", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pour(_ drop: @escaping (Int) -> Int) -> Int {
    let call = mock.pour.record(drop)
    if let handler = call.handler { return handler(drop) }
    return call.result()
  }

  func last() -> ((Int) -> Int)? {
    let call = mock.last.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func burst(_ leak: Never) -> Int {
  }
}

/// A double of `Gutter`.
final class MockGutter: Gutter, Sendable {
  nonisolated struct Members: Sendable {
    let pour: MockedMember<
      @Sendable () -> Int, Int, Never, @Sendable (@escaping @Sendable () -> Int) -> Int
    >
    let last: MockedMember<Void, (@Sendable () -> Int)?, Never, @Sendable () -> (@Sendable () -> Int)?>
    let burst: MockedMember<any Error, Int, Never, @Sendable (any Error) -> Int>

    init(_ origin: DoubleOrigin) {
      pour = MockedMember("pour(_:)", origin)
      last = MockedMember("last()", origin)
      burst = MockedMember("burst(_:)", origin)
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
        "MockGutter", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func pour(_ drop: @escaping @Sendable () -> Int) -> Int {
    let call = mock.pour.record(drop)
    if let handler = call.handler { return handler(drop) }
    return call.result()
  }

  func last() -> (@Sendable () -> Int)? {
    let call = mock.last.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func burst(_ leak: any Error) -> Int {
    let call = mock.burst.record(leak)
    if let handler = call.handler { return handler(leak) }
    return call.result()
  }
}

/// A double of `Parcelled`.
final class MockParcelled: Parcelled, Sendable {
  nonisolated struct Members: Sendable {
    let id: MockedMember<Void, String, Never, @Sendable () -> String>
    let weight: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      id = MockedMember("id", origin)
      weight = MockedMember("weight", origin)
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
        "MockParcelled", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated static func == (left: MockParcelled, right: MockParcelled) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }

  nonisolated var id: String {
    let call = mock.id.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var weight: Int {
    let call = mock.weight.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Coded`.
final class MockCoded: Coded, Sendable {
  nonisolated struct Members: Sendable {
    let rawValue: MockedMember<Void, String, Never, @Sendable () -> String>
    let startIndex: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let endIndex: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let `subscript`: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>
    let index: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>

    init(_ origin: DoubleOrigin) {
      rawValue = MockedMember("rawValue", origin)
      startIndex = MockedMember("startIndex", origin)
      endIndex = MockedMember("endIndex", origin)
      `subscript` = MockedMember("subscript(_:)", as: "subscript", origin)
      index = MockedMember("index(after:)", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<String, Bool, Never, @Sendable (String) -> Bool>
    let allCases: MockedMember<Void, [MockCoded], Never, @Sendable () -> [MockCoded]>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init?(rawValue:)", as: "init", origin, standard: true)
      allCases = MockedMember("allCases", origin)
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockCoded.self, named: "MockCoded") { Statics($0) }
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
        "MockCoded", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated init?(rawValue: String) {
    mock = Members(DoubleOrigin("MockCoded"))
    let call = Self.mock.`init`.record(rawValue)
    guard call.handler?(rawValue) ?? call.result() else { return nil }
  }

  nonisolated var rawValue: String {
    let call = mock.rawValue.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  nonisolated static var allCases: [MockCoded] {
    let call = mock.allCases.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  nonisolated var startIndex: Int {
    let call = mock.startIndex.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  nonisolated var endIndex: Int {
    let call = mock.endIndex.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  nonisolated subscript(position: Int) -> Int {
    let call = mock.`subscript`.record(position)
    if let handler = call.handler { return handler(position) }
    return call.result()
  }

  nonisolated func index(after i: Int) -> Int {
    let call = mock.index.record(i)
    if let handler = call.handler { return handler(i) }
    return call.result()
  }
}
