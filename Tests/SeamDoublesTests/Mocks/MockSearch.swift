import SeamDoubles

struct Unreachable: Error, Equatable {}

final class Opaque: Sendable {}

protocol Search: Sendable {
  var language: String { get set }
  func results(for text: String, page: Int) async throws -> [String]
  func suggestion(_ text: String) -> String
  func first() -> Opaque
  func open() throws(Unreachable) -> Int
  func clear()
  func refresh() async throws
  static func make() -> String
  static func clearAll()
}

/// What `seam mock` writes, written by hand.
final class MockSearch: Search, Sendable {
  final class Members: Sendable {
    let language: MockedMember<Void, String, Never, @Sendable () -> String>
    let languageSet: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let results:
      MockedAsyncMember<
        (text: String, page: Int), [String], any Error, @Sendable (String, Int) async throws -> [String]
      >
    let suggestion: MockedMember<String, String, Never, @Sendable (String) -> String>
    let first: MockedMember<Void, Opaque, Never, @Sendable () -> Opaque>
    let open: MockedMember<Void, Int, Unreachable, @Sendable () throws -> Int>
    let clear: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let refresh: MockedAsyncMember<Void, Void, any Error, @Sendable () async throws -> Void>

    init(_ origin: DoubleOrigin) {
      language = MockedMember("language", origin)
      languageSet = MockedMember("language", as: "languageSet", origin, standard: ())
      results = MockedAsyncMember("results(for:page:)", origin)
      suggestion = MockedMember("suggestion(_:)", origin)
      first = MockedMember("first()", origin)
      open = MockedMember("open()", origin)
      clear = MockedMember("clear()", origin)
      refresh = MockedAsyncMember("refresh()", origin)
    }
  }

  final class Statics: Sendable {
    let make: MockedMember<Void, String, Never, @Sendable () -> String>
    let clearAll: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      make = MockedMember("make()", origin)
      clearAll = MockedMember("clearAll()", origin)
    }
  }

  static var mock: Statics {
    DoubleStatics.handles(of: MockSearch.self, named: "MockSearch", make: Statics.init)
  }

  let mock: Members

  init(
    _ reports: any DoubleReporter = Reports(), _ strictness: DoubleStrictness? = nil, line: UInt = #line
  ) {
    let place = DoubleOrigin.Place(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    mock = Members(DoubleOrigin("MockSearch", strictness, at: place, reports))
  }

  var language: String {
    get {
      let call = mock.language.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.languageSet.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.language.remember(newValue)
    }
  }

  func results(for text: String, page: Int) async throws -> [String] {
    let call = await mock.results.record((text, page))
    if let handler = call.handler { return try await handler(text, page) }
    return try call.result()
  }

  func suggestion(_ text: String) -> String {
    let call = mock.suggestion.record(text)
    if let handler = call.handler { return handler(text) }
    return call.result()
  }

  func first() -> Opaque {
    let call = mock.first.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func open() throws(Unreachable) -> Int {
    let call = mock.open.record()
    do {
      if let handler = call.handler { return try handler() }
    } catch {
      throw mock.open.admitted(error)
    }
    return try call.result()
  }

  func clear() { mock.clear.record().handler?() }

  func refresh() async throws {
    let call = await mock.refresh.record()
    if let handler = call.handler { return try await handler() }
    try call.result()
  }

  static func clearAll() { mock.clearAll.record().handler?() }

  static func make() -> String {
    let call = mock.make.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// The reports of one double.
final class Reports: DoubleReporter {
  private let received = CallRecorder<DoubleReport>()
  private let ends = CallRecorder<Void>()

  var texts: [String] { received.calls.map(\.description) }
  var headlines: [String] { received.calls.map(\.headline) }
  var hasEnded: Bool { ends.count == 1 }

  func record(_ report: DoubleReport) { received.record(report) }
  func end() { ends.record(()) }
}
