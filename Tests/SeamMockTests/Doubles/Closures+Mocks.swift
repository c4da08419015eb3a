// Written by 'seam mock' from Closures.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Courier`.
final class MockCourier: Courier, Sendable {
  nonisolated struct Members: Sendable {
    let fetch: MockedMember<
      (id: Int, completion: (Result<String, any Error>) -> Void),
      Void,
      Never,
      @Sendable (Int, @escaping (Result<String, any Error>) -> Void) -> Void
    >
    let store: MockedMember<((Bool) -> Void)?, Void, Never, @Sendable (((Bool) -> Void)?) -> Void>

    init(_ origin: DoubleOrigin) {
      fetch = MockedMember("fetch(id:completion:)", origin)
      store = MockedMember("store(_:)", origin)
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
        "MockCourier", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func fetch(id: Int, completion: @escaping (Result<String, any Error>) -> Void) {
    mock.fetch.record((id, completion)).handler?(id, completion)
  }

  func store(_ done: ((Bool) -> Void)?) {
    mock.store.record(done).handler?(done)
  }
}

/// A double of `Visitor`.
final class MockVisitor: Visitor, Sendable {
  nonisolated struct Members: Sendable {
    let with: MockedMember<Void, String, any Error, @Sendable ((Int) throws -> String) throws -> String>
    let each: MockedMember<Void, Void, Never, @Sendable ((inout Int) -> Void) -> Void>
    let end: MockedMember<Void, Void, Never, @Sendable (Finish) -> Void>

    init(_ origin: DoubleOrigin) {
      with = MockedMember("with(_:)", origin)
      each = MockedMember("each(_:)", origin)
      end = MockedMember("end(_:)", origin)
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
        "MockVisitor", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func with(_ body: (Int) throws -> String) throws -> String {
    let call = mock.with.record()
    if let handler = call.handler { return try handler(body) }
    return try call.result()
  }

  func each(_ body: (inout Int) -> Void) {
    mock.each.record().handler?(body)
  }

  func end(_ finish: Finish) {
    mock.end.record().handler?(finish)
  }
}

/// A double of `Latch`.
final class MockLatch: Latch, Sendable {
  nonisolated struct Members: Sendable {
    let locked: MockedMember<Void, Any, Never, @Sendable (() throws -> Any) throws -> Any>
    let slowly: MockedAsyncMember<
      Void, Any, Never, nonisolated(nonsending) @Sendable (() async throws -> Any) async throws -> Any
    >

    init(_ origin: DoubleOrigin) {
      locked = MockedMember("locked(_:)", origin)
      slowly = MockedAsyncMember("slowly(_:)", origin)
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
        "MockLatch", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    let call = mock.locked.record()
    do {
      if let handler = call.handler { return try mock.locked.cast(handler(body)) }
    } catch {
      return try call.rethrow(error) { throw $0 }
    }
    return try body()
  }

  func slowly<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    let call = await mock.slowly.record()
    do {
      if let handler = call.handler { return try await mock.slowly.cast(handler(body)) }
    } catch {
      return try call.rethrow(error) { throw $0 }
    }
    return try await body()
  }
}

/// A double of `Scheduler`.
final class MockScheduler: Scheduler {
  nonisolated struct Members: Sendable {
    let add: MockedMember<
      @Sendable () -> Void, Void, Never, @Sendable (@escaping @Sendable () -> Void) -> Void
    >
    let onMain: MockedMember<
      @MainActor @Sendable () async throws -> Int,
      Void,
      Never,
      @Sendable (@escaping @MainActor @Sendable () async throws -> Int) -> Void
    >

    init(_ origin: DoubleOrigin) {
      add = MockedMember("add(_:)", origin)
      onMain = MockedMember("onMain(_:)", origin)
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
        "MockScheduler", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func add(_ work: @escaping @Sendable () -> Void) {
    mock.add.record(work).handler?(work)
  }

  func onMain(_ work: @escaping @MainActor @Sendable () async throws -> Int) {
    mock.onMain.record(work).handler?(work)
  }
}

/// A double of `Diary`.
final class MockDiary: Diary, Sendable {
  nonisolated struct Members: Sendable {
    let note: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let remind: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let verify: MockedMember<Bool, Void, Never, @Sendable (Bool) throws -> Void>

    init(_ origin: DoubleOrigin) {
      note = MockedMember("note(_:)", origin)
      remind = MockedMember("remind(_:)", origin)
      verify = MockedMember("verify(_:)", origin)
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
        "MockDiary", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func note(_ text: @autoclosure () -> String) {
    let textValue = text()
    mock.note.record(textValue).handler?(textValue)
  }

  func remind(_ text: @autoclosure @escaping () -> String) {
    let textValue = text()
    mock.remind.record(textValue).handler?(textValue)
  }

  func verify(_ condition: @autoclosure () throws -> Bool) rethrows {
    let conditionValue = try condition()
    let call = mock.verify.record(conditionValue)
    do {
      if let handler = call.handler { return try handler(conditionValue) }
    } catch {
      try call.rethrow(error) { throw $0 }
    }
    call.result()
  }
}
