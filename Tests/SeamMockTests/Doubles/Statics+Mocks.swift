// Written by 'seam mock' from Statics.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Plant`.
final class MockPlant: Plant, Sendable {
  nonisolated struct Members: Sendable {
    let water: MockedMember<Void, Bool, Never, @Sendable () -> Bool>

    init(_ origin: DoubleOrigin) {
      water = MockedMember("water()", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let count: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let count_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let grow: MockedMember<String, Int, any Error, @Sendable (String) throws -> Int>

    init(_ origin: DoubleOrigin) {
      count = MockedMember("count", origin)
      count_set = MockedMember("count", as: "count_set", origin, standard: ())
      grow = MockedMember("grow(_:)", origin)
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockPlant.self, named: "MockPlant") { Statics($0) }
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
        "MockPlant", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  static var count: Int {
    get {
      let call = mock.count.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.count_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.count.remember(newValue)
    }
  }

  static func grow(_ name: String) throws -> Int {
    let call = mock.grow.record(name)
    if let handler = call.handler { return try handler(name) }
    return try call.result()
  }

  func water() -> Bool {
    let call = mock.water.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Modem`.
final class MockModem: Modem, Sendable {
  nonisolated struct Members: Sendable {
    let ping: MockedMember<Void, Bool, Never, @Sendable () -> Bool>

    init(_ origin: DoubleOrigin) {
      ping = MockedMember("ping()", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<(host: String, port: Int), Void, Never, @Sendable (String, Int) -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(host:port:)", as: "init", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockModem.self, named: "MockModem") { Statics($0) }
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
        "MockModem", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  init(host: String, port: Int) {
    mock = Members(DoubleOrigin("MockModem"))
    Self.mock.`init`.record((host, port)).handler?(host, port)
  }

  func ping() -> Bool {
    let call = mock.ping.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Archive`.
final class MockArchive: Archive, Sendable {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let init_pathString: MockedMember<String, Bool, Never, @Sendable (String) -> Bool>
    let init_addressString_async: MockedAsyncMember<
      String, Void, any Error, @Sendable (String) async throws -> Void
    >

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init()", as: "init", origin, standard: ())
      init_pathString = MockedMember("init?(path:)", as: "init_pathString", origin, standard: true)
      init_addressString_async = MockedAsyncMember(
        "init(address:)", as: "init_addressString_async", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockArchive.self, named: "MockArchive") { Statics($0) }
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
        "MockArchive", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  init() {
    mock = Members(DoubleOrigin("MockArchive"))
    Self.mock.`init`.record().handler?()
  }

  init?(path: String) {
    mock = Members(DoubleOrigin("MockArchive"))
    let call = Self.mock.init_pathString.record(path)
    guard call.handler?(path) ?? call.result() else { return nil }
  }

  init(address: String) async throws {
    mock = Members(DoubleOrigin("MockArchive"))
    let call = await Self.mock.init_addressString_async.record(address)
    if let handler = call.handler {
      try await handler(address)
    } else {
      try call.result()
    }
  }
}

/// A double of `Origin`.
final class MockOrigin: Origin, Sendable {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<(fileID: String, line: Int), Void, Never, @Sendable (String, Int) -> Void>
    let init_Int: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(fileID:line:)", as: "init", origin, standard: ())
      init_Int = MockedMember("init(_:)", as: "init_Int", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockOrigin.self, named: "MockOrigin") { Statics($0) }
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
        "MockOrigin", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  init(fileID: String, line: Int) {
    mock = Members(DoubleOrigin("MockOrigin"))
    Self.mock.`init`.record((fileID, line)).handler?(fileID, line)
  }

  init(_ other: Int) {
    mock = Members(DoubleOrigin("MockOrigin"))
    Self.mock.init_Int.record(other).handler?(other)
  }
}

/// A double of `Sheet`.
final class MockSheet: Sheet, Sendable {
  nonisolated struct Members: Sendable {
    let `subscript`: MockedMember<Int, String, Never, @Sendable (Int) -> String>
    let subscript_keyString_OptionalInt: MockedMember<String, Int?, Never, @Sendable (String) -> Int?>
    let subscript_keyString_OptionalInt_set: MockedMember<
      (key: String, newValue: Int?), Void, Never, @Sendable (String, Int?) -> Void
    >

    init(_ origin: DoubleOrigin) {
      `subscript` = MockedMember("subscript(_:)", as: "subscript", origin)
      subscript_keyString_OptionalInt = MockedMember(
        "subscript(key:)", as: "subscript_keyString_OptionalInt", origin)
      subscript_keyString_OptionalInt_set = MockedMember(
        "subscript(key:)", as: "subscript_keyString_OptionalInt_set", origin)
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
        "MockSheet", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  subscript(row: Int) -> String {
    let call = mock.`subscript`.record(row)
    if let handler = call.handler { return handler(row) }
    return call.result()
  }

  subscript(key key: String) -> Int? {
    get {
      let call = mock.subscript_keyString_OptionalInt.record(key)
      if let handler = call.handler { return handler(key) }
      return call.result()
    }
    set {
      mock.subscript_keyString_OptionalInt_set.record((key, newValue)).handler?(key, newValue)
    }
  }
}

/// A double of `Grid`.
final class MockGrid: Grid, Sendable {
  nonisolated struct Members: Sendable {
    let `subscript`: MockedMember<Int, String, Never, @Sendable (Int) -> String>
    let subscript_indexInt: MockedMember<Int, String, Never, @Sendable (Int) -> String>
    let subscript_String: MockedMember<String, String, Never, @Sendable (String) -> String>
    let subscript_String_set: MockedMember<
      (name: String, newValue: String), Void, Never, @Sendable (String, String) -> Void
    >
    let subscript_typeValueType_OptionalValue: MockedMember<
      Any.Type, Any?, Never, @Sendable (Any.Type) -> Any?
    >

    init(_ origin: DoubleOrigin) {
      `subscript` = MockedMember("subscript(_:)", as: "subscript", origin)
      subscript_indexInt = MockedMember("subscript(index:)", as: "subscript_indexInt", origin)
      subscript_String = MockedMember("subscript(_:)", as: "subscript_String", origin)
      subscript_String_set = MockedMember("subscript(_:)", as: "subscript_String_set", origin)
      subscript_typeValueType_OptionalValue = MockedMember(
        "subscript(type:)", as: "subscript_typeValueType_OptionalValue", origin)
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
        "MockGrid", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  subscript(_ index: Int) -> String {
    let call = mock.`subscript`.record(index)
    if let handler = call.handler { return handler(index) }
    return call.result()
  }

  subscript(index index: Int) -> String {
    let call = mock.subscript_indexInt.record(index)
    if let handler = call.handler { return handler(index) }
    return call.result()
  }

  subscript(_ name: String) -> String {
    get {
      let call = mock.subscript_String.record(name)
      if let handler = call.handler { return handler(name) }
      return call.result()
    }
    set {
      mock.subscript_String_set.record((name, newValue)).handler?(name, newValue)
    }
  }

  subscript<Value>(type type: Value.Type) -> Value? {
    let call = mock.subscript_typeValueType_OptionalValue.record(type)
    if let handler = call.handler {
      return mock.subscript_typeValueType_OptionalValue.cast(handler(type) as Any)
    }
    return mock.subscript_typeValueType_OptionalValue.result(of: call, as: (Value?).self)
  }
}

/// A double of `Registry`.
final class MockRegistry: Registry, Sendable {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let `subscript`: MockedMember<String, Int, Never, @Sendable (String) -> Int>
    let subscript_set: MockedMember<
      (key: String, newValue: Int), Void, Never, @Sendable (String, Int) -> Void
    >

    init(_ origin: DoubleOrigin) {
      `subscript` = MockedMember("subscript(_:)", as: "subscript", origin)
      subscript_set = MockedMember("subscript(_:)", as: "subscript_set", origin)
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockRegistry.self, named: "MockRegistry") { Statics($0) }
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
        "MockRegistry", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  static subscript(key: String) -> Int {
    get {
      let call = mock.`subscript`.record(key)
      if let handler = call.handler { return handler(key) }
      return call.result()
    }
    set {
      mock.subscript_set.record((key, newValue)).handler?(key, newValue)
    }
  }
}

/// A double of `Arrow`.
final class MockArrow: Arrow, Sendable {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let plus: MockedMember<
      (lhs: MockArrow, rhs: MockArrow), MockArrow, Never, @Sendable (MockArrow, MockArrow) -> MockArrow
    >
    let prefixMinus: MockedMember<MockArrow, MockArrow, Never, @Sendable (MockArrow) -> MockArrow>

    init(_ origin: DoubleOrigin) {
      plus = MockedMember("+(lhs:rhs:)", as: "plus", origin)
      prefixMinus = MockedMember("-(value:)", as: "prefixMinus", origin)
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockArrow.self, named: "MockArrow") { Statics($0) }
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
        "MockArrow", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  static func + (lhs: MockArrow, rhs: MockArrow) -> MockArrow {
    let call = mock.plus.record((lhs, rhs))
    if let handler = call.handler { return handler(lhs, rhs) }
    return call.result()
  }

  static prefix func - (value: MockArrow) -> MockArrow {
    let call = mock.prefixMinus.record(value)
    if let handler = call.handler { return handler(value) }
    return call.result()
  }
}

/// A double of `Leaf`.
final class MockLeaf: Leaf, Sendable {
  nonisolated struct Members: Sendable {
    let copy: MockedMember<Void, MockLeaf, Never, @Sendable () -> MockLeaf>
    let isSame: MockedMember<MockLeaf, Bool, Never, @Sendable (MockLeaf) -> Bool>
    let children: MockedMember<Void, [MockLeaf], Never, @Sendable () -> [MockLeaf]>
    let visit: MockedMember<
      (MockLeaf) -> Void, Void, Never, @Sendable (@escaping (MockLeaf) -> Void) -> Void
    >

    init(_ origin: DoubleOrigin) {
      copy = MockedMember("copy()", origin)
      isSame = MockedMember("isSame(as:)", origin)
      children = MockedMember("children()", origin)
      visit = MockedMember("visit(_:)", origin)
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
        "MockLeaf", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func copy() -> MockLeaf {
    let call = mock.copy.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func isSame(as other: MockLeaf) -> Bool {
    let call = mock.isSame.record(other)
    if let handler = call.handler { return handler(other) }
    return call.result()
  }

  func children() -> [MockLeaf] {
    let call = mock.children.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func visit(_ body: @escaping (MockLeaf) -> Void) {
    mock.visit.record(body).handler?(body)
  }
}
