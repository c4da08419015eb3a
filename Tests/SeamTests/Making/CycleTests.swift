import Foundation
import Seam
import Testing

private struct AppScope: Scope {
  var seams = Seams()
}

private struct WindowScope: ChildScope {
  var seams = Seams()
  var parent: AppScope
}

private struct SessionScope: Scope {
  var seams = Seams()
  static let shared = SessionScope()
}

private struct ScreenScope: ChildScope {
  var seams = Seams()
  var parent: WindowScope
  var session: SessionScope
  static var owners: [Owner<Self>] { [Owner(\.session)] }
}

private final class Pot: Sendable {
  init(_ parts: Pot...) {}
}

// Three that need each other, and one that needs the first of them.
extension AppScope {
  var kiln: Pot { shared(\.kiln) { Pot(glaze) } }
  var glaze: Pot { boundary(\.glaze) { Pot(palette) } }
  var palette: Pot { weak(\.palette) { Pot(kiln) } }
  var exhibition: Pot { unique(\.exhibition) { Pot(kiln) } }

  var cup: Pot { unique(\.cup) { Pot(saucer) } }
  var saucer: Pot { unique(\.saucer) { Pot(cup) } }

  var mould: Pot { shared(\.mould) { Pot(cast) } }
  var cast: Pot { unique(\.cast) { Pot(mould) } }

  var clay: Pot { shared(\.clay) { Pot() } }
  var vase: Pot { shared(\.vase) { Pot(clay) } }

  subscript(shelf number: Int) -> Pot { shared(\.[shelf: number]) { Pot(self[shelf: (number + 1) % 2]) } }
}

// A circle through a child scope and back.
extension AppScope {
  var poster: Pot { shared(\.poster) { Pot(WindowScope(parent: self).frame) } }
}

extension WindowScope {
  var frame: Pot { shared(\.frame) { Pot(parent.poster) } }
  var handle: Pot { shared(\.handle) { Pot(ScreenScope(parent: self, session: .shared).knob) } }
}

extension ScreenScope {
  var knob: Pot { shared(\.knob) { Pot(session.lid) } }
  var ring: Pot { shared(\.ring) { Pot(session.chain) } }
}

extension SessionScope {
  var lid: Pot { shared(\.lid) { Pot(WindowScope(parent: AppScope()).handle) } }
  var chain: Pot {
    unique(\.chain) { Pot(ScreenScope(parent: WindowScope(parent: AppScope()), session: self).link) }
  }
}

extension ScreenScope {
  var link: Pot { unique(\.link) { Pot(session.chain) } }
}

// Two and three that are made by as many threads.
extension AppScope {
  var left: Pot { shared(\.left) { Meeting.two.meet { Pot(right) } } }
  var right: Pot { shared(\.right) { Meeting.two.meet { Pot(left) } } }

  var red: Pot { shared(\.red) { Meeting.three.meet { Pot(green) } } }
  var green: Pot { shared(\.green) { Meeting.three.meet { Pot(blue) } } }
  var blue: Pot { shared(\.blue) { Meeting.three.meet { Pot(shade) } } }
  var shade: Pot { unique(\.shade) { Pot(red) } }
}

/// Recipes that go on when all of them have begun.
private final class Meeting: Sendable {
  static let two = Meeting(2)
  static let three = Meeting(3)

  private let left: Guarded<Int>
  private let all = Gate()
  init(_ count: Int) { left = Guarded(count) }

  func meet(_ body: () -> Pot) -> Pot {
    if left.countDown() == 0 { all.open() }
    all.pass()
    return body()
  }
}

private let why = """
  Each of them is made from the next one, so none can be made first.
  To fix, hand the part that one of them needs from the other to a method as a parameter, or let a third one have what \
  both need.
  """

/// What the process has said, without the trace that the runtime adds.
private func text(of result: ExitTest.Result?) -> String {
  let all = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  return all.components(separatedBy: "Current stack trace:")[0]
}

private func expect(
  _ result: ExitTest.Result?, says report: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = text(of: result)
  let isSaid = text.contains("Fatal error: \(report)\n\n\(why)\n")
  #expect(isSaid, "\(text)", sourceLocation: sourceLocation)
}

private func expect(
  _ result: ExitTest.Result?, threads: Int, saysOneOf reports: [(name: String, chain: String)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = text(of: result)
  let isSaid = reports.contains { name, chain in
    text.contains(
      """
      Fatal error: '\(name)' needs itself to be made

      Chain: \(chain)
      Threads: \(threads)

      \(why)

      """)
  }
  #expect(isSaid, "\(text)", sourceLocation: sourceLocation)
}

struct CycleTests {
  @Test func `a circle of kept values is reported closed, with the way that led into it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().exhibition
    }
    expect(
      result,
      says: """
        'AppScope.kiln' needs itself to be made

        Chain: AppScope.kiln -> AppScope.glaze -> AppScope.palette -> AppScope.kiln
        Reached through: AppScope.exhibition
        """)
  }

  @Test func `a circle is reported the same from wherever it is entered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().palette
    }
    expect(
      result,
      says: """
        'AppScope.palette' needs itself to be made

        Chain: AppScope.palette -> AppScope.kiln -> AppScope.glaze -> AppScope.palette
        """)
  }

  @Test func `a kept value that needs itself through one that is new each time is reported with both`() async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().cast
    }
    expect(
      result,
      says: """
        'AppScope.cast' needs itself to be made

        Chain: AppScope.cast -> AppScope.mould -> AppScope.cast
        """)
  }

  @Test func `a circle of values that are new each time is reported in a derived scope`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().replacing { $0.clay = Pot() }.cup
    }
    expect(
      result,
      says: """
        'AppScope.cup' needs itself to be made

        Chain: AppScope.cup -> AppScope.saucer -> AppScope.cup
        """)
  }

  @Test func `a circle of values that are new each time is reported in a scope with reports`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().playing(Scenario("any") { _ in }).saucer
    }
    expect(
      result,
      says: """
        'AppScope.saucer' needs itself to be made

        Chain: AppScope.saucer -> AppScope.cup -> AppScope.saucer
        """)
  }

  #if DEBUG
    @Test func `a circle of values that are new each time is reported in a live scope of a debug build`()
      async
    {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = AppScope().cup
      }
      expect(
        result,
        says: """
          'AppScope.cup' needs itself to be made

          Chain: AppScope.cup -> AppScope.saucer -> AppScope.cup
          """)
    }
  #endif

  @Test func `a member with arguments that comes back to the same ones is a circle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope()[shelf: 0]
    }
    expect(
      result,
      says: """
        'AppScope.subscript(shelf:)' needs itself to be made

        Chain: AppScope.subscript(shelf:) -> AppScope.subscript(shelf:) -> AppScope.subscript(shelf:)
        """)
  }

  @Test func `a circle through a child scope and its parent is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().poster
    }
    expect(
      result,
      says: """
        'AppScope.poster' needs itself to be made

        Chain: AppScope.poster -> WindowScope.frame -> AppScope.poster
        """)
  }

  @Test func `a circle through an owner is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SessionScope.shared.lid
    }
    expect(
      result,
      says: """
        'SessionScope.lid' needs itself to be made

        Chain: SessionScope.lid -> WindowScope.handle -> ScreenScope.knob -> SessionScope.lid
        """)
  }

  @Test func `a circle of new values through an owner is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ =
        ScreenScope(parent: WindowScope(parent: AppScope()), session: SessionScope().replacing { _ in }).ring
    }
    expect(
      result,
      says: """
        'SessionScope.chain' needs itself to be made

        Chain: SessionScope.chain -> ScreenScope.link -> SessionScope.chain
        Reached through: ScreenScope.ring
        """)
  }

  @Test func `a circle that a replacement's recipe closes is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().replacing { $0.replace(\.clay) { scope in Pot(scope.vase) } }.vase
    }
    expect(
      result,
      says: """
        'AppScope.vase' needs itself to be made

        Chain: AppScope.vase -> AppScope.clay -> AppScope.vase
        """)
  }

  @Test func `a replacement's recipe that asks for what it replaces is a circle`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().replacing { $0.replace(\.clay) { scope in Pot(scope.clay) } }.clay
    }
    expect(
      result,
      says: """
        'AppScope.clay' needs itself to be made

        Chain: AppScope.clay -> AppScope.clay
        """)
  }

  @Test func `a circle inside what a decorator wraps is reported`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = AppScope().replacing { $0.decorate(\.kiln) { original in Pot(original) } }.glaze
    }
    expect(
      result,
      says: """
        'AppScope.glaze' needs itself to be made

        Chain: AppScope.glaze -> AppScope.palette -> AppScope.kiln -> AppScope.kiln -> AppScope.glaze
        """)
  }

  @Test func `a circle of two threads is reported closed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = AppScope()
      Threads.run(2) { _ = $0 == 0 ? app.left : app.right }
    }
    // Whichever thread comes last closes the circle.
    expect(
      result, threads: 2,
      saysOneOf: [
        ("AppScope.left", "AppScope.left -> AppScope.right -> AppScope.left"),
        ("AppScope.right", "AppScope.right -> AppScope.left -> AppScope.right"),
      ])
  }

  @Test func `a circle of three threads is reported closed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let app = AppScope()
      Threads.run(3) { _ = $0 == 0 ? app.red : $0 == 1 ? app.green : app.blue }
    }
    // What is new each time is known for the thread that closes the circle.
    expect(
      result, threads: 3,
      saysOneOf: [
        ("AppScope.red", "AppScope.red -> AppScope.green -> AppScope.blue -> AppScope.red"),
        ("AppScope.green", "AppScope.green -> AppScope.blue -> AppScope.red -> AppScope.green"),
        (
          "AppScope.blue",
          "AppScope.blue -> AppScope.shade -> AppScope.red -> AppScope.green -> AppScope.blue"
        ),
      ])
  }
}
