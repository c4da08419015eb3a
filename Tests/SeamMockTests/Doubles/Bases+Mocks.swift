// Written by 'seam mock' from Bases.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Stacked`.
final class MockStacked: Crate<Int>, Stacked {
  nonisolated struct Members: Sendable {
    let stack: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      stack = MockedMember("stack()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    load: Int,
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockStacked", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init(load: load)
    prepare(mock)
  }

  func stack() -> Int {
    let call = mock.stack.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Towed`.
final class MockTowed: Barge, Towed {
  nonisolated struct Members: Sendable {
    let tow: MockedMember<Void, Bool, Never, @Sendable () -> Bool>

    init(_ origin: DoubleOrigin) {
      tow = MockedMember("tow()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    length: Int,
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockTowed", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init(length: length)
    prepare(mock)
  }

  func tow() -> Bool {
    let call = mock.tow.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Hung`.
final class MockHung: Curtain, Hung {
  nonisolated struct Members: Sendable {
    let hang: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      hang = MockedMember("hang()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    width: Int,
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockHung", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    try! super.init(width: width)
    prepare(mock)
  }

  required init(width: Int) throws {
    mock = Members(DoubleOrigin("MockHung"))
    try super.init(width: width)
  }

  func hang() {
    mock.hang.record().handler?()
  }
}

/// A double of `Numbered`.
final class MockNumbered: Leaflet, Numbered {
  nonisolated struct Members: Sendable {
    init(_ origin: DoubleOrigin) {}
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(number:)", as: "init", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockNumbered.self, named: "MockNumbered") { Statics($0) }
  }

  nonisolated let mock: Members

  init(
    number: Int,
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockNumbered", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init(number: number)
    prepare(mock)
  }

  override init(number: Int) {
    mock = Members(DoubleOrigin("MockNumbered"))
    super.init(number: number)
    Self.mock.`init`.record(number).handler?(number)
  }
}

/// A double of `Built`.
final class MockBuilt: Yard.Shed, Built {
  nonisolated struct Members: Sendable {
    let build: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      build = MockedMember("build()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    plan: Yard.Plan,
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockBuilt", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init(plan: plan)!
    prepare(mock)
  }

  func build() -> Int {
    let call = mock.build.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Lifted`.
final class MockLifted: Pallet, Lifted {
  nonisolated struct Members: Sendable {
    let lift: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      lift = MockedMember("lift()", origin)
    }
  }

  nonisolated let mock: Members

  init(
    load: [String],
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockLifted", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    super.init(load: load)
    prepare(mock)
  }

  func lift() {
    mock.lift.record().handler?()
  }
}
