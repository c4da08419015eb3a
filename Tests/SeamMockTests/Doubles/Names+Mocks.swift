// Written by 'seam mock' from Names.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Writer`.
final class MockWriter: Writer, Sendable {
  nonisolated struct Members: Sendable {
    let write: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let write_String: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let write_ArrayString: MockedMember<[String], Void, Never, @Sendable ([String]) -> Void>
    let write_ArrayArrayString: MockedMember<[[String]], Void, Never, @Sendable ([[String]]) -> Void>
    let write_DictionaryStringInt: MockedMember<
      [String: Int], Void, Never, @Sendable ([String: Int]) -> Void
    >

    init(_ origin: DoubleOrigin) {
      write = MockedMember("write(_:)", origin)
      write_String = MockedMember("write(_:)", as: "write_String", origin)
      write_ArrayString = MockedMember("write(_:)", as: "write_ArrayString", origin)
      write_ArrayArrayString = MockedMember("write(_:)", as: "write_ArrayArrayString", origin)
      write_DictionaryStringInt = MockedMember("write(_:)", as: "write_DictionaryStringInt", origin)
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
        "MockWriter", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func write(_ value: Int) {
    mock.write.record(value).handler?(value)
  }

  func write(_ value: String) {
    mock.write_String.record(value).handler?(value)
  }

  func write(_ value: [String]) {
    mock.write_ArrayString.record(value).handler?(value)
  }

  func write(_ value: [[String]]) {
    mock.write_ArrayArrayString.record(value).handler?(value)
  }

  func write(_ value: [String: Int]) {
    mock.write_DictionaryStringInt.record(value).handler?(value)
  }
}

/// A double of `Finder`.
final class MockFinder: Finder, Sendable {
  nonisolated struct Members: Sendable {
    let find: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>
    let find_nameString: MockedMember<String, Int, Never, @Sendable (String) -> Int>
    let find_nameString_inString: MockedMember<
      (name: String, place: String), Int, Never, @Sendable (String, String) -> Int
    >
    let find_forInt: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>

    init(_ origin: DoubleOrigin) {
      find = MockedMember("find(id:)", origin)
      find_nameString = MockedMember("find(name:)", as: "find_nameString", origin)
      find_nameString_inString = MockedMember("find(name:in:)", as: "find_nameString_inString", origin)
      find_forInt = MockedMember("find(for:)", as: "find_forInt", origin)
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
        "MockFinder", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func find(id: Int) -> Int {
    let call = mock.find.record(id)
    if let handler = call.handler { return handler(id) }
    return call.result()
  }

  func find(name: String) -> Int {
    let call = mock.find_nameString.record(name)
    if let handler = call.handler { return handler(name) }
    return call.result()
  }

  func find(name: String, in place: String) -> Int {
    let call = mock.find_nameString_inString.record((name, place))
    if let handler = call.handler { return handler(name, place) }
    return call.result()
  }

  func find(for id: Int) -> Int {
    let call = mock.find_forInt.record(id)
    if let handler = call.handler { return handler(id) }
    return call.result()
  }
}

/// A double of `Settings`.
final class MockSettings: Settings, Sendable {
  nonisolated struct Members: Sendable {
    let value: MockedMember<String, Int, Never, @Sendable (String) -> Int>
    let value_OptionalString: MockedMember<String, String?, Never, @Sendable (String) -> String?>
    let value_DictionaryStringInt: MockedMember<
      String, [String: Int], Never, @Sendable (String) -> [String: Int]
    >

    init(_ origin: DoubleOrigin) {
      value = MockedMember("value(_:)", origin)
      value_OptionalString = MockedMember("value(_:)", as: "value_OptionalString", origin)
      value_DictionaryStringInt = MockedMember("value(_:)", as: "value_DictionaryStringInt", origin)
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
        "MockSettings", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func value(_ key: String) -> Int {
    let call = mock.value.record(key)
    if let handler = call.handler { return handler(key) }
    return call.result()
  }

  func value(_ key: String) -> String? {
    let call = mock.value_OptionalString.record(key)
    if let handler = call.handler { return handler(key) }
    return call.result()
  }

  func value(_ key: String) -> [String: Int] {
    let call = mock.value_DictionaryStringInt.record(key)
    if let handler = call.handler { return handler(key) }
    return call.result()
  }
}

/// A double of `Loader`.
final class MockLoader: Loader, Sendable {
  nonisolated struct Members: Sendable {
    let load: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let load_async: MockedAsyncMember<Void, Int, Never, @Sendable () async -> Int>
    let save: MockedMember<Void, Int, any Error, @Sendable () throws -> Int>

    init(_ origin: DoubleOrigin) {
      load = MockedMember("load()", origin)
      load_async = MockedAsyncMember("load()", as: "load_async", origin)
      save = MockedMember("save()", origin)
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
        "MockLoader", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func load() -> Int {
    let call = mock.load.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func load() async -> Int {
    let call = await mock.load_async.record()
    if let handler = call.handler { return await handler() }
    return call.result()
  }

  func save() throws -> Int {
    let call = mock.save.record()
    if let handler = call.handler { return try handler() }
    return try call.result()
  }
}

/// A double of `Clash`.
final class MockClash: Clash, Sendable {
  nonisolated struct Members: Sendable {
    let find: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let findId: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let find_id: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let find_idString: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let findIdCallCount: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let findHandler: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let findHandler_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let findHandler_set_Int: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      find = MockedMember("find(id:)", origin)
      findId = MockedMember("findId()", origin)
      find_id = MockedMember("find_id()", origin)
      find_idString = MockedMember("find(id:)", as: "find_idString", origin)
      findIdCallCount = MockedMember("findIdCallCount", origin)
      findHandler = MockedMember("findHandler", origin)
      findHandler_set = MockedMember("findHandler", as: "findHandler_set", origin, standard: ())
      findHandler_set_Int = MockedMember("findHandler_set", as: "findHandler_set_Int", origin)
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
        "MockClash", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func find(id: Int) {
    mock.find.record(id).handler?(id)
  }

  func findId() {
    mock.findId.record().handler?()
  }

  func find_id() {
    mock.find_id.record().handler?()
  }

  func find(id: String) {
    mock.find_idString.record(id).handler?(id)
  }

  var findIdCallCount: Int {
    let call = mock.findIdCallCount.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var findHandler: Int {
    get {
      let call = mock.findHandler.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.findHandler_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.findHandler.remember(newValue)
    }
  }

  var findHandler_set: Int {
    let call = mock.findHandler_set_Int.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Recording`.
final class MockRecording: Recording, Sendable {
  nonisolated struct Members: Sendable {
    let calls: MockedMember<Void, [String], Never, @Sendable () -> [String]>
    let count: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let count_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let handler: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let mock: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let origin: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let record: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let when: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let reset: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ place: DoubleOrigin) {
      calls = MockedMember("calls", place)
      count = MockedMember("count", place)
      count_set = MockedMember("count", as: "count_set", place, standard: ())
      handler = MockedMember("handler", place)
      mock = MockedMember("mock", place)
      origin = MockedMember("origin", place)
      record = MockedMember("record()", place)
      when = MockedMember("when(_:)", place)
      reset = MockedMember("reset()", place)
    }
  }

  nonisolated let mock_: Members

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock_ = Members(
      DoubleOrigin(
        "MockRecording", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock_)
  }

  var calls: [String] {
    let call = mock_.calls.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var count: Int {
    get {
      let call = mock_.count.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock_.count_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock_.count.remember(newValue)
    }
  }

  var handler: Int {
    let call = mock_.handler.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var mock: Int {
    let call = mock_.mock.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var origin: Int {
    let call = mock_.origin.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func record() -> Int {
    let call = mock_.record.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func when(_ x: Int) {
    mock_.when.record(x).handler?(x)
  }

  func reset() {
    mock_.reset.record().handler?()
  }
}

/// A double of `Tricky`.
final class MockTricky: Tricky, Sendable {
  nonisolated struct Members: Sendable {
    let dial: MockedMember<
      (call: Int, handler: Int, mock: Int), Int, Never, @Sendable (Int, Int, Int) -> Int
    >
    let error: MockedMember<
      (error: Int, output: Int, element: String),
      Int,
      LineError,
      @Sendable (Int, Int, String) throws -> Int
    >
    let save: MockedMember<
      (origin: Int, newValue: Int, value: Int), Void, Never, @Sendable (Int, Int, Int) -> Void
    >

    init(_ origin: DoubleOrigin) {
      dial = MockedMember("dial(call:handler:mock:)", origin)
      error = MockedMember("error(_:output:element:)", origin)
      save = MockedMember("save(origin:newValue:value:)", origin)
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
        "MockTricky", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func dial(call: Int, handler: Int, mock: Int) -> Int {
    let call_ = self.mock.dial.record((call, handler, mock))
    if let handler_ = call_.handler { return handler_(call, handler, mock) }
    return call_.result()
  }

  func error(_ error: Int, output: Int, element: String) throws(LineError) -> Int {
    let call = mock.error.record((error, output, element))
    do {
      if let handler = call.handler { return try handler(error, output, element) }
    } catch {
      throw mock.error.admitted(error)
    }
    return try call.result()
  }

  func save(origin: Int, newValue: Int, value: Int) {
    mock.save.record((origin, newValue, value)).handler?(origin, newValue, value)
  }
}

/// A double of `Words`.
final class MockWords: Words, Sendable {
  nonisolated struct Members: Sendable {
    let `default`: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let default_set: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>
    let `protocol`: MockedMember<Void, String, Never, @Sendable () -> String>
    let `switch`: MockedMember<(x: Int, `for`: Int), Int, Never, @Sendable (Int, Int) -> Int>
    let `import`: MockedMember<String, Void, Never, @Sendable (String) -> Void>
    let `init`: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let inside: MockedMember<(`in`: Int, `is`: Int), Int, Never, @Sendable (Int, Int) -> Int>

    init(_ origin: DoubleOrigin) {
      `default` = MockedMember("`default`", origin)
      default_set = MockedMember("`default`", as: "default_set", origin, standard: ())
      `protocol` = MockedMember("`protocol`", origin)
      `switch` = MockedMember("`switch`(in:where:)", origin)
      `import` = MockedMember("`import`(_:)", origin)
      `init` = MockedMember("`init`()", origin)
      inside = MockedMember("inside(in:is:)", origin)
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
        "MockWords", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var `default`: Int {
    get {
      let call = mock.`default`.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.default_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.`default`.remember(newValue)
    }
  }

  var `protocol`: String {
    let call = mock.`protocol`.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func `switch`(in x: Int, where `for`: Int) -> Int {
    let call = mock.`switch`.record((x, `for`))
    if let handler = call.handler { return handler(x, `for`) }
    return call.result()
  }

  func `import`(_ `class`: String) {
    mock.`import`.record(`class`).handler?(`class`)
  }

  func `init`() -> Int {
    let call = mock.`init`.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func inside(in: Int, is: Int) -> Int {
    let call = mock.inside.record((`in`, `is`))
    if let handler = call.handler { return handler(`in`, `is`) }
    return call.result()
  }
}

/// A double of `Spaced`.
final class MockSpaced: Spaced, Sendable {
  nonisolated struct Members: Sendable {
    let `open the door`: MockedMember<Int, Bool, Never, @Sendable (Int) -> Bool>
    let `close it`: MockedMember<
      (`very slowly`: Bool, times: Int), Int, Never, @Sendable (Bool, Int) -> Int
    >
    let `number of doors`: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let `number of doors_set`: MockedMember<Int, Void, Never, @Sendable (Int) -> Void>

    init(_ origin: DoubleOrigin) {
      `open the door` = MockedMember("`open the door`(`on the`:)", origin)
      `close it` = MockedMember("`close it`(`very slowly`:_:)", origin)
      `number of doors` = MockedMember("`number of doors`", origin)
      `number of doors_set` = MockedMember(
        "`number of doors`", as: "number of doors_set", origin, standard: ())
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
        "MockSpaced", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func `open the door`(`on the` side: Int) -> Bool {
    let call = mock.`open the door`.record(side)
    if let handler = call.handler { return handler(side) }
    return call.result()
  }

  func `close it`(`very slowly`: Bool, _ times: Int) -> Int {
    let call = mock.`close it`.record((`very slowly`, times))
    if let handler = call.handler { return handler(`very slowly`, times) }
    return call.result()
  }

  var `number of doors`: Int {
    get {
      let call = mock.`number of doors`.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.`number of doors_set`.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.`number of doors`.remember(newValue)
    }
  }
}

/// A double of `Service`.
final class MockServiceDouble: Service, Sendable {
  nonisolated struct Members: Sendable {
    let serve: MockedMember<Void, MockService, Never, @Sendable () -> MockService>

    init(_ origin: DoubleOrigin) {
      serve = MockedMember("serve()", origin)
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
        "MockServiceDouble", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func serve() -> MockService {
    let call = mock.serve.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Planner`.
final class MockPlanner: Planner {
  nonisolated struct Members: Sendable {
    let add: MockedMember<Task, Store.Result, any Error, @Sendable (Task) throws -> Store.Result>
    let last: MockedAsyncMember<Void, Store.Error, Never, @Sendable () async -> Store.Error>

    init(_ origin: DoubleOrigin) {
      add = MockedMember("add(_:)", origin)
      last = MockedAsyncMember("last()", origin)
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
        "MockPlanner", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func add(_ task: Task) throws -> Store.Result {
    let call = mock.add.record(task)
    if let handler = call.handler { return try handler(task) }
    return try call.result()
  }

  func last() async -> Store.Error {
    let call = await mock.last.record()
    if let handler = call.handler { return await handler() }
    return call.result()
  }
}

/// A double of `Club`.
final class MockClub: Club, Sendable {
  nonisolated struct MockMembers: Sendable {
    let list: MockedMember<Void, Members, Never, @Sendable () -> Members>

    init(_ origin: DoubleOrigin) {
      list = MockedMember("list()", origin)
    }
  }

  nonisolated final class MockStatics: Sendable {
    let all: MockedMember<Void, Statics, Never, @Sendable () -> Statics>

    init(_ origin: DoubleOrigin) {
      all = MockedMember("all()", origin)
    }
  }

  nonisolated static var mock: MockStatics {
    DoubleStatics.handles(of: MockClub.self, named: "MockClub") { MockStatics($0) }
  }

  nonisolated let mock: MockMembers

  nonisolated init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (MockMembers) -> Void = { _ in }
  ) {
    mock = MockMembers(
      DoubleOrigin(
        "MockClub", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func list() -> Members {
    let call = mock.list.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  static func all() -> Statics {
    let call = mock.all.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}
