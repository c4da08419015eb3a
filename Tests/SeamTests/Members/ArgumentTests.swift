import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

/// An argument whose equality and hash are code of the user's: they ask the scope.
private struct Query: Hashable {
  let text: String
  let app: AppScope

  static func == (one: Query, other: Query) -> Bool {
    one.app.folding.name + one.text.lowercased() == other.app.folding.name + other.text.lowercased()
  }

  /// All have one hash, so that each is compared with each.
  func hash(into hasher: inout Hasher) { hasher.combine(app.folding.name) }
}

/// An argument whose equality asks for the very member that it is an argument of.
private struct Nested: Hashable {
  let depth: Int
  let app: AppScope

  static func == (one: Nested, other: Nested) -> Bool {
    if one.depth > 0 { _ = one.app[nested: Nested(depth: one.depth - 1, app: one.app)] }
    return one.depth == other.depth
  }

  func hash(into hasher: inout Hasher) {}
}

extension AppScope {
  fileprivate var folding: Part { shared(\.folding) { Part("folding") } }
  fileprivate subscript(search query: Query) -> Part {
    shared(\.[search: query]) { Part(query.text, folding) }
  }
  fileprivate subscript(screen query: Query) -> Part {
    shared(\.[screen: query]) { Part("screen", self[search: query]) }
  }
  fileprivate subscript(held query: Query) -> Part { weak(\.[held: query]) { Part(query.text) } }
  fileprivate subscript(edge query: Query) -> Part { boundary(\.[edge: query]) { Part("live") } }
  fileprivate subscript(fresh query: Query) -> Part { unique(\.[fresh: query]) { Part(query.text) } }
  fileprivate subscript(nested nested: Nested) -> Part {
    shared(\.[nested: nested]) { Part("\(nested.depth)") }
  }
}

extension AppScope {
  fileprivate subscript(row row: Int, column column: String = "a") -> Part {
    shared(\.[row: row, column: column]) { Part("\(row)\(column)") }
  }
  fileprivate subscript(price price: Double) -> Part {
    shared(\.[price: price]) { Part("\(price)", folding) }
  }
}

private final class Token: Hashable, Sendable {
  static func == (one: Token, other: Token) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AppScope {
  fileprivate subscript(token token: Token) -> Part { shared(\.[token: token]) { Part("token", folding) } }
  fileprivate subscript(ticket token: Token) -> Part { unique(\.[ticket: token]) { self[token: token] } }
}

/// An identifier of one type, which is part of its hash.
private struct Identifier<Item>: Hashable, Sendable {
  let number: Int
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(Item.self))
    hasher.combine(number)
  }
}

private struct Store<Item>: Sendable { let number: Int }

extension AppScope {
  fileprivate subscript<Item>(item identifier: Identifier<Item>) -> Part {
    shared(\.[item: identifier]) { Part("\(Item.self) \(identifier.number)") }
  }
  fileprivate subscript<Item>(_: Item.Type, store number: Int) -> Store<Item> {
    self[store: number]
  }
  fileprivate subscript<Item>(store number: Int) -> Store<Item> {
    shared(\.[store: number]) { Store(number: number) }
  }
}

/// All have one hash.
private struct Floor: Hashable, Sendable {
  let number: Int
  func hash(into hasher: inout Hasher) {}
}

extension AppScope {
  fileprivate subscript(floor floor: Floor) -> Part {
    guard floor.number > 0 else { return shared(\.[floor: floor]) { Part("0") } }
    let below = self[floor: Floor(number: floor.number - 1)]
    return shared(\.[floor: floor]) { Part("\(floor.number)", below) }
  }
}

struct ArgumentTests {
  @Test func `an argument is freed with the scope, and with the scope that replaces it`() {
    weak var first: Token?
    weak var second: Token?
    let app = AppScope()
    do {
      let token = Token()
      first = token
      let other = AppScope()
      _ = (other[token: token], other[ticket: token])
      let replaced = Token()
      second = replaced
      let derived = app.replacing { $0[\AppScope.[token: replaced]] = Part("fake") }
      #expect(derived[ticket: replaced].name == "fake")
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `arguments that ask the scope when they are compared are told apart and found again`() {
    let app = AppScope()
    func query(_ text: String) -> Query { Query(text: text, app: app) }
    let parts = ["a", "b", "c"].map { app[search: query($0)] }
    #expect(parts.map(\.name) == ["a", "b", "c"])
    #expect(app[search: query("B")] === parts[1])
    #expect(app[held: query("x")].name == "x")
    #expect(app[edge: query("x")] === app[edge: query("X")])
    #expect(app[fresh: query("x")] !== app[fresh: query("x")])
    #expect("\(app[screen: query("a")])" == "screen(a(folding))")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a key with such an argument is replaced, and what asked for it is made anew`() {
    let app = AppScope()
    func query(_ text: String) -> Query { Query(text: text, app: app) }
    let others = app[screen: query("b")]
    _ = app[screen: query("a")]
    let derived = app.replacing {
      $0[\AppScope.[search: query("a")]] = Part("fake")
      $0[\AppScope.[fresh: query("a")]] = Part("fake")
    }
    #expect("\(derived[screen: query("A")])" == "screen(fake)")
    #expect(derived[screen: query("b")] === others)
    #expect(derived[fresh: query("A")].name == "fake")
    #expect("\(app[screen: query("a")])" == "screen(a(folding))")
    #expect(app.seams.graph.nodes.count == 5)
  }

  @Test(.timeLimit(.minutes(1)))
  func `an argument that asks for its own member when it is compared does not block`() {
    let app = AppScope()
    for depth in [0, 1, 2, 3, 2, 1, 0] {
      #expect(app[nested: Nested(depth: depth, app: app)].name == "\(depth)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `an argument that is not equal to itself is reported, and made at each use`() {
    let log = StrictLog()
    do {
      let app = AppScope().strict(log)
      #expect(app[price: 1] === app[price: 1])
      #expect("\(app[price: .nan])" == "nan(folding)")
      #expect(app[price: .nan] !== app[price: .nan])
    }
    #expect(
      log.texts == [
        """
        an argument of 'AppScope.subscript(price:)' is not equal to itself

        Dependency: AppScope.subscript(price:)

        No later use finds what is made for it, so each use makes another value, which the scope keeps as long as it lives.
        To fix, keep NaN out of the argument, or give its type an '==' by which each value is equal to itself.
        """
      ])
  }

  @Test func `arguments of a generic subscript are told apart by a value of that type, and by their hash`() {
    let app = AppScope()
    for _ in 0..<2 {
      #expect(app[item: Identifier<Int>(number: 1)].name == "Int 1")
      #expect(app[item: Identifier<String>(number: 1)].name == "String 1")
      #expect(type(of: app[Int.self, store: 1]) == Store<Int>.self)
      #expect(type(of: app[String.self, store: 1]) == Store<String>.self)
    }
    #expect(app.seams.graph.nodes.count == 4)
  }

  @Test func `arguments of one hash are told apart, also where one is asked for before the other is entered`()
  {
    let log = StrictLog()
    do {
      let app = AppScope().strict(log)
      #expect("\(app[floor: Floor(number: 3)])" == "3(2(1(0)))")
      #expect(app[floor: Floor(number: 0)].name == "0")
    }
    #expect(log.texts == [])
  }

  @Test func `several arguments, given or not, are one key`() {
    let app = AppScope()
    #expect(app[row: 1] === app[row: 1, column: "a"])
    #expect(app[row: 1] !== app[row: 1, column: "b"])
    let derived = app.replacing {
      $0.decorate(\.[row: 1, column: "b"]) { Part("wrapped", $0) }
      $0.decorate(\.[row: 1, column: "b"]) { Part("twice", $0) }
    }
    #expect("\(derived[row: 1, column: "b"])" == "twice(wrapped(1b))")
    #expect(derived[row: 1] === app[row: 1])
  }
}
