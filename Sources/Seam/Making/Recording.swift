/// What the core of a recording copy stands for.
///
/// A recipe runs with a copy of its scope whose core, and those of the scopes that it stands on, are recorders: what is
/// asked through them, on any thread, becomes an edge of the node that is being made. When the recipe has returned,
/// a recorder that is still held forwards to the core where the value came to live.
struct Recording {
  /// The making, while it goes on; nothing once it has ended. It is held, like `asked`, by the call that makes.
  var node: Unmanaged<Node>?
  /// The core whose lock guards the node.
  let asked: Unmanaged<Core>
  var base: Core
  /// Whether the recorder stands for the node's own scope, not for one that this stands on.
  let isOwn: Bool
  /// The value, once its making has ended.
  var late: Key?
}

/// Where a look-up goes, and on whose behalf.
struct Standing {
  let base: Core
  let node: Node?
  let asked: Core?
  /// The value whose scope is still used though its recipe has returned.
  let late: Key?

  /// Notes what was asked for, before it is made and again with what it turned out to be.
  func record(_ key: Key, _ lifetime: Lifetime, _ inner: Node?) {
    guard let node, let asked else { return }
    node.record(key, lifetime, inner, asked: asked)
  }

  /// Gives up, before `key` is made, the claims that asking for it rules out.
  func announce(_ key: Key) {
    guard let node, let asked else { return }
    node.giveUp(for: key, nil, asked: asked)
  }
}

extension Core {
  var isRecorder: Bool { flags == Flags.recorder }

  /// The core behind a recorder, or the core itself.
  var standing: Standing {
    guard isRecorder else { return Standing(base: self, node: nil, asked: nil, late: nil) }
    return locked { header in
      let recording = header.pointee.recording!
      guard let node = recording.node else {
        return Standing(base: recording.base, node: nil, asked: nil, late: recording.late)
      }
      return Standing(
        base: recording.base, node: node.takeUnretainedValue(), asked: recording.asked.takeUnretainedValue(),
        late: nil)
    }
  }

  /// Whether a member of a recording copy is the one that is being made, come to its recipe. `again` is the key's path once more.
  func enters<S, T>(_ key: Key, again: () -> KeyPath<S, T>) -> (node: Node, asked: Core)? {
    guard isRecorder else { return nil }
    let found = locked { header -> (node: Node, asked: Core)? in
      let recording = header.pointee.recording!
      guard recording.isOwn, let node = recording.node else { return nil }
      return (node.takeUnretainedValue(), recording.asked.takeUnretainedValue())
    }
    guard let found else { return nil }
    let expected = found.node.key.decorated ?? found.node.key
    if expected.matches(key) { return found.asked.locked { _ in found.node.enter() } ? found : nil }
    // The member asks for itself with an argument that no key with it is equal to: else it would do so without end.
    guard expected.isUnequal(to: key, again: again), found.asked.locked({ _ in found.node.enter() }) else {
      return nil
    }
    Report.unequalArgument(key, in: found.asked)
    return found
  }

  /// Ends the recording: from now on the recorder forwards.
  func stopRecording(home: Core) {
    // What is replaced is let go of without the lock: its end may run anything.
    let ended = locked { header -> Recording in
      let ended = header.pointee.recording!
      header.pointee.recording!.late = ended.node!.takeUnretainedValue().key
      header.pointee.recording!.node = nil
      if ended.isOwn { header.pointee.recording!.base = home }
      return ended
    }
    withExtendedLifetime(ended) {}
  }
}

extension Node {
  /// Adds an edge, and gives up the claims that it rules out: a value that has asked for something that a scope replaces
  /// is not for the scopes above that one.
  func record(_ key: Key, _ lifetime: Lifetime, _ inner: Node?, asked: Core) {
    let from = Frame.top.flatMap { frame -> Key? in
      guard frame.pointee.node == nil,
        frame.pointee.core.toOpaque() == Unmanaged.passUnretained(asked).toOpaque()
      else { return nil }
      return frame.pointee.key.takeUnretainedValue()
    }
    let edge = Edge(from: from, key: key, lifetime: lifetime, node: inner)
    asked.locked { _ in
      if !isFinished { record(edge) }
    }
    giveUp(for: key, inner, asked: asked)
  }

  func giveUp(for key: Key, _ inner: Node?, asked: Core) {
    let levels = asked.locked { _ in isFinished || attached == 0 ? [] : [asked] + upper.prefix(attached) }
    let index = levels.dropLast().firstIndex { level in
      guard let changes = level.changes else { return false }
      return changes.affect(key) || inner?.isAffected(by: [changes]) == true
    }
    if let index { detach(to: index, asked: asked) }
  }

  /// Notes that the value may ask for anything later: it is not shared past a scope that replaces something.
  func escape(asked: Core) {
    let levels = asked.locked { _ -> [Core] in
      guard !isFinished else { return [] }
      escape()
      return [asked] + upper.prefix(attached)
    }
    if let index = levels.firstIndex(where: { $0.changes != nil }), index < levels.count - 1 {
      detach(to: index, asked: asked)
    }
  }

  private func detach(to index: Int, asked: Core) {
    let gone = asked.locked { _ in detach(to: index) }
    for core in gone.cores {
      core.locked { $0.pointee.nodes.removeEntry(of: self) }
    }
    for waiter in gone.waiters { waiter.signal() }
  }
}
