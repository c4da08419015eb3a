/// Runs closers, each within a time limit.
struct Closer: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Closes nodes in the order of a machine.
  func close(_ nodes: [Node]) async -> [CloseError.Failure] {
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
    let work = Task { try await close() }
    let (results, continuation) = AsyncStream<(any Error)?>.makeStream()
    let watch = Task {
      continuation.yield(await work.result.failure)
    }
    let timer = Task {
      try await clock.sleep(for: limit)
      continuation.yield(CloseTimeout(limit: limit))
    }
    defer {
      timer.cancel()
      work.cancel()
      watch.cancel()
    }
    for await result in results { return result }
    return nil
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
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
