/// What the scopes of one test or preview have in common: where their reports go, and what is asked at the end.
///
/// `@unchecked Sendable`: `lock` guards the variables.
package final class Context: @unchecked Sendable {
  package enum Mode: String, Sendable { case test, preview }

  package let mode: Mode
  private let sink: @Sendable (Report) -> Void
  private let end: @Sendable ([Report]) -> Void
  private let lock = Lock()
  private var reported: Set<String> = []
  private var changes: [Change] = []
  private var values: [Value] = []
  private var cores: [WeakCore] = []

  private struct Value {
    let name: String
    weak var object: AnyObject?
  }

  /// `sink` gets each report once; `end`, when all scopes are gone, the replacements that nobody has asked for.
  package init(
    _ mode: Mode, sink: @escaping @Sendable (Report) -> Void,
    end: @escaping @Sendable ([Report]) -> Void = { _ in }
  ) {
    self.mode = mode
    self.sink = sink
    self.end = end
  }

  deinit { end(unconsulted) }

  package func record(_ report: Report) {
    if lock({ reported.insert(report.description).inserted }) { sink(report) }
  }

  func register(_ changes: [Change]) {
    for change in changes { change.watch() }
    lock { self.changes += changes }
  }

  /// Remembers an object that a scope has made, to find out at the end whether somebody still holds it.
  func remember(_ value: Any, _ key: Key) {
    guard let object = object(in: value) else { return }
    lock { values.append(Value(name: key.name, object: object)) }
  }

  /// The replacements that nobody has asked for, each as a report.
  package var unconsulted: [Report] {
    lock { changes }.filter { !$0.isConsulted && !$0.isOptional }.map(Report.unconsulted)
  }

  /// Whether a scope of the test is still held.
  package var hasScopes: Bool { lock { cores }.contains { $0.core != nil } }

  /// Ends the scopes of the test that have something to close, with those that stand on them.
  package func close(limit: Duration) async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    for core in lock({ cores }).compactMap(\.core) where core.hasOpenEnds {
      failures += await core.close(Closer(limit: limit, clock: ContinuousClock())).value
    }
    return failures
  }

  func register(_ core: Core) {
    // To look at a core is to hold it, perhaps as the last one: they are let go of without the lock.
    let held = lock {
      let held = cores.compactMap(\.core) + [core]
      cores = held.map(WeakCore.init)
      return held
    }
    withExtendedLifetime(held) {}
  }

  /// The names of shared objects that are still alive.
  package var alive: [String] {
    let values = lock { self.values }
    return values.filter { $0.object != nil }.map(\.name).sorted()
  }
}
