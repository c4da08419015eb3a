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
  private var uses = Pruned<Use> { use, _ in use.isMarked }
  private var values = Pruned<Value> { value, held in
    guard let object = value.object else { return true }
    held.append(object)
    return false
  }
  private var cores = Pruned<WeakCore> { core, held in
    guard let core = core.core else { return true }
    held.append(core)
    return false
  }

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
    guard mode == .test else { return }
    for change in changes where !change.isOptional { add(change.watch(), to: \.uses) }
  }

  /// Remembers an object that a scope has made, to find out at the end whether somebody still holds it.
  func remember(_ value: Any, _ key: Key) {
    guard mode == .test, let object = object(in: value) else { return }
    add(Value(name: key.name, object: object), to: \.values)
  }

  func register(_ core: Core) { add(WeakCore(core), to: \.cores) }

  private func add<Element>(_ element: Element, to list: ReferenceWritableKeyPath<Context, Pruned<Element>>) {
    let rest = lock { self[keyPath: list].add(element) }
    withExtendedLifetime(rest) {}
  }

  /// The replacements that nobody has asked for, each as a report.
  package var unconsulted: [Report] {
    lock { uses.all }.filter { !$0.isMarked }.map(Report.unconsulted)
  }

  /// Whether a scope of the test is still held.
  package var hasScopes: Bool { lock { cores.all }.contains { $0.core != nil } }

  /// Ends the scopes of the test that have something to close, with those that stand on them.
  package func close(limit: Duration) async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    for core in lock({ cores.all }).compactMap(\.core) where core.hasOpenEnds {
      failures += await core.close(Closer(limit: limit, clock: ContinuousClock())).value
    }
    return failures
  }

  /// The names of shared objects that are still alive.
  package var alive: [String] {
    let values = lock { self.values.all }
    return values.filter { $0.object != nil }.map(\.name).sorted()
  }
}

/// Elements of which those that are done go when there are twice as many as were left the last time.
private struct Pruned<Element> {
  private(set) var all: [Element] = []
  /// To look at an object is to hold it.
  private let isDone: (Element, _ held: inout [AnyObject]) -> Bool
  private var limit = 64

  init(_ isDone: @escaping (Element, _ held: inout [AnyObject]) -> Bool) { self.isDone = isDone }

  /// Adds an element, and returns what is to be let go of without the lock, for its end may run anything.
  mutating func add(_ element: Element) -> (gone: [Element], held: [AnyObject]) {
    defer { all.append(element) }
    if all.count < limit { return ([], []) }
    var (kept, gone, held): ([Element], [Element], [AnyObject]) = ([], [], [])
    for element in all { if isDone(element, &held) { gone.append(element) } else { kept.append(element) } }
    all = kept
    limit = max(limit, kept.count * 2)
    return (gone, held)
  }
}
