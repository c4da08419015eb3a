import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  var made = Tally()
  static let main = AppScope()
}

private enum Failure: Error, Equatable { case full }

/// A dependency as a struct of closures.
private struct Clock: Sendable {
  var now: @Sendable () -> Int
}

private protocol Named: Sendable { var name: String { get } }
extension Part: Named {}
extension Part: Hashable {
  static func == (one: Part, other: Part) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A value of many words.
private struct Shelf: Sendable {
  var parts: (Part, Part, Part, Part, Part, Part)
  var label = "shelf"
}

/// A value that has to lie at a multiple of its size.
private struct Grid: Sendable {
  var cells: SIMD16<Double>
  var part: Part
}

/// Counts who listens.
private final class Bell: Sendable, Hashable {
  private let listeners = Tally()
  func listen(_ change: Int) { for _ in 0..<abs(change) { listeners.count(change > 0 ? "came" : "went") } }
  func ring() -> Int { listeners["came"] - listeners["went"] }
  static func == (one: Bell, other: Bell) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Doorman: Sendable {
  private let bell: Bell
  init(bell: Bell) {
    self.bell = bell
    bell.listen(1)
  }
  deinit { bell.listen(-1) }
}

extension AppScope {
  fileprivate subscript(doorman bell: Bell) -> Doorman { shared(\.[doorman: bell]) { Doorman(bell: bell) } }
  fileprivate var token: Part { shared(\.token) { made.part("token") } }
  fileprivate var session: Part { shared(\.session) { made.part("session", token) } }

  fileprivate var clock: Clock { shared(\.clock) { Clock { 7 } } }
  fileprivate var number: Int { shared(\.number) { 42 } }
  fileprivate var nothing: Void { shared(\.nothing) { made.count("nothing") } }
  fileprivate var named: any Named { shared(\.named) { token } }
  fileprivate var listed: [String: Set<Int>] { shared(\.listed) { ["a": [1, 2]] } }
  fileprivate func box<T: Named>(_ named: T) -> String { "<\(named.name)>" }

  fileprivate var shelf: Shelf {
    shared(\.shelf) {
      let part = made.part("shelf")
      return Shelf(parts: (part, part, part, part, part, made.part("last")))
    }
  }
  fileprivate var grid: Grid {
    shared(\.grid) { Grid(cells: SIMD16(repeating: 0.5), part: made.part("grid")) }
  }
  fileprivate var both: any Named & CustomStringConvertible { shared(\.both) { made.part("both") } }

  fileprivate var user: Part? {
    shared(\.user) {
      made.count("user")
      return nil
    }
  }
  fileprivate var member: Part? { shared(\.member) { made.part("member") } }

  fileprivate var file: Result<Part, Failure> {
    shared(\.file) {
      made.count("file")
      return .failure(.full)
    }
  }
  fileprivate var attempt: Result<Int, Failure> {
    unique(\.attempt) {
      made.count("attempt")
      return made["attempt"] == 1 ? .failure(.full) : .success(made["attempt"])
    }
  }
}

struct SharedTests {
  @Test func `a shared value is made once per scope`() {
    let app = AppScope()
    #expect(app.token === app.token)
    #expect(app.token !== AppScope().token)
    #expect(app.made["token"] == 1)
  }

  @Test func `nothing is made before it is asked for`() {
    let app = AppScope()
    #expect(app.made["token"] == 0)
    _ = app.session
    #expect(app.made["token"] == 1)
  }

  @Test func `copies of a scope share what it keeps`() {
    let app = AppScope()
    let copy = app
    #expect(copy.session === app.session)
  }

  @Test func `whatever is asked for first, each value is made once and all hold the same`() {
    let first = AppScope()
    _ = (first.session, first.token)
    let second = AppScope()
    _ = (second.token, second.session)
    for app in [first, second] {
      #expect(app.made["token"] == 1)
      #expect(app.made["session"] == 1)
    }
  }

  @Test func `structs, closures, numbers, collections, existentials and nothing at all are kept alike`() {
    let app = AppScope()
    for _ in 0..<2 {
      #expect(app.clock.now() == 7)
      #expect(app.number == 42)
      #expect(app.listed == ["a": [1, 2]])
      #expect(app.named.name == "token")
      #expect(app.box(app.token) == "<token>")
      app.nothing
    }
    #expect(app.made["nothing"] == 1)
  }

  @Test func `a value of any size is kept whole, and let go of with its scope`() {
    var app = AppScope()
    for _ in 0..<2 {
      #expect(app.shelf.parts.5.name == "last")
      #expect(app.shelf.label == "shelf")
      #expect(app.grid.cells == SIMD16(repeating: 0.5))
      #expect(app.both.name == "both")
    }
    let made = app.made
    #expect(["shelf", "last", "grid", "both"].map { made[$0] } == [1, 1, 1, 1])
    weak let shelf = app.shelf.parts.0
    weak let grid = app.grid.part
    weak let both = app.both as? Part
    #expect(shelf != nil && grid != nil && both != nil)
    app = AppScope()
    #expect(shelf == nil && grid == nil && both == nil)
  }

  @Test func `a value of any size is let go of when its scope is closed`() async throws {
    let app = AppScope()
    weak let shelf = app.shelf.parts.0
    weak let grid = app.grid.part
    #expect(shelf != nil && grid != nil)
    try await app.close()
    #expect(shelf == nil && grid == nil)
  }

  @Test func `an absent value is kept like any other`() {
    let app = AppScope()
    for _ in 0..<3 { #expect(app.user == nil) }
    #expect(app.made["user"] == 1)
    #expect(app.member === app.member)
    #expect(app.made["member"] == 1)
  }

  @Test func `an absent value is replaced by a present one and back`() {
    let app = AppScope()
    let known = app.replacing { $0.user = Part("ana") }
    #expect(known.user?.name == "ana")
    #expect(known.replacing { $0.user = nil }.user == nil)
    #expect(app.user == nil)
    #expect(app.replacing { $0.member = nil }.member == nil)
  }

  @Test func `a failed making is a value of the member's own type`() {
    let app = AppScope()
    for _ in 0..<2 { #expect(throws: Failure.full) { try app.file.get() } }
    #expect(app.made["file"] == 1)
  }

  @Test func `a failed making is tried again at the next use where the member is unique`() throws {
    let app = AppScope()
    #expect(throws: Failure.full) { try app.attempt.get() }
    #expect(try app.attempt.get() == 2)
  }

  @Test func `a value is freed with its scope`() {
    weak var session: Part?
    do {
      let app = AppScope()
      session = app.session
      #expect(session != nil)
    }
    #expect(session == nil)
  }

  @Test func `a value that ends its subscription when it is freed ends it with the scope`() {
    let bell = Bell()
    do {
      let app = AppScope()
      #expect(app[doorman: bell] === app[doorman: bell])
      #expect(bell.ring() == 1)
    }
    let next = AppScope()
    _ = next[doorman: bell]
    #expect(bell.ring() == 1)
  }

  @Test func `a value lives as long as a copy of its scope`() {
    weak var session: Part?
    var copy: AppScope?
    do {
      let app = AppScope()
      session = app.session
      copy = app
    }
    #expect(session === copy?.session)
    copy = nil
    #expect(session == nil)
  }

  @Test func `what a value holds is not kept by the scope that made it`() {
    var app: AppScope? = AppScope()
    let session = app?.session
    weak var token: Part?
    token = app?.token
    app = nil
    #expect(session != nil)
    #expect(token == nil)
  }
}
