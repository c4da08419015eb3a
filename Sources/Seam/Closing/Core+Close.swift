internal import CSeam

/// How far the end of a scope has come.
enum Phase {
  case open
  /// Closers run; look-ups take the slow way, and what is made is closed too. They find the number in `CurrentEnds`.
  case closing(Task<[CloseError.Failure], Never>, number: UInt64)
  /// The values have been let go of.
  case closed(Task<[CloseError.Failure], Never>)
}

/// The ends whose closers the current task runs in, or was started by.
private enum CurrentEnds {
  @TaskLocal static var numbers: Set<UInt64> = []
}

extension Node {
  /// Takes the closer, which holds the value: it runs once, and holds the value no longer than that.
  func takeCloser() -> (@Sendable () async throws -> Void)? {
    home!.locked { _ in
      defer { closer = nil }
      return closer
    }
  }
}

extension Core {
  /// Whether the code that asks is part of this core's own end, which it cannot wait for.
  var isEndedHere: Bool {
    let numbers = CurrentEnds.numbers
    if numbers.isEmpty { return false }
    return locked { header in
      if case .closing(_, let number) = header.pointee.phase { numbers.contains(number) } else { false }
    }
  }

  var isClosed: Bool {
    locked { if case .closed = $0.pointee.phase { true } else { false } }
  }

  /// The cores that were derived from this one, and those with something to close whose scopes stand on it.
  var dependents: [Core] {
    locked { header in
      header.pointee.derived.compactMap { core in
        seam_try_retain(core) ? Unmanaged<Core>.fromOpaque(core).takeRetainedValue() : nil
      } + header.pointee.standing.values.compactMap(\.core)
    }
  }

  var openDependents: [Core] {
    dependents.filter { !$0.isClosed && $0.hasOpenEnds }
  }

  /// Whether the scope, or one that stands on it, has made something that has to be closed.
  var hasOpenEnds: Bool { isClosing || !nodesToClose.isEmpty || !openDependents.isEmpty }

  private var isClosing: Bool { locked { if case .closing = $0.pointee.phase { true } else { false } } }

  var scopeName: String { locked { $0.pointee.type }.map { "\($0)" } ?? origin?.scopeName ?? "a scope" }

  /// Takes a core that is derived from this one into its end; whether that has come already.
  func adopt(_ core: Core) -> Bool {
    locked { header in
      header.pointee.derived.insert(Unmanaged.passUnretained(core).toOpaque())
      return if case .closed = header.pointee.phase { true } else { false }
    }
  }

  func forgetDerived(_ core: Core) {
    _ = locked { $0.pointee.derived.remove(Unmanaged.passUnretained(core).toOpaque()) }
  }

  /// What is derived from a scope that has ended has ended too.
  func bornClosed() { locked { $0.pointee.phase = .closed(Task { [] }) } }

  /// A value that has to be closed has come to live here; at once, if the scope has ended meanwhile.
  func owes(_ node: Node) {
    dependOnOwners()
    guard isClosed else { return }
    nonisolated(unsafe) let core = self
    Task {
      _ = await Closer(limit: .seconds(10), clock: ContinuousClock()).close([node])
      core.letGo()
    }
  }

  /// Makes a core with something to close known to those that its scope stands on.
  func dependOnOwners() {
    let isKnown = locked { header in
      defer { header.pointee.isKnownToOwners = true }
      return header.pointee.isKnownToOwners
    }
    guard !isKnown else { return }
    for owner in allOwners {
      let base = owner.standing.base
      let entry = WeakCore(self)
      base.locked { $0.pointee.standing[ObjectIdentifier(self)] = entry }
      base.dependOnOwners()
    }
  }

  /// Forgets a core that is gone, or closed.
  func forget(_ id: ObjectIdentifier) {
    let entry = locked { $0.pointee.standing.removeValue(forKey: id) }
    withExtendedLifetime(entry) {}
  }

  /// The end of the scope: begun once, awaited by all. It is a task of its own, which nobody's cancellation reaches.
  func close(_ closer: Closer) -> Task<[CloseError.Failure], Never> {
    // A core is not `Sendable` by name, for its superclass is declared not to be.
    nonisolated(unsafe) let core = self
    return locked { header in
      switch header.pointee.phase {
      case .closing(let task, _), .closed(let task): return task
      case .open:
        let number = seam_next_serial()
        let task = Task {
          await CurrentEnds.$numbers.withValue(CurrentEnds.numbers.union([number])) { await core.end(closer) }
        }
        header.pointee.phase = .closing(task, number: number)
        return task
      }
    }
  }

  private func end(_ closer: Closer) async -> [CloseError.Failure] {
    var failures: [CloseError.Failure] = []
    var closed: Set<ObjectIdentifier> = []
    hideTable()
    // Also what has been made meanwhile.
    while await closeAll(closer, &closed, &failures) {}
    becomeClosed()
    // What has come between the last look and now; from here on, what is derived from the scope has ended too.
    while await closeAll(closer, &closed, &failures) {}
    letGo()
    for owner in allOwners { owner.standing.base.forget(ObjectIdentifier(self)) }
    origin?.forgetDerived(self)
    return failures
  }

  /// Closes what is there to be closed, but for the scopes in `closed`; whether there was anything.
  private func closeAll(
    _ closer: Closer, _ closed: inout Set<ObjectIdentifier>, _ failures: inout [CloseError.Failure]
  ) async -> Bool {
    let dependents = dependents.filter { closed.insert(ObjectIdentifier($0)).inserted && !$0.isEndedHere }
    let tasks = dependents.map { $0.close(closer) }
    for task in tasks { failures += await task.value }
    let nodes = nodesToClose
    failures += await closer.close(nodes)
    return !dependents.isEmpty || !nodes.isEmpty
  }

  /// The finished values that live here, not in a scope above. With the lock held.
  private func ownNodes(
    _ header: UnsafeMutablePointer<Header>, where isWanted: (Node) -> Bool = { _ in true }
  ) -> [Node] {
    header.pointee.nodes.entries.compactMap {
      $0.asked == nil && $0.node.home === self && isWanted($0.node) ? $0.node : nil
    }
  }

  private var nodesToClose: [Node] { locked { ownNodes($0) { $0.closer != nil } } }

  /// From now on look-ups take the lock.
  private func hideTable() {
    locked { header in
      let table = header.pointee.table
      guard table != 0 else { return }
      header.pointee.hiddenTable = table
      seam_store(Core.words(of: header), 0)
    }
  }

  private func becomeClosed() {
    locked { header in
      if case .closing(let task, _) = header.pointee.phase { header.pointee.phase = .closed(task) }
    }
  }

  /// Lets go of the values of a closed scope. No call site leads to them any more, and look-ups without a lock that had found one
  /// have come out with their own copies; the values' own ends run without the lock.
  private func letGo() {
    seam_wait_for_readers()
    let values = locked { header in ownNodes(header).compactMap { $0.letGo() } }
    withExtendedLifetime(values) {}
  }
}
