// Written by 'seam mock' from Generics.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Parser`.
final class MockParser: Parser, Sendable {
  nonisolated struct Members: Sendable {
    let parse: MockedMember<
      (type: any Decodable.Type, text: String),
      any Decodable,
      any Error,
      @Sendable (any Decodable.Type, String) throws -> any Decodable
    >
    let write: MockedMember<any Encodable, String, Never, @Sendable (any Encodable) -> String>
    let make: MockedMember<Void, Any, Never, @Sendable () -> Any>

    init(_ origin: DoubleOrigin) {
      parse = MockedMember("parse(_:from:)", origin)
      write = MockedMember("write(_:)", origin)
      make = MockedMember("make()", origin)
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
        "MockParser", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func parse<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    let call = mock.parse.record((type, text))
    if let handler = call.handler { return try mock.parse.cast(handler(type, text)) }
    return try mock.parse.result(of: call, as: Value.self)
  }

  func write<Value>(_ value: Value) -> String where Value: Encodable {
    let call = mock.write.record(value)
    if let handler = call.handler { return handler(value) }
    return call.result()
  }

  func make<Value>() -> Value {
    let call = mock.make.record()
    if let handler = call.handler { return mock.make.cast(handler()) }
    return mock.make.result(of: call, as: Value.self)
  }
}

/// A double of `Mapper`.
final class MockMapper: Mapper, Sendable {
  nonisolated struct Members: Sendable {
    let keep: MockedMember<
      (values: [any Sendable], table: [String: any Sendable]),
      (any Sendable)?,
      Never,
      @Sendable ([any Sendable], [String: any Sendable]) -> (any Sendable)?
    >
    let map: MockedMember<[Any], [Any], Never, @Sendable ([Any], (Any) -> Any) -> [Any]>
    let later: MockedMember<(Any) -> Void, Void, Never, @Sendable (@escaping (Any) -> Void) -> Void>

    init(_ origin: DoubleOrigin) {
      keep = MockedMember("keep(_:in:)", origin)
      map = MockedMember("map(_:_:)", origin)
      later = MockedMember("later(_:)", origin)
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
        "MockMapper", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func keep<Value: Sendable>(_ values: [Value], in table: [String: Value]) -> Value? {
    let call = mock.keep.record((values, table))
    if let handler = call.handler { return mock.keep.cast(handler(values, table) as Any) }
    return mock.keep.result(of: call, as: (Value?).self)
  }

  func map<In, Out>(_ values: [In], _ transform: (In) -> Out) -> [Out] {
    let call = mock.map.record(values)
    if let handler = call.handler {
      return mock.map.cast(handler(values, { transform($0 as! In) }))
    }
    return mock.map.result(of: call, as: [Out].self)
  }

  func later<Value>(_ body: @escaping (Swift.Result<Value, any Error>) -> Void) {
    let bodyErased: (Any) -> Void = { body($0 as! Swift.Result<Value, any Error>) }
    mock.later.record(bodyErased).handler?(bodyErased)
  }
}

/// A double of `Keeper`.
final class MockKeeper: Keeper, Sendable {
  nonisolated struct Members: Sendable {
    let feed: MockedMember<any Cat, Void, Never, @Sendable (any Cat) -> Void>
    let feed_Dog: MockedMember<any Dog, Void, Never, @Sendable (any Dog) -> Void>
    let feed_Sequence_SequenceElementInt: MockedMember<
      any Sequence, Void, Never, @Sendable (any Sequence) -> Void
    >

    init(_ origin: DoubleOrigin) {
      feed = MockedMember("feed(_:)", origin)
      feed_Dog = MockedMember("feed(_:)", as: "feed_Dog", origin)
      feed_Sequence_SequenceElementInt = MockedMember(
        "feed(_:)", as: "feed_Sequence_SequenceElementInt", origin)
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
        "MockKeeper", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func feed<Animal: Cat>(_ animal: Animal) {
    mock.feed.record(animal).handler?(animal)
  }

  func feed<Animal: Dog>(_ animal: Animal) {
    mock.feed_Dog.record(animal).handler?(animal)
  }

  func feed<Animal>(_ animals: Animal) where Animal: Sequence, Animal.Element == Int {
    mock.feed_Sequence_SequenceElementInt.record(animals).handler?(animals)
  }
}

/// A double of `Display`.
final class MockDisplay: Display, Sendable {
  nonisolated struct Members: Sendable {
    let show: MockedMember<
      any CustomStringConvertible, Void, Never, @Sendable (any CustomStringConvertible) -> Void
    >
    let show_allArrayHashable_separatorStringProtocol_Int: MockedMember<
      (values: [any Hashable], separator: any StringProtocol),
      Int,
      Never,
      @Sendable ([any Hashable], any StringProtocol) -> Int
    >

    init(_ origin: DoubleOrigin) {
      show = MockedMember("show(_:)", origin)
      show_allArrayHashable_separatorStringProtocol_Int = MockedMember(
        "show(all:separator:)", as: "show_allArrayHashable_separatorStringProtocol_Int", origin)
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
        "MockDisplay", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func show(_ value: some CustomStringConvertible) {
    mock.show.record(value).handler?(value)
  }

  func show(all values: [some Hashable], separator: some StringProtocol) -> Int {
    let call = mock.show_allArrayHashable_separatorStringProtocol_Int.record((values, separator))
    if let handler = call.handler { return handler(values, separator) }
    return call.result()
  }
}

/// A double of `Stage`.
final class MockStage: Stage, Sendable {
  nonisolated struct Members: Sendable {
    let play: MockedMember<
      (acts: [any Sequence<Int>], onEnd: (any Sequence<Int>) -> Void),
      Void,
      Never,
      @Sendable ([any Sequence<Int>], @escaping (any Sequence<Int>) -> Void) -> Void
    >
    let maybe: MockedMember<(any Hashable)?, Bool, Never, @Sendable ((any Hashable)?) -> Bool>

    init(_ origin: DoubleOrigin) {
      play = MockedMember("play(_:onEnd:)", origin)
      maybe = MockedMember("maybe(_:)", origin)
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
        "MockStage", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func play(_ acts: [some Sequence<Int>], onEnd: @escaping (any Sequence<Int>) -> Void) {
    mock.play.record((acts, onEnd)).handler?(acts, onEnd)
  }

  func maybe(_ act: (some Hashable)?) -> Bool {
    let call = mock.maybe.record(act)
    if let handler = call.handler { return handler(act) }
    return call.result()
  }
}

/// A double of `Container`.
final class MockContainer: Container, Sendable {
  nonisolated struct Members: Sendable {
    let value: MockedMember<
      Void, any Equatable & Sendable, Never, @Sendable () -> any Equatable & Sendable
    >
    let put: MockedMember<
      any Collection<Int>,
      any Sequence<String>,
      Never,
      @Sendable (any Collection<Int>) -> any Sequence<String>
    >
    let maybe: MockedMember<
      (any Error)?, [any Hashable], Never, @Sendable ((any Error)?) -> [any Hashable]
    >

    init(_ origin: DoubleOrigin) {
      value = MockedMember("value", origin)
      put = MockedMember("put(_:)", origin)
      maybe = MockedMember("maybe(_:)", origin)
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
        "MockContainer", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var value: any Equatable & Sendable {
    let call = mock.value.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func put(_ values: any Collection<Int>) -> any Sequence<String> {
    let call = mock.put.record(values)
    if let handler = call.handler { return handler(values) }
    return call.result()
  }

  func maybe(_ error: (any Error)?) -> [any Hashable] {
    let call = mock.maybe.record(error)
    if let handler = call.handler { return handler(error) }
    return call.result()
  }
}

/// A double of `Tracker`.
final class MockTracker: Tracker, Sendable {
  nonisolated struct Members: Sendable {
    let trace: MockedMember<[Any], [Any], Never, @Sendable ([Any]) -> [Any]>
    let note: MockedMember<[Any], Void, Never, @Sendable ([Any]) -> Void>

    init(_ origin: DoubleOrigin) {
      trace = MockedMember("trace(_:)", origin)
      note = MockedMember("note(_:)", origin)
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
        "MockTracker", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func trace<each Value>(_ values: repeat each Value) -> (repeat each Value) {
    var valuesElements: [Any] = []
    for element in repeat each values { valuesElements.append(element) }
    let call = mock.trace.record(valuesElements)
    if let handler = call.handler {
      var elements = (handler(valuesElements)).makeIterator()
      return (repeat mock.trace.cast(elements.next() as Any, as: (each Value).self))
    }
    var elements = (call.result()).makeIterator()
    return (repeat mock.trace.cast(elements.next() as Any, as: (each Value).self))
  }

  func note<each Value>(_ values: repeat each Value) {
    var valuesElements: [Any] = []
    for element in repeat each values { valuesElements.append(element) }
    mock.note.record(valuesElements).handler?(valuesElements)
  }
}

/// A double of `Buffering`.
@available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
final class MockBuffering: Buffering, Sendable {
  nonisolated struct Members: Sendable {
    let total: MockedMember<Any, Int, Never, @Sendable (Any) -> Int>

    init(_ origin: DoubleOrigin) {
      total = MockedMember("total(_:)", origin)
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
        "MockBuffering", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func total<let count: Int>(_ values: InlineArray<count, Int>) -> Int {
    let call = mock.total.record(values)
    if let handler = call.handler { return handler(values) }
    return call.result()
  }
}
