// Written by 'seam mock' from Errors.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Telephone`.
final class MockTelephone: Telephone, Sendable {
  nonisolated struct Members: Sendable {
    let lift: MockedMember<Void, Void, LineError, @Sendable () throws -> Void>
    let dial: MockedAsyncMember<Int, String, LineError, @Sendable (Int) async throws -> String>

    init(_ origin: DoubleOrigin) {
      lift = MockedMember("lift()", origin)
      dial = MockedAsyncMember("dial(number:)", origin)
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
        "MockTelephone", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func lift() throws(LineError) {
    let call = mock.lift.record()
    do {
      if let handler = call.handler { return try handler() }
    } catch {
      throw mock.lift.admitted(error)
    }
    try call.result()
  }

  func dial(number: Int) async throws(LineError) -> String {
    let call = await mock.dial.record(number)
    do {
      if let handler = call.handler { return try await handler(number) }
    } catch {
      throw mock.dial.admitted(error)
    }
    return try call.result()
  }
}

/// A double of `Borderline`.
final class MockBorderline: Borderline, Sendable {
  nonisolated struct Members: Sendable {
    let none: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>
    let some: MockedMember<Void, Void, any Error, @Sendable () throws -> Void>
    let spelled: MockedMember<Void, Int, any Error, @Sendable () throws -> Int>

    init(_ origin: DoubleOrigin) {
      none = MockedMember("none(_:)", origin)
      some = MockedMember("some()", origin)
      spelled = MockedMember("spelled()", origin)
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
        "MockBorderline", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func none(_ x: Int) -> Int {
    let call = mock.none.record(x)
    if let handler = call.handler { return handler(x) }
    return call.result()
  }

  func some() throws {
    let call = mock.some.record()
    if let handler = call.handler { return try handler() }
    try call.result()
  }

  func spelled() throws -> Int {
    let call = mock.spelled.record()
    if let handler = call.handler { return try handler() }
    return try call.result()
  }
}

/// A double of `Repeater`.
final class MockRepeater: Repeater, Sendable {
  nonisolated struct Members: Sendable {
    let attempt: MockedMember<Void, Int, Never, @Sendable (() throws -> Int) throws -> Int>
    let each: MockedMember<Void, Void, Never, @Sendable ((Int) throws -> Void) throws -> Void>

    init(_ origin: DoubleOrigin) {
      attempt = MockedMember("attempt(_:)", origin)
      each = MockedMember("each(_:)", origin)
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
        "MockRepeater", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func attempt<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int {
    let call = mock.attempt.record()
    do {
      if let handler = call.handler { return try handler(body) }
    } catch {
      throw mock.attempt.admitted(error, as: Failure.self)
    }
    return try body()
  }

  func each<Failure: Error>(_ body: (Int) throws(Failure) -> Void) throws(Failure) {
    let call = mock.each.record()
    do {
      if let handler = call.handler { return try handler(body) }
    } catch {
      throw mock.each.admitted(error, as: Failure.self)
    }
    call.result()
  }
}

/// A double of `Safe`.
final class MockSafe: Safe, Sendable {
  nonisolated struct Members: Sendable {
    let open: MockedMember<Void, Sealed, Never, @Sendable () -> Sealed>
    let content: MockedMember<Int, Sealed, any Error, @Sendable (Int) throws -> Sealed>
    let destroy: MockedMember<Void, Never, Never, @Sendable () -> Never>

    init(_ origin: DoubleOrigin) {
      open = MockedMember("open()", origin)
      content = MockedMember("content(_:)", origin)
      destroy = MockedMember("destroy()", origin)
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
        "MockSafe", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func open() -> Sealed {
    let call = mock.open.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func content(_ shelf: Int) throws -> Sealed {
    let call = mock.content.record(shelf)
    if let handler = call.handler { return try handler(shelf) }
    return try call.result()
  }

  func destroy() -> Never {
    let call = mock.destroy.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}
