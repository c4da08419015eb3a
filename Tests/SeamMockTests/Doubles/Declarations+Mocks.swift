// Written by 'seam mock' from Declarations.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import Foundation
public import SeamDoubles

/// A double of `Recent`.
@available(macOS 14, iOS 17, *)
final class MockRecent: Recent, Sendable {
  nonisolated struct Members: Sendable {
    let go: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      go = MockedMember("go()", origin)
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
        "MockRecent", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func go() {
    mock.go.record().handler?()
  }
}

/// A double of `Ageing`.
final class MockAgeing: Ageing, Sendable {
  nonisolated struct Members: Sendable {
    let stale: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let fresh: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let future: MockedAsyncMember<Void, Int, Never, @Sendable () async -> Int>

    init(_ origin: DoubleOrigin) {
      stale = MockedMember("stale()", origin)
      fresh = MockedMember("fresh()", origin)
      future = MockedAsyncMember("future()", origin)
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
        "MockAgeing", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  @available(*, deprecated, message: "use fresh") func stale() -> Int {
    let call = mock.stale.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func fresh() -> Int {
    let call = mock.fresh.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  @available(macOS 15, *) func future() async -> Int {
    let call = await mock.future.record()
    if let handler = call.handler { return await handler() }
    return call.result()
  }
}

/// A double of `Open`.
public final class MockOpen: Open, Sendable {
  public nonisolated struct Members: Sendable {
    public let a: MockedMember<Void, Int, Never, @Sendable () -> Int>
    public let a_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    public let b: MockedMember<Void, Void, Never, @Sendable () -> Void>

    public init(_ origin: DoubleOrigin) {
      a = MockedMember("a", origin)
      a_set = MockedMember("a", as: "a_set", origin, standard: ())
      b = MockedMember("b()", origin)
    }
  }

  public nonisolated let mock: Members

  public nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockOpen", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  public var a: Int {
    get {
      let call = mock.a.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.a_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.a.remember(newValue)
    }
  }

  public func b() {
    mock.b.record().handler?()
  }
}

/// A double of `Shared`.
package final class MockShared: Shared, Sendable {
  package nonisolated struct Members: Sendable {
    package let a: MockedMember<Void, Int, Never, @Sendable () -> Int>
    package let a_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    package let b: MockedMember<Void, Void, Never, @Sendable () -> Void>

    package init(_ origin: DoubleOrigin) {
      a = MockedMember("a", origin)
      a_set = MockedMember("a", as: "a_set", origin, standard: ())
      b = MockedMember("b()", origin)
    }
  }

  package nonisolated final class Statics: Sendable {
    package let c: MockedMember<Void, Int, Never, @Sendable () -> Int>

    package init(_ origin: DoubleOrigin) {
      c = MockedMember("c()", origin)
    }
  }

  package nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockShared.self, named: "MockShared") { Statics($0) }
  }

  package nonisolated let mock: Members

  package nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockShared", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  package var a: Int {
    get {
      let call = mock.a.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.a_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.a.remember(newValue)
    }
  }

  package func b() {
    mock.b.record().handler?()
  }

  package static func c() -> Int {
    let call = mock.c.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Flags`.
final class MockFlags: Flags, Sendable {
  nonisolated struct Members: Sendable {
    let always: MockedMember<Void, Void, Never, @Sendable () -> Void>
    #if NEVER_SET
      let debugging: MockedMember<Void, Int, Never, @Sendable () -> Int>
    #elseif os(Linux)
      let system: MockedMember<Void, String, Never, @Sendable () -> String>
    #else
      let system: MockedMember<Void, Int, Never, @Sendable () -> Int>
    #endif

    init(_ origin: DoubleOrigin) {
      always = MockedMember("always()", origin)
      #if NEVER_SET
        debugging = MockedMember("debugging()", origin)
      #elseif os(Linux)
        system = MockedMember("system()", origin)
      #else
        system = MockedMember("system", origin)
      #endif
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
        "MockFlags", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func always() {
    mock.always.record().handler?()
  }

  #if NEVER_SET
    func debugging() -> Int {
      let call = mock.debugging.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
  #elseif os(Linux)
    func system() -> String {
      let call = mock.system.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
  #else
    var system: Int {
      let call = mock.system.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
  #endif
}

#if os(Linux)
/// A double of `OnLinux`.
final class MockOnLinux: OnLinux, Sendable {
  nonisolated struct Members: Sendable {
    let kernel: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      kernel = MockedMember("kernel()", origin)
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
        "MockOnLinux", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func kernel() -> String {
    let call = mock.kernel.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}
#endif

/// A double of `Factory`.
final class MockFactory: Factory, Sendable {
  nonisolated struct Members: Sendable {
    let make: MockedMember<any Leaf.Type, Any.Type, Never, @Sendable (any Leaf.Type) -> Any.Type>
    let register: MockedMember<
      (type: Any.Type, name: String), Void, Never, @Sendable (Any.Type, String) -> Void
    >
    let kind: MockedMember<Void, Int.Type, Never, @Sendable () -> Int.Type>

    init(_ origin: DoubleOrigin) {
      make = MockedMember("make(_:)", origin)
      register = MockedMember("register(_:as:)", origin)
      kind = MockedMember("kind", origin)
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
        "MockFactory", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func make(_ type: any Leaf.Type) -> Any.Type {
    let call = mock.make.record(type)
    if let handler = call.handler { return handler(type) }
    return call.result()
  }

  func register<Value>(_ type: Value.Type, as name: String) {
    mock.register.record((type, name)).handler?(type, name)
  }

  var kind: Int.Type {
    let call = mock.kind.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

extension News {
  /// A double of `Loading`.
  final class MockLoading: Loading, Sendable {
    nonisolated struct Members: Sendable {
      let load: MockedAsyncMember<Void, [Item], any Error, @Sendable () async throws -> [Item]>

      init(_ origin: DoubleOrigin) {
        load = MockedAsyncMember("load()", origin)
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
          "MockLoading", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
      prepare(mock)
    }

    func load() async throws -> [Item] {
      let call = await mock.load.record()
      if let handler = call.handler { return try await handler() }
      return try call.result()
    }
  }
}

/// A double of `Ticks`.
final class MockTicks: Ticks {
  nonisolated struct Members: Sendable {
    let numbers: MockedMember<Void, AsyncStream<Int>, Never, @Sendable () -> AsyncStream<Int>>
    let lines: MockedMember<
      Void,
      AsyncThrowingStream<String, any Error>,
      Never,
      @Sendable () -> AsyncThrowingStream<String, any Error>
    >

    init(_ origin: DoubleOrigin) {
      numbers = MockedMember("numbers()", origin)
      lines = MockedMember("lines()", origin)
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
        "MockTicks", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func numbers() -> AsyncStream<Int> {
    let call = mock.numbers.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func lines() -> AsyncThrowingStream<String, any Error> {
    let call = mock.lines.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Digest`.
final class MockDigest: Digest, Sendable {
  nonisolated struct Members: Sendable {
    let update: MockedMember<Void, Void, Never, @Sendable (UnsafeRawBufferPointer) -> Void>
    let result: MockedMember<Int, Int, Never, @Sendable (UnsafeMutablePointer<UInt8>, Int) -> Int>

    init(_ origin: DoubleOrigin) {
      update = MockedMember("update(_:)", origin)
      result = MockedMember("result(into:count:)", origin)
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
        "MockDigest", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func update(_ bytes: UnsafeRawBufferPointer) {
    mock.update.record().handler?(bytes)
  }

  func result(into output: UnsafeMutablePointer<UInt8>, count: Int) -> Int {
    let call = mock.result.record(count)
    if let handler = call.handler { return handler(output, count) }
    return call.result()
  }
}

/// Says something.
///  - Note: not much.
final class MockHerald: Herald, Sendable {
  nonisolated struct Members: Sendable {
    let cry: MockedMember<(text: String, times: Int), Int, Never, @Sendable (String, Int) -> Int>
    let hush: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let volume: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      cry = MockedMember("cry(_:times:)", origin)
      hush = MockedMember("hush()", origin)
      volume = MockedMember("volume", origin)
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
        "MockHerald", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  /// Cries `text`.
  func cry(_ text: String, times: Int) -> Int {
    let call = mock.cry.record((text, times))
    if let handler = call.handler { return handler(text, times) }
    return call.result()
  }

  func hush() {
    mock.hush.record().handler?()
  }

  var volume: Int {
    let call = mock.volume.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Log`.
final class MockLog: Log, Sendable {
  nonisolated struct Members: Sendable {
    let entries: MockedMember<Date, [URL], Never, @Sendable (Date) -> [URL]>
    let folder: MockedMember<Void, URL, Never, @Sendable () -> URL>
    let data: MockedAsyncMember<
      UUID, (Data, TimeInterval), any Error, @Sendable (UUID) async throws -> (Data, TimeInterval)
    >

    init(_ origin: DoubleOrigin) {
      entries = MockedMember("entries(since:)", origin)
      folder = MockedMember("folder", origin)
      data = MockedAsyncMember("data(for:)", origin)
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
        "MockLog", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func entries(since date: Date) -> [URL] {
    let call = mock.entries.record(date)
    if let handler = call.handler { return handler(date) }
    return call.result()
  }

  var folder: URL {
    let call = mock.folder.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func data(for id: UUID) async throws -> (Data, TimeInterval) {
    let call = await mock.data.record(id)
    if let handler = call.handler { return try await handler(id) }
    return try call.result()
  }
}
