internal import CSeam

/// Runs closers, each within a time limit.
struct Closer: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Closes nodes in the order of a machine.
  func close(_ nodes: [Node]) async -> [CloseError.Failure] {
    if nodes.isEmpty { return [] }
    var machine = CloseMachine(uses: Self.uses(among: nodes))
    let first = machine.start()
    return await withTaskGroup(of: (Int, (any Error)?).self) { group in
      func begin(_ positions: [Int]) {
        for position in positions {
          group.addTask {
            guard let close = nodes[position].takeCloser() else { return (position, nil) }
            return (position, await run(close))
          }
        }
      }
      begin(first)
      var failures: [CloseError.Failure] = []
      for await (position, error) in group {
        if let error { failures.append(.init(dependency: nodes[position].key.name, error: error)) }
        begin(machine.end(position))
      }
      return failures
    }
  }

  private func run(_ close: @escaping @Sendable () async throws -> Void) async -> (any Error)? {
    let race = Race(close)
    // Its time counts from its beginning: on a busy machine it may have to wait for that.
    let work = Task {
      let stop = timer { race.end(CloseTimeout(limit: limit)) }
      race.end(await race.runCloser())
      stop()
    }
    let error = await race.result
    work.cancel()
    return error
  }

  /// Calls `expire` after the limit, unless it is stopped before.
  private func timer(_ expire: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    if clock is ContinuousClock {
      let id = seam_next_serial()
      Watchdog.watch(id, limit: limit, expire: expire)
      return { Watchdog.take(id) }
    }
    let timer = Task {
      try await clock.sleep(for: limit)
      expire()
    }
    return { timer.cancel() }
  }
}

/// The first of two ends counts.
///
/// `@unchecked Sendable`: `lock` guards the variables.
private final class Race: @unchecked Sendable {
  private let lock = Lock()
  private var close: (@Sendable () async throws -> Void)?
  private var error: (any Error)?
  private var hasEnded = false
  private var waiter: CheckedContinuation<(any Error)?, Never>?

  init(_ close: @escaping @Sendable () async throws -> Void) { self.close = close }

  /// Runs the closer and lets go of it, so that what it holds is gone when the end is known.
  func runCloser() async -> (any Error)? {
    let close = lock {
      defer { self.close = nil }
      return self.close
    }
    do {
      try await close?()
      return nil
    } catch {
      return error
    }
  }

  func end(_ error: (any Error)?) {
    let waiter = lock {
      if hasEnded { return nil as CheckedContinuation<(any Error)?, Never>? }
      hasEnded = true
      self.error = error
      return self.waiter
    }
    waiter?.resume(returning: error)
  }

  var result: (any Error)? {
    get async {
      await withCheckedContinuation { continuation in
        let end: (any Error)?? = lock {
          if hasEnded { return .some(error) }
          waiter = continuation
          return nil
        }
        if let end { continuation.resume(returning: end) }
      }
    }
  }
}

extension Closer {
  /// The positions of what each value was made from, directly or not. One that keeps its scope may use anything, and so goes before
  /// all that do not come before it already.
  private static func uses(among nodes: [Node]) -> [[Int]] {
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, node) in nodes.enumerated() { positions[ObjectIdentifier(node)] = position }
    var uses = nodes.map { node in Set(node.reached.compactMap { positions[$0] }) }
    for position in nodes.indices where nodes[position].hasEscaped {
      for other in nodes.indices
      where other != position && !nodes[other].hasEscaped && !uses[other].contains(position) {
        uses[position].formUnion(uses[other].union([other]))
      }
      // Two such values must not wait for each other through what uses them.
      for user in nodes.indices where uses[user].contains(position) { uses[user].formUnion(uses[position]) }
    }
    return uses.map(Array.init)
  }
}

extension Node {
  /// What the value was made from, directly or not, without itself.
  fileprivate var reached: Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    var open = [self]
    while let node = open.popLast() {
      for edge in node.edges {
        if let inner = edge.node, seen.insert(ObjectIdentifier(inner)).inserted { open.append(inner) }
      }
    }
    seen.remove(ObjectIdentifier(self))
    return seen
  }
}
