// Written by 'seam mock' from Methods.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Doorbell`.
final class MockDoorbell: Doorbell, Sendable {
  nonisolated struct Members: Sendable {
    let press: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      press = MockedMember("press()", origin)
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
        "MockDoorbell", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func press() {
    mock.press.record().handler?()
  }
}

/// A double of `Postbox`.
final class MockPostbox: Postbox, Sendable {
  nonisolated struct Members: Sendable {
    let send: MockedMember<
      (weight: Int, sender: String, receiver: String, note: String?),
      Bool,
      Never,
      @Sendable (Int, String, String, String?) -> Bool
    >

    init(_ origin: DoubleOrigin) {
      send = MockedMember("send(_:from:to:note:)", origin)
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
        "MockPostbox", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func send(_ weight: Int, from sender: String, to receiver: String, note: String?) -> Bool {
    let call = mock.send.record((weight, sender, receiver, note))
    if let handler = call.handler { return handler(weight, sender, receiver, note) }
    return call.result()
  }
}

/// A double of `Timetable`.
final class MockTimetable: Timetable, Sendable {
  nonisolated struct Members: Sendable {
    let stations: MockedAsyncMember<Void, [Station], any Error, @Sendable () async throws -> [Station]>
    let refresh: MockedAsyncMember<Void, Void, Never, @Sendable () async -> Void>
    let check: MockedMember<String, Station, any Error, @Sendable (String) throws -> Station>

    init(_ origin: DoubleOrigin) {
      stations = MockedAsyncMember("stations()", origin)
      refresh = MockedAsyncMember("refresh()", origin)
      check = MockedMember("check(_:)", origin)
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
        "MockTimetable", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func stations() async throws -> [Station] {
    let call = await mock.stations.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  func refresh() async {
    await mock.refresh.record().handler?()
  }

  func check(_ code: String) throws -> Station {
    let call = mock.check.record(code)
    if let handler = call.handler { return try handler(code) }
    return try call.result()
  }
}

/// A double of `Editor`.
final class MockEditor: Editor, Sendable {
  nonisolated struct Members: Sendable {
    let trim: MockedMember<String, Int, Never, @Sendable (inout String) -> Int>
    let fill: MockedMember<
      (list: [Any], element: Any), Void, Never, @Sendable (inout [Any], Any) -> Void
    >

    init(_ origin: DoubleOrigin) {
      trim = MockedMember("trim(_:)", origin)
      fill = MockedMember("fill(_:with:)", origin)
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
        "MockEditor", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func trim(_ text: inout String) -> Int {
    let call = mock.trim.record(text)
    if let handler = call.handler { return handler(&text) }
    return call.result()
  }

  func fill<Element>(_ list: inout [Element], with element: Element) {
    var listErased: [Any] = list
    let call = mock.fill.record((list, element))
    if let handler = call.handler {
      handler(&listErased, element)
      list = mock.fill.cast(listErased)
      return
    }
    call.result()
  }
}

/// A double of `Adder`.
final class MockAdder: Adder, Sendable {
  nonisolated struct Members: Sendable {
    let sum: MockedMember<(numbers: [Int], label: String), Int, Never, @Sendable ([Int], String) -> Int>
    let show: MockedMember<[String], Void, Never, @Sendable ([String]) -> Void>

    init(_ origin: DoubleOrigin) {
      sum = MockedMember("sum(_:label:)", origin)
      show = MockedMember("show(_:)", origin)
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
        "MockAdder", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func sum(_ numbers: Int..., label: String) -> Int {
    let call = mock.sum.record((numbers, label))
    if let handler = call.handler { return handler(numbers, label) }
    return call.result()
  }

  func show(_ lines: String...) {
    mock.show.record(lines).handler?(lines)
  }
}

/// A double of `Silence`.
final class MockSilence: Silence, Sendable {
  nonisolated struct Members: Sendable {
    let one: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let two: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let three: MockedMember<(), Void, Never, @Sendable (()) -> Void>

    init(_ origin: DoubleOrigin) {
      one = MockedMember("one()", origin)
      two = MockedMember("two()", origin)
      three = MockedMember("three(_:)", origin)
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
        "MockSilence", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func one() -> Void {
    mock.one.record().handler?()
  }

  func two() -> () {
    mock.two.record().handler?()
  }

  func three(_ unit: Void) -> Swift.Void {
    mock.three.record(unit).handler?(unit)
  }
}

/// A double of `Couples`.
final class MockCouples: Couples, Sendable {
  nonisolated struct Members: Sendable {
    let turn: MockedMember<
      (first: Int, second: String),
      (second: String, first: Int),
      Never,
      @Sendable ((first: Int, second: String)) -> (second: String, first: Int)
    >
    let all: MockedMember<
      Void, [(id: Int, name: String)], Never, @Sendable () -> [(id: Int, name: String)]
    >
    let middle: MockedMember<Void, (x: Int, y: Int), Never, @Sendable () -> (x: Int, y: Int)>
    let middle_set: MockedMember<(x: Int, y: Int), Void, Never, @Sendable ((x: Int, y: Int)) -> Void>

    init(_ origin: DoubleOrigin) {
      turn = MockedMember("turn(_:)", origin)
      all = MockedMember("all()", origin)
      middle = MockedMember("middle", origin)
      middle_set = MockedMember("middle", as: "middle_set", origin, standard: ())
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
        "MockCouples", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func turn(_ couple: (first: Int, second: String)) -> (second: String, first: Int) {
    let call = mock.turn.record(couple)
    if let handler = call.handler { return handler(couple) }
    return call.result()
  }

  func all() -> [(id: Int, name: String)] {
    let call = mock.all.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var middle: (x: Int, y: Int) {
    get {
      let call = mock.middle.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.middle_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.middle.remember(newValue)
    }
  }
}

/// A double of `Basket`.
final class MockBasket: Basket, Sendable {
  nonisolated struct Members: Sendable {
    let put: MockedMember<String, Int, Never, @Sendable (String) -> Int>
    let price: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let lock: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      put = MockedMember("put(_:)", origin)
      price = MockedMember("price()", origin)
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
        "MockBasket", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  @discardableResult func put(_ thing: String) -> Int {
    let call = mock.put.record(thing)
    if let handler = call.handler { return handler(thing) }
    return call.result()
  }

  func price() -> Int {
    let call = mock.price.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  @available(*, noasync) func lock() {
    mock.lock.record().handler?()
  }
}

/// A double of `Form`.
final class MockForm: Form, Sendable {
  nonisolated struct Members: Sendable {
    let submit: MockedAsyncMember<
      (
        a: Int,
        b: Int,
        c: Int,
        d: Int,
        e: Int,
        f: Int,
        g: String,
        h: String,
        i: String,
        j: Bool,
        k: Bool,
        l: Double
      ),
      String,
      any Error,
      @Sendable (
        Int, Int, Int, Int, Int, Int, String, String, String, Bool, Bool, Double
      ) async throws -> String
    >

    init(_ origin: DoubleOrigin) {
      submit = MockedAsyncMember("submit(a:b:c:d:e:f:g:h:i:j:k:l:)", origin)
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
        "MockForm", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func submit(
    a: Int,
    b: Int,
    c: Int,
    d: Int,
    e: Int,
    f: Int,
    g: String,
    h: String,
    i: String,
    j: Bool,
    k: Bool,
    l: Double
  ) async throws -> String {
    let call = await mock.submit.record((a, b, c, d, e, f, g, h, i, j, k, l))
    if let handler = call.handler { return try await handler(a, b, c, d, e, f, g, h, i, j, k, l) }
    return try call.result()
  }
}

/// A double of `Command`.
final class MockCommand: Command, Sendable {
  nonisolated struct Members: Sendable {
    let callAsFunction: MockedAsyncMember<
      Int, String, any Error, @Sendable (Int) async throws -> String
    >

    init(_ origin: DoubleOrigin) {
      callAsFunction = MockedAsyncMember("callAsFunction(_:)", origin)
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
        "MockCommand", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func callAsFunction(_ count: Int) async throws -> String {
    let call = await mock.callAsFunction.record(count)
    if let handler = call.handler { return try await handler(count) }
    return try call.result()
  }
}
