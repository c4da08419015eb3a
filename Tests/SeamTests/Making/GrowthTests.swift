import CHeap
import Seam
import Testing

private struct AppScope: RootScope {
  var seams = Seams()
  static let main = AppScope()
}

private final class Picture: Sendable {
  let pixels = [UInt8](repeating: 1, count: 100)
}

/// An argument that counts itself.
private final class Ticket: Hashable, Sendable {
  let tally: Tally
  init(_ tally: Tally) {
    self.tally = tally
    tally.count("made")
  }
  deinit { tally.count("gone") }
  static func == (one: Ticket, other: Ticket) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AppScope {
  fileprivate var start: Int { shared(\.start) { 0 } }
  fileprivate subscript(day number: Int) -> Int {
    shared(\.[day: number]) { number == 0 ? start : self[day: number - 1] + 1 }
  }
  fileprivate subscript(picture number: Int) -> Picture { weak(\.[picture: number]) { Picture() } }
  fileprivate subscript(entry ticket: Ticket) -> Picture { weak(\.[entry: ticket]) { Picture() } }
  fileprivate subscript(number number: Int) -> Int { shared(\.[number: number]) { number } }
  fileprivate subscript(total count: Int) -> Int {
    shared(\.[total: count]) { (0..<count).reduce(0) { sum, _ in sum + self[number: 1] } }
  }
  fileprivate var background: Picture { shared(\.background) { Picture() } }
  fileprivate var other: Picture { shared(\.other) { Picture() } }
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
  fileprivate var cursor: Picture { shared(\.cursor) { Picture() } }
}

/// How many bytes more than before are taken when `body` has run four times more, each time with other numbers.
private func growth(_ count: Int, _ body: (Int) -> Void) -> Int {
  for number in 0..<count { body(number) }
  let before = heap_bytes()
  for number in count..<5 * count { body(number) }
  return heap_bytes() - before
}

/// What lives long and is used often takes no more and more memory. In processes of their own, where nothing else takes memory
/// meanwhile.
@Suite(.enabled(if: heap_bytes() > 0, "nobody tells what is allocated")) struct GrowthTests {
  @Test func `weak values with ever new arguments leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let app = AppScope()
      let bytes = growth(4_000) { _ = app[picture: $0] }
      #expect(bytes < 200_000, "\(bytes) bytes more")
    }
  }

  @Test func `a recipe that asks for one argument again and again has asked once`() async {
    await #expect(processExitsWith: .success) {
      let app = AppScope()
      _ = app[total: 1]
      let before = heap_bytes()
      let total = app[total: 10_000]
      let bytes = heap_bytes() - before
      #expect(total == 10_000)
      #expect(bytes < 50_000, "\(bytes) bytes more")
    }
  }

  @Test func `scopes derived and made in a test or preview leave nothing behind`() async {
    await #expect(processExitsWith: .success) {
      for mode in [Context.Mode.test, .preview] {
        let app = AppScope().strict(StrictLog(), mode)
        let bytes = growth(1_000) { number in
          let background = Picture()
          let derived = app.replacing { $0.background = background }
          #expect(derived.background === background)
          _ = WindowScope(parent: app).cursor
        }
        #expect(bytes < 100_000, "\(bytes) bytes more in a \(mode) scope")
      }
    }
  }
}

struct ManyArgumentsTests {
  @Test func `an argument of a weak value goes when enough others have come`() {
    let tally = Tally()
    let app = AppScope()
    for _ in 0..<1_000 { _ = app[entry: Ticket(tally)] }
    #expect(tally["made"] == 1_000)
    #expect(tally["gone"] > 850)
  }

  @Test func `weak values that are held are found again among many that have died`() {
    let app = AppScope()
    let held = (0..<200).map { app[picture: $0 * 10] }
    for number in 0..<2_000 { _ = app[picture: number] }
    for (number, picture) in held.enumerated() { #expect(app[picture: number * 10] === picture) }
  }

  @Test func `values each made from the one before are freed, shared and made anew, however many`() async {
    await #expect(processExitsWith: .success) {
      let app = AppScope()
      for number in 0...50_000 { _ = app[day: number] }
      let other = app.replacing { $0.other = Picture() }
      let derived = app.replacing { $0.start = 5 }
      let days = [other[day: 50_000], derived[day: 0], derived[day: 1]]
      #expect(days == [50_000, 5, 6])
      let count = app.seams.graph.nodes.count
      #expect(count == 50_002)
    }
  }
}
