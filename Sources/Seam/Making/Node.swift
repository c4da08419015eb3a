internal import CSeam

/// How long what a member makes is kept.
@usableFromInline
enum Lifetime: String, Sendable {
  case unique, shared, boundary, weak
}

/// One value of a scope: first its making, then the value with what it was made from.
///
/// While it is made, the making belongs to the core that was asked (`asked`) and to those above it that may come
/// to share the value; all of them have an entry for it. The mutable state is guarded by the lock of `asked` until
/// `isFinished`; after that nothing changes any more, and whoever finds the node in a core or through an edge sees it
/// whole.
///
/// `@unchecked Sendable`: guarded as said.
@usableFromInline
class Node: @unchecked Sendable {
  let key: Key
  let lifetime: Lifetime
  /// The thread that makes the value.
  let thread = seam_thread()
  /// The making that asked for this one, while this one is made.
  ///
  /// Only the thread that makes the value changes it; others read it through `chained`.
  private(set) var outer: Node?
  /// Guards `outer` against the names of a thread that this making has started and nobody waits for. Taken at the end of
  /// a making inside another, and for reports.
  private static let chain = Lock()
  /// The making that asked for this one, for another thread.
  var chained: Node? { Self.chain { outer } }
  /// The names on the way here, outermost first; recorded where reports are wanted.
  let path: [String]

  /// The cores above `asked` that have an entry for this making: its origin, that one's origin and so on.
  @exclusivity(unchecked) private(set) var upper: [Core] = []
  /// How many of `upper` still may share the value.
  private(set) var attached = 0
  /// Whether the member behind the key has come to its recipe.
  private(set) var isEntered = false
  /// Whether the recipe has let its scope escape: what the value consults later is unknown.
  private(set) var hasEscaped = false
  private(set) var hopped = false
  private(set) var isFinished = false
  @exclusivity(unchecked) private(set) var edges: [Edge] = []
  @exclusivity(unchecked) private var waiters: [Waiter] = []
  /// What ends the value, where its declaration says; until it is taken. Guarded by the lock of `home` once the value is published.
  @exclusivity(unchecked) var closer: (@Sendable () async throws -> Void)?
  /// The uppermost core that shares the value. It outlives every core that has an entry for this node.
  private(set) unowned(unsafe) var home: Core?
  /// Whether a stand-in has taken the place of something of the live app, here or in what it is made from: whoever asks next makes, and
  /// reports, another one.
  @exclusivity(unchecked) private(set) var isMakeshift = false

  required init(_ key: Key, _ lifetime: Lifetime, outer: Node?, path: [String]) {
    self.key = key
    self.lifetime = lifetime
    self.outer = outer
    self.path = path
  }

  /// Whether the finished value is gone, a weak one's, or was for one use alone. A weak one that is not is put into `object`: to look at
  /// it is to hold it.
  func isDead(_ object: inout AnyObject?) -> Bool { isMakeshift }

  /// Gives up the value at the end of its scope, and returns it. With the lock of `home` held.
  func letGo() -> Any? { nil }

  /// Lets the value go with its core. The making of a scope further up may refer to the node for longer, where its recipe has made the
  /// scope.
  func end() {}

  /// One step of a recipe: the member that asked (`nil`: the recipe itself), what it asked for, and the value it got.
  struct Edge {
    let from: Key?
    let key: Key
    let lifetime: Lifetime
    /// Nothing for values that nobody shares: what they ask for is recorded as edges of their own.
    let node: Node?
  }
}

/// A node with a value that is kept.
///
/// The value lies in memory that is set up by hand: a `T?` would have the runtime look its type up at each step.
@usableFromInline
final class Instance<T>: Node, @unchecked Sendable {
  /// Where the value is, once it is set and until it is given up.
  @exclusivity(unchecked) @usableFromInline private(set) var address: UnsafeMutableRawPointer?
  /// Room for an object or an existential. A value that does not fit in has memory of its own.
  @exclusivity(unchecked) private var room: (UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0)
  /// The value of a scope that has ended, while somebody else holds it.
  private weak var former: AnyObject?

  private static var fits: Bool {
    MemoryLayout<T>.size <= 5 * MemoryLayout<UInt>.size
      && MemoryLayout<T>.alignment <= MemoryLayout<UInt>.alignment
  }

  /// Once, before anybody else can see the node.
  func set(_ value: T) {
    let place =
      Self.fits ? withUnsafeMutablePointer(to: &room) { UnsafeMutableRawPointer($0) } : Self.outside()
    place.initializeMemory(as: T.self, to: value)
    address = place
  }

  private static func outside() -> UnsafeMutableRawPointer {
    .allocate(byteCount: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment)
  }

  /// The value, copied straight from its place. Only where it is set and not given up.
  @inlinable @inline(__always)
  var present: T { address.unsafelyUnwrapped.load(as: T.self) }

  override func letGo() -> Any? {
    guard address != nil else { return nil }
    let value = present
    former = object(in: value)
    clear()
    return value
  }

  private func clear() {
    guard let address else { return }
    self.address = nil
    address.assumingMemoryBound(to: T.self).deinitialize(count: 1)
    if !Self.fits { address.deallocate() }
  }

  /// The value, or the former one, or else another one.
  ///
  /// Not `former as? T`: a missing object can be cast to an optional type, and would be taken for a value that is absent.
  func value(or other: () -> T) -> T {
    let home = home!
    home.lock()
    guard address != nil else {
      home.unlock()
      return former(or: other)
    }
    defer { home.unlock() }
    return present
  }

  @inline(never)
  private func former(or other: () -> T) -> T {
    home!.lock()
    let former = former
    home!.unlock()
    return former.flatMap { $0 as? T } ?? other()
  }

  override func end() {
    clear()
    closer = nil
  }

  deinit { clear() }
}

/// A node with an object that somebody else keeps.
final class WeakInstance: Node, @unchecked Sendable {
  weak var object: AnyObject?

  override func isDead(_ held: inout AnyObject?) -> Bool {
    held = object
    return held == nil || isMakeshift
  }

  /// The object, if it is still there. A missing one can be cast to an optional type, and would be taken for a value that is absent.
  func value<T>(as _: T.Type = T.self) -> T? { object.flatMap { $0 as? T } }
}

// MARK: - Making; each call with the lock of `asked` held

extension Node {
  func claims(_ level: Core, asked: Core) -> Bool {
    !isFinished && (level === asked || upper.prefix(attached).contains { $0 === level })
  }

  func climb(to level: Core) {
    upper.append(level)
    attached += 1
  }

  /// Takes the last climb back: the core above has the value, or somebody else makes it there.
  func climbDown() {
    upper.removeLast()
    attached -= 1
  }

  /// True for the first call alone: the recipe's turn.
  func enter() -> Bool {
    defer { isEntered = true }
    return !isEntered
  }

  /// Keeps the value for this one use.
  func becomeMakeshift() { isMakeshift = true }

  func record(_ edge: Edge) {
    if seam_thread() != thread { hopped = true }
    if edge.node?.isMakeshift == true { becomeMakeshift() }
    // A key with arguments is another object each time; what is kept for it is not.
    let isKnown = edges.contains {
      $0.node === edge.node && $0.from === edge.from
        && ($0.key === edge.key || edge.node != nil && $0.key.hash == edge.key.hash)
    }
    if !isKnown { edges.append(edge) }
  }

  func escape() { hasEscaped = true }

  /// Gives up the claims above `index` and returns their cores, with those who wait for the value.
  func detach(to index: Int) -> (cores: [Core], waiters: [Waiter]) {
    guard !isFinished, index < attached else { return ([], []) }
    let cores = Array(upper[index..<attached])
    attached = index
    return (cores, takeWaiters())
  }

  /// For a thread that wants to wait at `level`; nothing where there is nothing to wait for any more.
  func waiter(at level: Core, asked: Core) -> Waiter? {
    guard claims(level, asked: asked) else { return nil }
    let waiter = Waiter()
    waiters.append(waiter)
    return waiter
  }

  /// Ends the making and returns the cores that share the value, with those who wait for it.
  func finish(asked: Core) -> (cores: [Core], waiters: [Waiter]) {
    isFinished = true
    home = attached == 0 ? asked : upper[attached - 1]
    let cores = attached == 0 ? [] : Array(upper.prefix(attached))
    upper = []
    return (cores, takeWaiters())
  }

  /// Forgets the making that asked for this one. Without the lock of `asked`: it may be the last reference.
  func unchain() {
    guard outer != nil else { return }
    let gone = Self.chain {
      defer { outer = nil }
      return outer
    }
    withExtendedLifetime(gone) {}
  }

  private func takeWaiters() -> [Waiter] {
    if waiters.isEmpty { return [] }
    defer { waiters = [] }
    return waiters
  }
}

// MARK: - What a finished value was made from

extension Node {
  /// False for a value that was made from nothing, which no change affects.
  var hasAsked: Bool { hasEscaped || !edges.isEmpty }

  /// Whether the value, or one that it was made from, has asked for something that `changes` replace.
  func isAffected(by changes: [Changes]) -> Bool {
    guard !changes.isEmpty else { return false }
    if hasEscaped { return true }
    // No recursion: values each made from the one before may be a longer chain than the stack is deep.
    var reached = Reached()
    var node = self
    while true {
      for edge in node.edges {
        if changes.contains(where: { $0.affect(edge.key) }) { return true }
        guard let inner = edge.node else { continue }
        if inner.hasEscaped { return true }
        if !inner.edges.isEmpty { reached.add(inner) }
      }
      guard let next = reached.next() else { return false }
      node = next
    }
  }
}

/// A thread that waits for a making, signalled when the making ends or gives up a claim.
///
/// `@unchecked Sendable`: the pointer is constant, and the event has a lock of its own.
final class Waiter: @unchecked Sendable {
  private let event = seam_event_create()

  func signal() { seam_event_signal(event) }

  /// False when the time has run out.
  func wait(milliseconds: Int) -> Bool { seam_event_wait(event, milliseconds) }

  deinit { seam_event_destroy(event) }
}
