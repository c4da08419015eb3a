// Written by 'seam mock' from Erased.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Workshop`.
final class MockWorkshop: Workshop {
  nonisolated struct Members: Sendable {
    let make: MockedAsyncMember<
      any (Decodable & Sendable).Type,
      any Decodable & Sendable,
      any Error,
      nonisolated(nonsending) @Sendable (any (Decodable & Sendable).Type) async throws -> any Decodable & Sendable
    >
    let change: MockedMember<
      Any, Any, Never, @Sendable (Any, (inout Any, Int) throws -> Void) throws -> Any
    >
    let fold: MockedMember<Any?, Any, Never, @Sendable (Any?) -> Any>
    let spare: MockedMember<Any, Any?, Never, @Sendable (Any) -> Any?>
    let hand: MockedAsyncMember<
      Void, Void, Never, nonisolated(nonsending) @Sendable (sending any Equatable) async -> Void
    >
    let sort: MockedMember<Any, Int, Never, @Sendable (Any) -> Int>
    let fetch: MockedMember<(Any) -> Void, Void, Never, @Sendable (@escaping (Any) -> Void) -> Void>
    let notify: MockedMember<Void, Void, Never, @Sendable (Completion<Int>) -> Void>
    let enter: MockedMember<Void, Int, Never, @Sendable (Any) -> Int>
    let pairs: MockedMember<[Any], [Any], Never, @Sendable ([Any]) -> [Any]>
    let call: MockedMember<[Any], Int, Never, @Sendable ([Any]) -> Int>
    let exchange: MockedMember<Any?, Void, Never, @Sendable (inout Any?) -> Void>

    init(_ origin: DoubleOrigin) {
      make = MockedAsyncMember("make(_:)", origin)
      change = MockedMember("change(_:_:)", origin)
      fold = MockedMember("fold(_:)", origin)
      spare = MockedMember("spare(_:)", origin)
      hand = MockedAsyncMember("hand(_:)", origin)
      sort = MockedMember("sort(_:)", origin)
      fetch = MockedMember("fetch(_:)", origin)
      notify = MockedMember("notify(_:)", origin)
      enter = MockedMember("enter(_:_:)", origin)
      pairs = MockedMember("pairs(_:)", origin)
      call = MockedMember("call(_:_:)", origin)
      exchange = MockedMember("exchange(_:)", origin)
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
        "MockWorkshop", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func make<Value: Decodable & Sendable>(_ type: Value.Type) async throws -> Value {
    let call = await mock.make.record(type)
    if let handler = call.handler { return try await mock.make.cast(handler(type)) }
    return try mock.make.result(of: call, as: Value.self)
  }

  func change<Value>(_ value: Value, _ body: (inout Value, Int) throws -> Void) rethrows -> Value {
    func bodyErased(_ value0: inout Any, _ value1: Int) throws {
      var typed0 = value0 as! Value
      defer { value0 = typed0 }
      try body(&typed0, value1)
    }
    let call = mock.change.record(value)
    do {
      if let handler = call.handler { return try mock.change.cast(handler(value, bodyErased)) }
    } catch {
      return try call.rethrow(error) { throw $0 }
    }
    return mock.change.result(of: call, as: Value.self)
  }

  func fold<Value>(_ value: Value!) -> (Value) -> Value? {
    let call = mock.fold.record(value)
    if let handler = call.handler { return mock.fold.cast(handler(value)) }
    return mock.fold.result(of: call, as: ((Value) -> Value?).self)
  }

  func spare<Value>(_ value: Optional<Value>) -> Value! {
    let call = mock.spare.record(value as Any)
    if let handler = call.handler { return mock.spare.cast(handler(value as Any) as Any) }
    return mock.spare.result(of: call, as: (Value?).self)
  }

  func hand(_ tool: sending some Equatable) async {
    nonisolated(unsafe) let toolSent: any Equatable = tool
    await mock.hand.record().handler?(toolSent)
  }

  func sort(_ tools: some Sequence<some Hashable>) -> Int {
    let call = mock.sort.record(tools)
    if let handler = call.handler { return handler(tools) }
    return call.result()
  }

  func fetch<Value>(_ done: @escaping Completion<Value>) {
    let doneErased: (Any) -> Void = { done($0 as! Result<Value, any Error>) }
    mock.fetch.record(doneErased).handler?(doneErased)
  }

  func notify(_ done: Completion<Int>) {
    mock.notify.record().handler?(done)
  }

  func enter<Room: Actor>(_ room: isolated Room, _ body: @Sendable (isolated Room) -> Int) -> Int {
    let call = mock.enter.record()
    if let handler = call.handler { return handler(room) }
    return call.result()
  }

  func pairs<each Value>(_ values: repeat (each Value)?) -> (Int, repeat [each Value]) {
    var valuesElements: [Any] = []
    for element in repeat each values { valuesElements.append(element as Any) }
    let call = mock.pairs.record(valuesElements)
    if let handler = call.handler {
      var elements = (handler(valuesElements)).makeIterator()
      return (
        mock.pairs.cast(elements.next() as Any, as: Int.self),
        repeat mock.pairs.cast(elements.next() as Any, as: ([each Value]).self))
    }
    var elements = (call.result()).makeIterator()
    return (
      mock.pairs.cast(elements.next() as Any, as: Int.self),
      repeat mock.pairs.cast(elements.next() as Any, as: ([each Value]).self))
  }

  func call<each Value>(_ body: (repeat each Value) -> Int, _ values: repeat each Value) -> Int {
    var valuesElements: [Any] = []
    for element in repeat each values { valuesElements.append(element) }
    let call = mock.call.record(valuesElements)
    if let handler = call.handler { return handler(valuesElements) }
    return call.result()
  }

  func exchange<Value>(_ value: inout Value?) {
    var valueErased: Any? = value
    let call = mock.exchange.record(value)
    if let handler = call.handler {
      handler(&valueErased)
      value = mock.exchange.cast(valueErased as Any)
      return
    }
    call.result()
  }
}

/// A double of `Lockbox`.
final class MockLockbox: Lockbox, Sendable {
  nonisolated struct Members: Sendable {
    let keep: MockedMember<Void, Never, Never, @Sendable () -> Never>
    let weigh: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let look: MockedMember<Void, Int, Never, @Sendable () throws -> Int>
    let take: MockedMember<Void, Never, Never, @Sendable () -> Descriptor?>
    let put: MockedMember<Void, Int, Never, @Sendable (consuming Descriptor?) -> Int>

    init(_ origin: DoubleOrigin) {
      keep = MockedMember("keep(_:)", origin)
      weigh = MockedMember("weigh(_:)", origin)
      look = MockedMember("look(_:)", origin)
      take = MockedMember("take()", origin)
      put = MockedMember("put(_:)", origin)
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
        "MockLockbox", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func keep<Value: ~Copyable>(_ value: consuming Value) -> Value {
    let call = mock.keep.record()
    if let handler = call.handler { handler() }
    call.result()
  }

  func weigh(_ value: borrowing some ~Copyable) -> Int {
    let call = mock.weigh.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func look<Value: ~Copyable>(_ body: (borrowing Value) throws -> Int) rethrows -> Int {
    let call = mock.look.record()
    do {
      if let handler = call.handler { return try handler() }
    } catch {
      return try call.rethrow(error) { throw $0 }
    }
    return call.result()
  }

  func take() -> Descriptor? {
    let call = mock.take.record()
    if let handler = call.handler { return handler() }
    call.result()
  }

  func put(_ file: consuming Descriptor?) -> Int {
    let call = mock.put.record()
    if let handler = call.handler { return handler(file) }
    return call.result()
  }
}

/// A double of `Trial`.
final class MockTrial: Trial, Sendable {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<Void, Void, Never, @Sendable (() throws -> Int) throws -> Void>
    let init_checkingThrowsToInt: MockedMember<
      Void, Void, Never, @Sendable (() throws -> Int) throws -> Void
    >

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(_:)", as: "init", origin, standard: ())
      init_checkingThrowsToInt = MockedMember(
        "init(checking:)", as: "init_checkingThrowsToInt", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockTrial.self, named: "MockTrial") { Statics($0) }
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
        "MockTrial", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  init<Fault: Error>(_ body: () throws(Fault) -> Int) throws(Fault) {
    mock = Members(DoubleOrigin("MockTrial"))
    let call = Self.mock.`init`.record()
    do {
      if let handler = call.handler {
        try handler(body)
      } else {
        call.result()
      }
    } catch {
      throw Self.mock.`init`.admitted(error, as: Fault.self)
    }
  }

  init(checking body: () throws -> Int) rethrows {
    mock = Members(DoubleOrigin("MockTrial"))
    let call = Self.mock.init_checkingThrowsToInt.record()
    do {
      if let handler = call.handler {
        try handler(body)
      } else {
        call.result()
      }
    } catch {
      try call.rethrow(error) { throw $0 }
    }
  }
}

/// A double of `Lexicon`.
final class MockLexicon<Word: Hashable>: Lexicon, Sendable {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let size: MockedMember<Word, Int, Never, @Sendable (Word) -> Int>

    init(_ origin: DoubleOrigin) {
      size = MockedMember("size(of:)", origin)
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockLexicon.self, named: "MockLexicon") { Statics($0) }
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
        "MockLexicon", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  static func size(of word: Word) -> Int {
    let call = mock.size.record(word)
    if let handler = call.handler { return handler(word) }
    return call.result()
  }
}
