// Written by 'seam mock' from Isolation.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

import SeamDoubles

/// A double of `Vault`.
actor MockVault: Vault {
  nonisolated struct Members: Sendable {
    let balance: MockedMember<Void, Int, Never, @Sendable () -> Int>
    let deposit: MockedMember<Int, Int, any Error, @Sendable (Int) throws -> Int>
    let wait: MockedAsyncMember<
      Bundle2, Bundle2, Never, nonisolated(nonsending) @Sendable (Bundle2) async -> Bundle2
    >
    let name: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      balance = MockedMember("balance", origin)
      deposit = MockedMember("deposit(_:)", origin)
      wait = MockedAsyncMember("wait(_:)", origin)
      name = MockedMember("name", origin)
    }
  }

  nonisolated let mock: Members

  init(
    _ strictness: DoubleStrictness? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ prepare: (Members) -> Void = { _ in }
  ) {
    mock = Members(
      DoubleOrigin(
        "MockVault", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var balance: Int {
    let call = mock.balance.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func deposit(_ amount: Int) throws -> Int {
    let call = mock.deposit.record(amount)
    if let handler = call.handler { return try handler(amount) }
    return try call.result()
  }

  func wait(_ parcel: Bundle2) async -> Bundle2 {
    let call = await mock.wait.record(parcel)
    if let handler = call.handler { return await handler(parcel) }
    return call.result()
  }

  nonisolated var name: String {
    let call = mock.name.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Guide`.
@MainActor final class MockGuide: Guide {
  nonisolated struct Members: Sendable {
    let root: MockedMember<Void, Window?, Never, @MainActor @Sendable () -> Window?>
    let root_set: MockedMember<Window?, Void, Never, @MainActor @Sendable (Window?) -> Void>
    let start: MockedMember<Bool, Void, Never, @MainActor @Sendable (Bool) -> Void>
    let finish: MockedAsyncMember<Void, Int, any Error, @MainActor @Sendable () async throws -> Int>

    init(_ origin: DoubleOrigin) {
      root = MockedMember("root", origin)
      root_set = MockedMember("root", as: "root_set", origin, standard: ())
      start = MockedMember("start(animated:)", origin)
      finish = MockedAsyncMember("finish()", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let make: MockedMember<Void, String, Never, @MainActor @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      make = MockedMember("make()", origin)
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockGuide.self, named: "MockGuide") { Statics($0) }
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
        "MockGuide", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var root: Window? {
    get {
      let call = mock.root.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.root_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.root.remember(newValue)
    }
  }

  func start(animated: Bool) {
    mock.start.record(animated).handler?(animated)
  }

  func finish() async throws -> Int {
    let call = await mock.finish.record()
    if let handler = call.handler { return try await handler() }
    return try call.result()
  }

  static func make() -> String {
    let call = mock.make.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Mixed`.
final class MockMixed: Mixed {
  nonisolated struct Members: Sendable {
    let show: MockedMember<String, Void, Never, @MainActor @Sendable (String) -> Void>
    let title: MockedMember<Void, String, Never, @MainActor @Sendable () -> String>
    let title_set: MockedMember<String, Void, Never, @MainActor @Sendable (String) -> Void>
    let compute: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      show = MockedMember("show(_:)", origin)
      title = MockedMember("title", origin)
      title_set = MockedMember("title", as: "title_set", origin, standard: ())
      compute = MockedMember("compute()", origin)
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
        "MockMixed", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  @MainActor func show(_ text: String) {
    mock.show.record(text).handler?(text)
  }

  @MainActor var title: String {
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

  nonisolated func compute() -> Int {
    let call = mock.compute.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Runner`.
final class MockRunner: Runner, Sendable {
  nonisolated struct Members: Sendable {
    let run: MockedAsyncMember<
      Void, Int, Never, nonisolated(nonsending) @Sendable ((any Actor)?) async -> Int
    >
    let near: MockedAsyncMember<
      Bundle2, Void, Never, nonisolated(nonsending) @Sendable (Bundle2) async -> Void
    >
    let far: MockedAsyncMember<Void, Void, Never, @Sendable () async -> Void>

    init(_ origin: DoubleOrigin) {
      run = MockedAsyncMember("run(isolation:)", origin)
      near = MockedAsyncMember("near(_:)", origin)
      far = MockedAsyncMember("far()", origin)
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
        "MockRunner", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func run(isolation: isolated (any Actor)?) async -> Int {
    let call = await mock.run.record()
    if let handler = call.handler { return await handler(isolation) }
    return call.result()
  }

  nonisolated(nonsending) func near(_ parcel: Bundle2) async {
    await mock.near.record(parcel).handler?(parcel)
  }

  @concurrent func far() async {
    await mock.far.record().handler?()
  }
}

/// A double of `Directory`.
final class MockDirectory: Directory {
  nonisolated struct Members: Sendable {
    let token: MockedMember<Void, String?, Never, @Sendable () -> String?>
    let token_set: MockedMember<String?, Void, Never, @Sendable (String?) -> Void>
    let customer: MockedAsyncMember<Int, Customer, any Error, @Sendable (Int) async throws -> Customer>
    let update: MockedAsyncMember<Customer, Void, Never, @Sendable (Customer) async -> Void>

    init(_ origin: DoubleOrigin) {
      token = MockedMember("token", origin)
      token_set = MockedMember("token", as: "token_set", origin, standard: ())
      customer = MockedAsyncMember("customer(_:)", origin)
      update = MockedAsyncMember("update(_:)", origin)
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
        "MockDirectory", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var token: String? {
    get {
      let call = mock.token.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.token_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.token.remember(newValue)
    }
  }

  func customer(_ id: Int) async throws -> Customer {
    let call = await mock.customer.record(id)
    if let handler = call.handler { return try await handler(id) }
    return try call.result()
  }

  func update(_ customer: Customer) async {
    await mock.update.record(customer).handler?(customer)
  }
}

/// A double of `Drawer`.
final class MockDrawer: Drawer {
  nonisolated struct Members: Sendable {
    let keep: MockedMember<Bundle2, Void, Never, @Sendable (Bundle2) -> Void>
    let take: MockedMember<Void, Bundle2, Never, @Sendable () -> Bundle2>
    let anything: MockedMember<Any, Any?, Never, @Sendable (Any) -> Any?>

    init(_ origin: DoubleOrigin) {
      keep = MockedMember("keep(_:)", origin)
      take = MockedMember("take()", origin)
      anything = MockedMember("anything(_:)", origin)
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
        "MockDrawer", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func keep(_ parcel: Bundle2) {
    mock.keep.record(parcel).handler?(parcel)
  }

  func take() -> Bundle2 {
    let call = mock.take.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func anything(_ value: Any) -> Any? {
    let call = mock.anything.record(value)
    if let handler = call.handler { return handler(value) }
    return call.result()
  }
}

/// A double of `Shipping`.
final class MockShipping: Shipping {
  nonisolated struct Members: Sendable {
    let ship: MockedAsyncMember<Void, Void, Never, @Sendable (sending Bundle2) async -> Void>
    let collect: MockedAsyncMember<Void, Bundle2, Never, @Sendable () async -> sending Bundle2>

    init(_ origin: DoubleOrigin) {
      ship = MockedAsyncMember("ship(_:)", origin)
      collect = MockedAsyncMember("collect()", origin)
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
        "MockShipping", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func ship(_ parcel: sending Bundle2) async {
    await mock.ship.record().handler?(parcel)
  }

  func collect() async -> sending Bundle2 {
    let call = await mock.collect.record()
    if let handler = call.handler { return await handler() }
    return call.handedOver()
  }
}

/// A double of `Disk`.
final class MockDisk: Disk, Sendable {
  nonisolated struct Members: Sendable {
    let size: MockedMember<Void, Int, Never, @Sendable (borrowing Descriptor) -> Int>
    let close: MockedMember<Void, Void, Never, @Sendable (consuming Descriptor) -> Void>
    let keep: MockedMember<String, String, Never, @Sendable (consuming String) -> String>

    init(_ origin: DoubleOrigin) {
      size = MockedMember("size(_:)", origin)
      close = MockedMember("close(_:)", origin)
      keep = MockedMember("keep(_:)", origin)
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
        "MockDisk", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func size(_ file: borrowing Descriptor) -> Int {
    let call = mock.size.record()
    if let handler = call.handler { return handler(file) }
    return call.result()
  }

  func close(_ file: consuming Descriptor) {
    let call = mock.close.record()
    if let handler = call.handler { return handler(file) }
    call.result()
  }

  func keep(_ text: consuming String) -> String {
    let call = mock.keep.record(copy text)
    if let handler = call.handler { return handler(text) }
    return call.result()
  }
}

/// A double of `Ticket`.
final class MockTicket: Ticket, Sendable {
  nonisolated struct Members: Sendable {
    let punch: MockedMember<Void, Bool, Never, @Sendable () -> Bool>
    let redeem: MockedMember<Void, Int, Never, @Sendable () -> Int>

    init(_ origin: DoubleOrigin) {
      punch = MockedMember("punch()", origin)
      redeem = MockedMember("redeem()", origin)
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
        "MockTicket", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func punch() -> Bool {
    let call = mock.punch.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func redeem() -> Int {
    let call = mock.redeem.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Mirror2`.
@MainActor final class MockMirror2: Mirror2 {
  nonisolated struct Members: Sendable {
    let sync: MockedMember<[UInt8], Void, Never, @MainActor @Sendable ([UInt8]) -> Void>

    init(_ origin: DoubleOrigin) {
      sync = MockedMember("sync(_:)", origin)
    }
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init()", as: "init", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockMirror2.self, named: "MockMirror2") { Statics($0) }
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
        "MockMirror2", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated init() {
    mock = Members(DoubleOrigin("MockMirror2"))
    Self.mock.`init`.record().handler?()
  }

  func sync(_ bytes: [UInt8]) {
    mock.sync.record(bytes).handler?(bytes)
  }
}
