internal import CSeam

/// The threads that wait for a value that another thread makes.
///
/// The one lock here is the only one that scopes share, and only a thread that is about to wait takes it.
enum Waiting {
  private struct Wait {
    let node: Node
    let asked: Core
    let level: Core

    var stands: Bool { asked.locked { _ in node.claims(level, asked: asked) } }
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var waits: [UInt64: Wait] = [:]
  private static let patience = 300

  /// Waits until the making ends or gives up its claim on `level`, which the caller then looks up again.
  static func wait(for node: Node, asked: Core, at level: Core, via: Node?) {
    guard let waiter = asked.locked({ _ in node.waiter(at: level, asked: asked) }) else {
      return seam_yield()
    }
    let me = seam_thread()
    if let cycle = lock({ cycle(from: me, Wait(node: node, asked: asked, level: level)) }) {
      Trap.cycle(cycle, via: via)
    }
    if !waiter.wait(milliseconds: patience) {
      Report.slow(node, asked: asked, via: via)
      while !waiter.wait(milliseconds: 60_000) {}
    }
    let ended = lock { waits.removeValue(forKey: me) }
    withExtendedLifetime(ended) {}
  }

  /// The makings that wait for one another, where the wait would close a circle; else the wait is noted.
  /// An edge counts only while its claim stands: a thread that is about to wake holds nothing up.
  private static func cycle(from me: UInt64, _ wait: Wait) -> [Node]? {
    guard wait.stands else { return nil }
    var seen = [wait.node]
    var at = wait.node
    while true {
      if at.thread == me { return seen }
      guard let next = waits[at.thread], next.stands, !seen.contains(where: { $0 === next.node }) else {
        break
      }
      seen.append(next.node)
      at = next.node
    }
    waits[me] = wait
    return nil
  }
}
