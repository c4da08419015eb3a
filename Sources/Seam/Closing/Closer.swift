internal import CSeam

/// Runs closers, each within a time limit.
struct Closer: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Closes nodes in the order of a machine.
  func close(_ nodes: [Node]) async -> [CloseError.Failure] {
    if nodes.isEmpty { return [] }
    var machine = CloseMachine(
      uses: nodes.map { node in
        nodes.indices.filter { nodes[$0] !== node && node.uses(nodes[$0], among: nodes) }
      })
    let first = machine.start()
    return await withTaskGroup(of: (Int, (any Error)?).self) { group in
      func begin(_ positions: [Int]) {
        for position in positions {
          group.addTask { (position, await run(nodes[position].closer!)) }
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
    let race = Race()
    let work = Task {
      do {
        try await close()
        race.end(nil)
      } catch {
        race.end(error)
      }
    }
    let stop = timer { race.end(CloseTimeout(limit: limit)) }
    let error = await race.result
    stop()
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
  private var error: (any Error)?
  private var hasEnded = false
  private var waiter: CheckedContinuation<(any Error)?, Never>?

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

extension Node {
  /// Whether the value was made from `other`, directly or not. One that keeps its scope may use anything, and so goes before all
  /// that do not use it.
  func uses(_ other: Node, among nodes: [Node]) -> Bool {
    if reaches(other) { return true }
    return hasEscaped && !other.reaches(self) && !other.hasEscaped
  }

  private func reaches(_ target: Node) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    func search(_ node: Node) -> Bool {
      node.edges.contains { edge in
        guard let inner = edge.node else { return false }
        return inner === target || (seen.insert(ObjectIdentifier(inner)).inserted && search(inner))
      }
    }
    return search(self)
  }
}
