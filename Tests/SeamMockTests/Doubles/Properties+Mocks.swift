// Written by 'seam mock' from Properties.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Preferences`.
final class MockPreferences: Preferences, Sendable {
  nonisolated struct Members: Sendable {
    let isQuiet: MockedMember<Void, Bool, Never, @Sendable () -> Bool>
    let palette: MockedMember<Void, Palette, Never, @Sendable () -> Palette>
    let palette_set: MockedMember<Palette, Void, Never, @Sendable (Palette) -> Void>
    let nickname: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let nickname_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>

    init(_ origin: DoubleOrigin) {
      isQuiet = MockedMember("isQuiet", origin)
      palette = MockedMember("palette", origin)
      palette_set = MockedMember("palette", as: "palette_set", origin, standard: ())
      nickname = MockedMember("nickname", origin)
      nickname_set = MockedMember("nickname", as: "nickname_set", origin, standard: ())
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
        "MockPreferences", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var isQuiet: Bool {
    let call = mock.isQuiet.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var palette: Palette {
    get {
      let call = mock.palette.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.palette_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.palette.remember(newValue)
    }
  }

  var nickname: String? {
    get {
      let call = mock.nickname.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.nickname_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.nickname.remember(newValue)
    }
  }
}

/// A double of `Gauge`.
final class MockGauge: Gauge, Sendable {
  nonisolated struct Members: Sendable {
    let late: MockedAsyncMember<Void, Int, Never, @Sendable () async -> Int>
    let risky: MockedMember<Void, Int, any Error, @Sendable () throws -> Int>
    let both: MockedAsyncMember<Void, String, any Error, @Sendable () async throws -> String>
    let narrow: MockedMember<Void, String, ReadingError, @Sendable () throws -> String>

    init(_ origin: DoubleOrigin) {
      late = MockedAsyncMember("late", origin)
      risky = MockedMember("risky", origin)
      both = MockedAsyncMember("both", origin)
      narrow = MockedMember("narrow", origin)
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
        "MockGauge", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var late: Int {
    get async {
      let call = await mock.late.record()
      if let handler = call.handler { return await handler() }
      return call.result()
    }
  }

  var risky: Int {
    get throws {
      let call = mock.risky.record()
      if let handler = call.handler { return try handler() }
      return try call.result()
    }
  }

  var both: String {
    get async throws {
      let call = await mock.both.record()
      if let handler = call.handler { return try await handler() }
      return try call.result()
    }
  }

  var narrow: String {
    get throws(ReadingError) {
      let call = mock.narrow.record()
      do {
        if let handler = call.handler { return try handler() }
      } catch {
        throw mock.narrow.admitted(error)
      }
      return try call.result()
    }
  }
}

/// A double of `Button`.
final class MockButton: Button, Sendable {
  nonisolated struct Members: Sendable {
    let onTap: MockedMember<Void, (() -> Void)?, Never, @Sendable () -> (() -> Void)?>
    let onTap_set: MockedMember<(() -> Void)?, Void, Never, @Sendable ((() -> Void)?) -> Void>
    let format: MockedMember<Void, (Int) -> String, Never, @Sendable () -> (Int) -> String>
    let format_set: MockedMember<
      (Int) -> String, Void, Never, @Sendable (@escaping (Int) -> String) -> Void
    >

    init(_ origin: DoubleOrigin) {
      onTap = MockedMember("onTap", origin)
      onTap_set = MockedMember("onTap", as: "onTap_set", origin, standard: ())
      format = MockedMember("format", origin)
      format_set = MockedMember("format", as: "format_set", origin, standard: ())
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
        "MockButton", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var onTap: (() -> Void)? {
    get {
      let call = mock.onTap.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.onTap_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.onTap.remember(newValue)
    }
  }

  var format: (Int) -> String {
    get {
      let call = mock.format.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.format_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.format.remember(newValue)
    }
  }
}

/// A double of `Storyboard`.
final class MockStoryboard: Storyboard, Sendable {
  nonisolated struct Members: Sendable {
    let title: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let title_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let view: MockedMember<String?, Int?, Never, @Sendable (String?) -> Int?>

    init(_ origin: DoubleOrigin) {
      title = MockedMember("title", origin)
      title_set = MockedMember("title", as: "title_set", origin, standard: ())
      view = MockedMember("view(_:)", origin)
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
        "MockStoryboard", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var title: String! {
    get {
      let call = mock.title.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.title_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.title.remember(newValue)
    }
  }

  func view(_ name: String!) -> Int! {
    let call = mock.view.record(name)
    if let handler = call.handler { return handler(name) }
    return call.result()
  }
}

/// A double of `Ticker`.
final class MockTicker: Ticker, Sendable {
  nonisolated struct Members: Sendable {
    let tick: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let next: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let next_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>

    init(_ origin: DoubleOrigin) {
      tick = MockedMember("tick()", origin)
      next = MockedMember("next", origin)
      next_set = MockedMember("next", as: "next_set", origin, standard: ())
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
        "MockTicker", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func tick() {
    mock.tick.record().handler?()
  }

  var next: Int {
    get {
      let call = mock.next.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.next_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.next.remember(newValue)
    }
  }
}
