/// Values that a scope keeps: found, awaited or made.
///
/// The core that is asked claims the key, then claims it in its origin and so on upwards, as long as nobody there has
/// made the value from something that is replaced below. Then the recipe runs with a recording copy of the
/// scope. Each look-up through the copy may show that the value is not for the scopes above; their claims are dropped,
/// and those who wait there try again. At the end the value is published wherever a claim still stands.
///
/// No lock is held while a recipe, a decorator or a key's `==` runs.
extension Core {
  /// The value's node in this core. `scope` is a scope that stands on this core, or a recording copy of it.
  func node<S: Scope>(
    for key: Key, of scope: S, _ type: Node.Type, _ lifetime: Lifetime, outer: Node?,
    evaluate: (Node, Change?, S) -> Void
  ) -> Node {
    // A plain core has no origin, and nothing is replaced round it.
    let isPlain = isPlain
    if !isPlain, let node = inherited(key) { return node }
    let node: Node
    switch claim(key, type, lifetime, outer: outer) {
    case .made(let other): return other
    case .claimed(let claimed): node = claimed
    }
    switch isPlain ? .make(nil) : climb(node, key) {
    case .shared(let other):
      publish(node, as: other)
      return other
    case .make(let change):
      change?.markConsulted()
      if let change, change.isConstant {
        evaluate(node, change, scope)
        publish(node, as: node)
      } else {
        record(node, change, scope, outer: outer, evaluate)
      }
      return node
    }
  }

  /// The finished value of a core above that no change on the way concerns, taken over without a making.
  private func inherited(_ key: Key) -> Node? {
    var above = self
    var found: Node?
    while found == nil {
      if above.affects(key) { return nil }
      guard above.sharing == .full, let origin = above.origin else { return nil }
      above = origin
      found = above.finished(key)
    }
    var level = self
    if found!.hasAsked {
      while level !== above {
        if let changes = level.changes, found!.isAffected(by: [changes]) { return nil }
        level = level.origin!
      }
    }
    var seen = Seen()
    let position = lockedPosition(of: key, &seen)
    defer { unlock() }
    return withHeader { header in
      if position != nil { return header.pointee.nodes.finished(at: position, &seen) }
      header.pointee.nodes.append(NodeTable.Entry(key: key, node: found!, asked: nil), &seen)
      return found
    }
  }

  // MARK: - Claims

  private enum Claim {
    case made(Node)
    case claimed(Node)
  }

  private func claim(_ key: Key, _ type: Node.Type, _ lifetime: Lifetime, outer: Node?) -> Claim {
    let path = context == nil ? [] : Frame.path(via: outer)
    while true {
      var seen = Seen()
      let position = lockedPosition(of: key, &seen)
      guard let entry = withHeader({ $0.pointee.nodes.entry(at: position, &seen) }) else {
        let node = type.init(key, lifetime, outer: outer, path: path)
        withHeader { $0.pointee.nodes.append(NodeTable.Entry(key: key, node: node, asked: self), &seen) }
        unlock()
        return .claimed(node)
      }
      unlock()
      guard let asked = entry.asked else { return .made(entry.node) }
      Waiting.wait(for: entry.node, asked: asked, at: self, via: outer)
    }
  }

  private enum Climb {
    /// A core above has the value, and nothing that it was made from is replaced below.
    case shared(Node)
    /// The recipe has to run, or what a change says in its place.
    case make(Change?)
  }

  private func climb(_ node: Node, _ key: Key) -> Climb {
    var key = key
    var core = self
    var changed: [Changes] = []
    var sharing = Sharing.full
    while true {
      if let changes = core.changes {
        if let change = changes.change(of: key.decorated ?? key) {
          if change.original === key {
            key = change.key
            if change.allows { return .make(nil) }
          } else if key.decorated == nil {
            return .make(change)
          }
          // Else the key is what a decorator further up wraps: this scope's change stands before that one.
        }
        changed.append(changes)
      }
      switch core.sharing {
      case .none: sharing = .none
      case .readOnly where sharing == .full: sharing = .readOnly
      default: break
      }
      guard let origin = core.origin else { return .make(change(above: key)) }
      core = origin
      if sharing == .none { continue }
      if let made = made(key, in: core, by: node, claiming: sharing == .full) {
        if !made.isAffected(by: changed) { return .shared(made) }
        // From here on only the changes count: the value here is not ours, so nothing above can be either.
        sharing = .none
      }
    }
  }

  /// The value of a core above; where there is none, the making claims it if it may.
  private func made(_ key: Key, in core: Core, by node: Node, claiming: Bool) -> Node? {
    while true {
      if claiming { locked { _ in node.climb(to: core) } }
      var seen = Seen()
      let position = core.lockedPosition(of: key, &seen)
      guard let entry = core.withHeader({ $0.pointee.nodes.entry(at: position, &seen) }) else {
        if claiming {
          core.withHeader {
            $0.pointee.nodes.append(NodeTable.Entry(key: key, node: node, asked: self), &seen)
          }
        }
        core.unlock()
        return nil
      }
      core.unlock()
      if claiming { locked { _ in node.climbDown() } }
      guard let asked = entry.asked else { return entry.node }
      guard claiming else { return nil }
      Waiting.wait(for: entry.node, asked: asked, at: core, via: node.outer)
    }
  }

  /// The changes of a key, nearest first: in this scope, in those it was derived from, and in those it stands on.
  func changes(of key: Key) -> [Change] {
    guard mayReplace(key) else { return [] }
    var found: [Change] = []
    var core = self
    while true {
      if let change = core.change(of: key) { found.append(change) }
      guard let origin = core.origin else { break }
      core = origin
    }
    if let parent { found += parent.standing.base.changes(of: key) }
    for owner in furtherOwners { found += owner.standing.base.changes(of: key) }
    return found
  }

  /// The change that a scope further up has made to a member of this scope.
  private func change(above key: Key) -> Change? {
    guard mayReplace(key) else { return nil }
    let plain = key.decorated ?? key
    var found = parent?.standing.base.changes(of: plain) ?? []
    for owner in furtherOwners { found += owner.standing.base.changes(of: plain) }
    guard key.decorated != nil, let index = found.firstIndex(where: { $0.original === key }) else {
      return found.first
    }
    return found.dropFirst(index + 1).first
  }

  /// Tells the makings in whose recipes this scope's owners were made that they have asked for `key`.
  func recordAbove(_ key: Key, _ lifetime: Lifetime, _ node: Node?) {
    guard !isPlain else { return }
    parent?.recordHere(key, lifetime, node)
    for owner in furtherOwners { owner.recordHere(key, lifetime, node) }
  }

  private func recordHere(_ key: Key, _ lifetime: Lifetime, _ node: Node?) {
    let standing = standing
    standing.record(key, lifetime, node)
    standing.base.recordAbove(key, lifetime, node)
  }

  // MARK: - Recipes

  private func record<S: Scope>(
    _ node: Node, _ change: Change?, _ scope: S, outer: Node?, _ evaluate: (Node, Change?, S) -> Void
  ) {
    var recorders = Recorders(node: node, asked: self)
    run(node, change, scope, outer: outer, &recorders, evaluate)
    if recorders.areReleased(hopped: node.hopped) {
      publish(node, as: node)
    } else {
      node.escape(asked: self)
      Report.escape(of: node, from: self)
      recorders.stop(home: publish(node, as: node))
    }
  }

  /// A function of its own, so that the copy is gone when it returns.
  @inline(never)
  private func run<S: Scope>(
    _ node: Node, _ change: Change?, _ scope: S, outer: Node?, _ recorders: inout Recorders,
    _ evaluate: (Node, Change?, S) -> Void
  ) {
    let copy = scope._recording(&recorders)
    withUnsafePointer(to: copy) { pointer in
      Frame.run(node.key, in: self, node: node, via: outer, copy: (UnsafeRawPointer(pointer), S.self)) {
        Ambient.rebinding(copy) { evaluate(node, change, copy) }
      }
    }
  }

  // MARK: - Ends

  /// Ends a making: wherever its claims stand, `value` is found from now on. Returns the uppermost of these cores.
  @discardableResult
  private func publish(_ node: Node, as value: Node) -> Core {
    let hasToBeClosed = node.closer != nil && node === value
    // What is replaced is let go of without the lock: its end may run anything.
    let ended = locked { header in
      let ended = node.finish(asked: self)
      return (cores: ended.cores, waiters: ended.waiters, own: header.pointee.nodes.settle(node, as: value))
    }
    node.unchain()
    for core in ended.cores { core.settle(node, as: value) }
    for waiter in ended.waiters { waiter.signal() }
    let home = ended.cores.last ?? self
    if hasToBeClosed { home.owes(node) }
    return home
  }

  private func settle(_ node: Node, as value: Node) {
    let replaced = locked { $0.pointee.nodes.settle(node, as: value) }
    withExtendedLifetime(replaced) {}
  }
}
