// Written by 'seam mock' from Inheritance.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Badge`.
final class MockBadge: Badge, Sendable {
  nonisolated struct Members: Sendable {
    let text: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      text = MockedMember("text", origin)
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
        "MockBadge", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated static func == (left: MockBadge, right: MockBadge) -> Bool { left === right }

  var text: String {
    let call = mock.text.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Stamp`.
nonisolated final class MockStamp: Stamp {
  nonisolated struct Members: Sendable {
    let print: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      print = MockedMember("print()", origin)
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
        "MockStamp", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated static func == (left: MockStamp, right: MockStamp) -> Bool { left === right }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }

  nonisolated static func < (left: MockStamp, right: MockStamp) -> Bool {
    ObjectIdentifier(left) < ObjectIdentifier(right)
  }

  func print() -> String {
    let call = mock.print.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Trouble`.
nonisolated final class MockTrouble: Trouble {
  nonisolated struct Members: Sendable {
    let code: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let id: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      code = MockedMember("code", origin)
      id = MockedMember("id", origin)
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
        "MockTrouble", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated var description: String { "MockTrouble" }

  var code: Int {
    let call = mock.code.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  nonisolated var id: Int {
    let call = mock.id.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Document`.
final class MockDocument: Document, Sendable {
  nonisolated struct Members: Sendable {
    let encode: MockedMember<any Encoder, Void, any Error, @Sendable (any Encoder) throws -> Void>
    let write: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let pages: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      encode = MockedMember("encode(to:)", origin)
      write = MockedMember("write(_:)", origin)
      pages = MockedMember("pages", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<any Decoder, Void, any Error, @Sendable (any Decoder) throws -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(from:)", as: "init", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockDocument.self, named: "MockDocument") { Statics($0) }
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
        "MockDocument", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated var debugDescription: String { "MockDocument" }

  nonisolated init(from decoder: any Decoder) throws {
    mock = Members(DoubleOrigin("MockDocument"))
    let call = Self.mock.`init`.record(decoder)
    if let handler = call.handler {
      try handler(decoder)
    } else {
      try call.result()
    }
  }

  nonisolated func encode(to encoder: any Encoder) throws {
    let call = mock.encode.record(encoder)
    if let handler = call.handler { return try handler(encoder) }
    try call.result()
  }

  nonisolated func write(_ string: String) {
    mock.write.record(string).handler?(string)
  }

  var pages: Int {
    let call = mock.pages.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Input`.
final class MockInput: Input, Sendable {
  nonisolated struct Members: Sendable {
    let read: MockedMember<Void, String, any Error, @Sendable () throws -> String>

    init(_ origin: DoubleOrigin) {
      read = MockedMember("read()", origin)
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
        "MockInput", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func read() throws -> String {
    let call = mock.read.record()
    if let handler = call.handler { return try handler() }
    return try call.result()
  }
}

/// A double of `Terminal`.
final class MockTerminal: Terminal, Sendable {
  nonisolated struct Members: Sendable {
    let read: MockedMember<Void, String, any Error, @Sendable () throws -> String>
    let device: MockedMember<Void, String, Never, @Sendable () -> String>
    let device_set: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let write: MockedMember<String, Void, any Error, @Sendable (String) throws -> Void>

    init(_ origin: DoubleOrigin) {
      read = MockedMember("read()", origin)
      device = MockedMember("device", origin)
      device_set = MockedMember("device", as: "device_set", origin, standard: ())
      write = MockedMember("write(_:)", origin)
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
        "MockTerminal", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func read() throws -> String {
    let call = mock.read.record()
    if let handler = call.handler { return try handler() }
    return try call.result()
  }

  var device: String {
    get {
      let call = mock.device.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.device_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.device.remember(newValue)
    }
  }

  func write(_ text: String) throws {
    let call = mock.write.record(text)
    if let handler = call.handler { return try handler(text) }
    try call.result()
  }
}

/// A double of `Person`.
final class MockPerson: Person, Sendable {
  nonisolated struct Members: Sendable {
    let name: MockedMember<Void, String, Never, @Sendable () -> String>
    let name_set: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let age: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let title: MockedMember<Void, String, Never, @Sendable () -> String>
    let greet: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      name = MockedMember("name", origin)
      name_set = MockedMember("name", as: "name_set", origin, standard: ())
      age = MockedMember("age()", origin)
      title = MockedMember("title()", origin)
      greet = MockedMember("greet()", origin)
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
        "MockPerson", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var name: String {
    get {
      let call = mock.name.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.name_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.name.remember(newValue)
    }
  }

  func age() -> Int {
    let call = mock.age.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func title() -> String {
    let call = mock.title.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func greet() -> String {
    let call = mock.greet.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `LockedGate`.
final class MockLockedGate: LockedGate, Sendable {
  nonisolated struct Members: Sendable {
    let open: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let close: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let lock: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      open = MockedMember("open()", origin)
      close = MockedMember("close()", origin)
      lock = MockedMember("lock()", origin)
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
        "MockLockedGate", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func open() {
    mock.open.record().handler?()
  }

  func close() {
    mock.close.record().handler?()
  }

  func lock() {
    mock.lock.record().handler?()
  }
}

/// A double of `Tappable`.
final class MockTappable: Control, Tappable {
  nonisolated struct Members: Sendable {
    let tap: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      tap = MockedMember("tap()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockTappable", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init()
    prepare(mock)
  }

  @available(*, unavailable)
  nonisolated override init() {
    Swift.fatalError("the other initializer makes it")
  }

  func tap() {
    mock.tap.record().handler?()
  }
}

/// A double of `Editable`.
final class MockEditable: Field, Editable {
  nonisolated struct Members: Sendable {
    let edit: MockedMember<Void, Bool, Never, @Sendable () -> Bool>

    init(_ origin: DoubleOrigin) {
      edit = MockedMember("edit()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    label: String,
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockEditable", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init(label: label)
    prepare(mock)
  }

  func edit() -> Bool {
    let call = mock.edit.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Delegate`.
final class MockDelegate: Delegate, Sendable {
  nonisolated struct Members: Sendable {
    let didEnd: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>

    init(_ origin: DoubleOrigin) {
      didEnd = MockedMember("didEnd(_:)", origin)
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
        "MockDelegate", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func didEnd(_ code: Int) {
    mock.didEnd.record(code).handler?(code)
  }
}

/// A double of `Sliding`.
final class MockSliding: Control, Sliding {
  nonisolated struct Members: Sendable {
    let slide: MockedMember<Double, Void, Never, @Sendable (Double) -> Void>

    init(_ origin: DoubleOrigin) {
      slide = MockedMember("slide(by:)", origin)
    }
  }

  nonisolated let mock: Members

  init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockSliding", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init()
    prepare(mock)
  }

  @available(*, unavailable)
  nonisolated override init() {
    Swift.fatalError("the other initializer makes it")
  }

  func slide(by points: Double) {
    mock.slide.record(points).handler?(points)
  }
}

/// A double of `Host`.
final class MockHost: Host, Sendable {
  nonisolated struct Members: Sendable {
    let welcome: MockedMember<
      (name: String, loudly: Bool), String, Never, @Sendable (String, Bool) -> String
    >
    let wave: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      welcome = MockedMember("welcome(name:loudly:)", origin)
      wave = MockedMember("wave()", origin)
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
        "MockHost", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func welcome(name: String, loudly: Bool) -> String {
    let call = mock.welcome.record((name, loudly))
    if let handler = call.handler { return handler(name, loudly) }
    return call.result()
  }

  func wave() -> Int {
    let call = mock.wave.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}
