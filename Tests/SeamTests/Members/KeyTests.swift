import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

extension AppScope {
  fileprivate subscript(thumbnail number: Int) -> Part { shared(\.[thumbnail: number]) { Part("\(number)") } }
  fileprivate subscript(thumbnail name: String) -> Part { shared(\.[thumbnail: name]) { Part(name) } }
  fileprivate subscript(row: Int, column: Int) -> Part {
    shared(\.[row, column]) { Part("\(row),\(column)") }
  }
  fileprivate var thumbnails: [Part] { [3, 4, 5].map { id in shared(\.[thumbnail: id]) { Part("\(id)") } } }

  fileprivate var first: Part { shared(\.first) { Part("first") } }
  fileprivate var second: Part { shared(\.second) { Part("second") } }
  fileprivate var third: Part { unique(\.third) { Part("third") } }
  fileprivate func value(at key: KeyPath<AppScope, Part>) -> Part { shared(key) { Part("never made") } }
  fileprivate func unique(at key: KeyPath<AppScope, Part>) -> Part {
    unique(key) { Part("asked \(key == \.third)") }
  }

  fileprivate var a: Part { shared(\.a) { Part("a") } }
  fileprivate var b: Part { shared(\.b) { Part("b") } }
}

// Generated code may put two members on one line of one file.
extension AppScope {
  #sourceLocation(file:"generated.swift",line:10)
  fileprivate var north: Part { shared(\.north) { Part("north") } }
  #sourceLocation(file:"generated.swift",line:10)
  fileprivate var south: Part { shared(\.south) { Part("south") } }
  #sourceLocation()
}

private enum Billing {
  final class Clerk: Sendable {}
  struct DeskScope: Scope {
    var seams = Seams()
    var clerk: Clerk { shared(\.clerk) { Clerk() } }
  }
}

private enum Support {
  final class Clerk: Sendable {}
  struct DeskScope: Scope {
    var seams = Seams()
    var clerk: Clerk { shared(\.clerk) { Clerk() } }
  }
}

private protocol Shelves: Scope {}
extension Shelves {
  fileprivate var shelf: Part { shared(\.shelf) { Part("shelf of \(Self.self)") } }
}
extension AppScope: Shelves {}
private struct StoreScope: Shelves { var seams = Seams() }

private struct ListScope<Item: Sendable>: Scope {
  var seams = Seams()
  let item: Item
  var items: [Item] { shared(\.items) { [item] } }
}

struct KeyTests {
  @Test func `an argument belongs to the key`() {
    let app = AppScope()
    #expect(app[thumbnail: 1] === app[thumbnail: 1])
    #expect(app[thumbnail: 1] !== app[thumbnail: 2])
    #expect(app[thumbnail: 2].name == "2")
    #expect(app[thumbnail: "1"] !== app[thumbnail: 1])
    #expect(app[1, 2].name == "1,2")
    #expect(app[2, 1].name == "2,1")
    #expect(app[1, 2] === app[1, 2])
  }

  @Test func `a call site in a closure with an argument gives each argument its own value`() {
    let app = AppScope()
    for _ in 0..<2 { #expect(app.thumbnails.map(\.name) == ["3", "4", "5"]) }
    #expect(app.thumbnails[1] === app[thumbnail: 4])
  }

  @Test func `one call site with several keys gives each key its own value`() {
    let app = AppScope()
    _ = (app.first, app.second)
    for _ in 0..<2 {
      #expect([\AppScope.first, \.second].map(app.value).map(\.name) == ["first", "second"])
    }
    #expect(app.value(at: \.first) === app.first)
    let derived = app.replacing { $0.second = Part("fake") }
    for _ in 0..<2 {
      #expect([\AppScope.first, \.second].map(derived.value).map(\.name) == ["first", "fake"])
    }
  }

  @Test func `one call site of a unique value with several keys asks for each`() {
    let derived = AppScope().replacing { $0.third = Part("fake") }
    for _ in 0..<2 {
      #expect(derived.unique(at: \.first).name == "asked false")
      #expect(derived.unique(at: \.third).name == "fake")
    }
  }

  @Test func `two members on one line of a generated file are two members`() {
    let app = AppScope()
    for _ in 0..<2 { #expect([app.north.name, app.south.name] == ["north", "south"]) }
    #expect(app.replacing { $0.south = Part("fake") }.north === app.north)
  }

  @Test func `members with names of one letter are told apart`() {
    let app = AppScope()
    for _ in 0..<2 { #expect([app.a.name, app.b.name] == ["a", "b"]) }
  }

  @Test func `members and types of equal names in two places never meet`() {
    let billing = Billing.DeskScope()
    let support = Support.DeskScope()
    for _ in 0..<3 {
      #expect(billing.clerk === billing.clerk)
      #expect(support.clerk === support.clerk)
    }
    #expect(billing.clerk as AnyObject !== support.clerk as AnyObject)
  }

  @Test func `a member declared for several scopes is each scope's own`() {
    let app = AppScope()
    let store = StoreScope()
    for _ in 0..<2 {
      #expect(app.shelf.name == "shelf of AppScope")
      #expect(store.shelf.name == "shelf of StoreScope")
    }
    #expect(app.shelf === app.shelf)
    #expect(app.replacing { $0.shelf = Part("fake") }.shelf.name == "fake")
  }

  @Test func `a generic scope keeps values of its own type`() {
    let numbers = ListScope(item: 1)
    let words = ListScope(item: "one")
    for _ in 0..<2 {
      #expect(numbers.items == [1])
      #expect(words.items == ["one"])
    }
    #expect(numbers.replacing { $0.items = [5] }.items == [5])
  }

  @Test func `hundreds of keys are found again`() {
    let app = AppScope()
    let parts = (0..<300).map { app[thumbnail: $0] }
    for (number, part) in parts.enumerated() { #expect(app[thumbnail: number] === part) }
    #expect(Set(parts.map(ObjectIdentifier.init)).count == 300)
  }
}
