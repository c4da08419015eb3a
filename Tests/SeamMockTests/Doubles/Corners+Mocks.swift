// Written by 'seam mock' from Corners.swift; changes are lost when it is written again.
// swift-format-ignore-file
// swiftlint:disable all

public import SeamDoubles

/// A double of `Filing`.
@Depot final class MockFiling: Filing {
  nonisolated struct Members: Sendable {
    let file: MockedMember<String, Int, Never, @Depot @Sendable (String) -> Int>
    let label: MockedMember<Void, String, Never, @Sendable () -> String>

    init(_ origin: DoubleOrigin) {
      file = MockedMember("file(_:)", origin)
      label = MockedMember("label()", origin)
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
        "MockFiling", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func file(_ paper: String) -> Int {
    let call = mock.file.record(paper)
    if let handler = call.handler { return handler(paper) }
    return call.result()
  }

  nonisolated func label() -> String {
    let call = mock.label.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

/// A double of `Board`.
@MainActor final class MockBoard: Board {
  nonisolated struct Members: Sendable {
    let title: MockedMember<Void, String, Never, @Sendable () -> String>
    let notes: MockedMember<Void, [String], Never, @MainActor @Sendable () -> [String]>
    let notes_set: MockedMember<[String], Void, Never, @MainActor @Sendable ([String]) -> Void>

    init(_ origin: DoubleOrigin) {
      title = MockedMember("title", origin)
      notes = MockedMember("notes", origin)
      notes_set = MockedMember("notes", as: "notes_set", origin, standard: ())
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
        "MockBoard", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  nonisolated var title: String {
    let call = mock.title.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  var notes: [String] {
    get {
      let call = mock.notes.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.notes_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.notes.remember(newValue)
    }
  }
}

/// A double of `Kitchen`.
final class MockKitchen: Kitchen, Sendable {
  nonisolated struct Members: Sendable {
    let menu: MockedMember<Void, [String], Never, @Sendable () -> [String]>
    let cook: MockedMember<Void, Int, Never, @Sendable (() -> [String]) -> Int>

    init(_ origin: DoubleOrigin) {
      menu = MockedMember("menu", origin)
      cook = MockedMember("cook(_:)", origin)
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
        "MockKitchen", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  var menu: [String] {
    let call = mock.menu.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }

  func cook(@Menu _ dishes: () -> [String]) -> Int {
    let call = mock.cook.record()
    if let handler = call.handler { return handler(dishes) }
    return call.result()
  }
}

/// A double of `Muddle`.
final class MockMuddle: Muddle, Sendable {
  nonisolated struct Members: Sendable {
    let shout: MockedMember<(text: String, textValue: Int), Int, Never, @Sendable (String, Int) -> Int>
    let list: MockedMember<
      (values: [Any], valuesElements: Int), Int, Never, @Sendable ([Any], Int) -> Int
    >
    let hold: MockedAsyncMember<Int, Int, Never, @Sendable (Int) async -> Int>
    let all: MockedMember<
      (steps: [(Int) -> Void], last: (Int) -> Void),
      Void,
      Never,
      @Sendable ([(Int) -> Void], @escaping (Int) -> Void) -> Void
    >
    let `subscript`: MockedMember<Int, Int, Never, @Sendable (Int) -> Int>
    let subscript_set: MockedMember<
      (newValue: Int, newValue_: Int), Void, Never, @Sendable (Int, Int) -> Void
    >
    let pair: MockedMember<
      Void, (run: () -> Void, count: Int), Never, @Sendable () -> (run: () -> Void, count: Int)
    >
    let pair_set: MockedMember<
      (run: () -> Void, count: Int), Void, Never, @Sendable ((run: () -> Void, count: Int)) -> Void
    >
    let nothing: MockedMember<Void, Void, Never, @Sendable () -> Void>
    let nothing_set: MockedMember<Void, Void, Never, @Sendable (()) -> Void>

    init(_ origin: DoubleOrigin) {
      shout = MockedMember("shout(text:textValue:)", origin)
      list = MockedMember("list(values:valuesElements:)", origin)
      hold = MockedAsyncMember("hold(_:)", origin)
      all = MockedMember("all(_:then:)", origin)
      `subscript` = MockedMember("subscript(_:)", as: "subscript", origin)
      subscript_set = MockedMember("subscript(_:)", as: "subscript_set", origin)
      pair = MockedMember("pair", origin)
      pair_set = MockedMember("pair", as: "pair_set", origin, standard: ())
      nothing = MockedMember("nothing", origin)
      nothing_set = MockedMember("nothing", as: "nothing_set", origin, standard: ())
    }
  }

  nonisolated final class Statics: Sendable {
    let `init`: MockedMember<(mock: Int, `Self`: Int), Void, Never, @Sendable (Int, Int) -> Void>

    init(_ origin: DoubleOrigin) {
      `init` = MockedMember("init(mock:`Self`:)", as: "init", origin, standard: ())
    }
  }

  nonisolated static var mock: Statics {
    DoubleStatics.handles(of: MockMuddle.self, named: "MockMuddle") { Statics($0) }
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
        "MockMuddle", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func shout(text: @autoclosure () -> String, textValue: Int) -> Int {
    let textValue_ = text()
    let call = mock.shout.record((textValue_, textValue))
    if let handler = call.handler { return handler(textValue_, textValue) }
    return call.result()
  }

  func list<each Value>(values: repeat each Value, valuesElements: Int) -> Int {
    var valuesElements_: [Any] = []
    for element in repeat each values { valuesElements_.append(element) }
    let call = mock.list.record((valuesElements_, valuesElements))
    if let handler = call.handler { return handler(valuesElements_, valuesElements) }
    return call.result()
  }

  func hold(_ await: Int) async -> Int {
    let call = await mock.hold.record(`await`)
    if let handler = call.handler { return await handler(`await`) }
    return call.result()
  }

  func all(_ steps: (Int) -> Void..., then last: @escaping (Int) -> Void) {
    mock.all.record((steps, last)).handler?(steps, last)
  }

  subscript(newValue: Int) -> Int {
    get {
      let call = mock.`subscript`.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      return call.result()
    }
    set(newValue_) {
      mock.subscript_set.record((newValue, newValue_)).handler?(newValue, newValue_)
    }
  }

  var pair: (run: () -> Void, count: Int) {
    get {
      let call = mock.pair.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }
    set {
      let call = mock.pair_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.pair.remember(newValue)
    }
  }

  var nothing: Void {
    get {
      mock.nothing.record().handler?()
    }
    set {
      let call = mock.nothing_set.record(newValue)
      if let handler = call.handler { return handler(newValue) }
      mock.nothing.remember(newValue)
    }
  }

  init(mock: Int, `Self`: Int) {
    self.mock = Members(DoubleOrigin("MockMuddle"))
    MockMuddle.mock.`init`.record((mock, `Self`)).handler?(mock, `Self`)
  }
}

/// A double of `muddle`.
final class Mock_muddle: muddle, Sendable {
  nonisolated struct Members: Sendable {
    let less: MockedMember<Void, Void, Never, @Sendable () -> Void>

    init(_ origin: DoubleOrigin) {
      less = MockedMember("less()", origin)
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
        "Mock_muddle", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func less() {
    mock.less.record().handler?()
  }
}

/// A double of `Taken`.
final class MockTakenDoubleDouble: Taken, Sendable {
  nonisolated struct Members: Sendable {
    let take: MockedMember<Void, MockTaken, Never, @Sendable () -> MockTaken>

    init(_ origin: DoubleOrigin) {
      take = MockedMember("take()", origin)
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
        "MockTakenDoubleDouble", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  func take() -> MockTaken {
    let call = mock.take.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}

@available(*, deprecated)
extension Attic.Corner {
  /// A double of `Chest`.
  final class MockChest: Chest, Sendable {
    nonisolated struct Members: Sendable {
      let open: MockedMember<Attic.Dust, Int, Never, @Sendable (Attic.Dust) -> Int>

      init(_ origin: DoubleOrigin) {
        open = MockedMember("open(_:)", origin)
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
          "MockChest", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
      prepare(mock)
    }

    func open(_ dust: Attic.Dust) -> Int {
      let call = mock.open.record(dust)
      if let handler = call.handler { return handler(dust) }
      return call.result()
    }
  }
}

extension Void3 {
  /// A double of `Hollow`.
  final class MockHollow: Hollow, Sendable {
    nonisolated struct Members: Sendable {
      let echo: MockedMember<Swift.Void, (Void), Never, @Sendable () -> (Void)>
      let silence: MockedMember<Swift.Void, Swift.Void, Never, @Sendable () -> Swift.Void>

      init(_ origin: DoubleOrigin) {
        echo = MockedMember("echo()", origin)
        silence = MockedMember("silence()", origin)
      }
    }

    nonisolated let mock: Members

    nonisolated init(
      _ strictness: DoubleStrictness? = nil,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: UInt = #line, column: UInt = #column,
      _ prepare: (Members) -> Swift.Void = { _ in }
    ) {
      mock = Members(
        DoubleOrigin(
          "MockHollow", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
      prepare(mock)
    }

    func echo() -> Void {
      let call = mock.echo.record()
      if let handler = call.handler { return handler() }
      return call.result()
    }

    func silence() {
      mock.silence.record().handler?()
    }
  }
}

/// A double of `Backstage`.
@_spi(Testing)
public final class MockBackstage: Backstage, Sendable {
  public nonisolated struct Members: Sendable {
    public let enter: MockedMember<Void, Int, Never, @Sendable () -> Int>

    public init(_ origin: DoubleOrigin) {
      enter = MockedMember("enter()", origin)
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
        "MockBackstage", strictness, fileID: fileID, filePath: filePath, line: line, column: column))
    prepare(mock)
  }

  public func enter() -> Int {
    let call = mock.enter.record()
    if let handler = call.handler { return handler() }
    return call.result()
  }
}
