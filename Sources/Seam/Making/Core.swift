internal import CSeam

/// A scope's storage, in one allocation: `Header` lies inside the object, at an address that never changes.
///
/// `table` and `flags` are read without the lock; the other variables of the header are guarded by it, but for the
/// links, which are written before `flags` becomes non-zero and never after.
@usableFromInline
final class Core: ManagedBuffer<Core.Header, UInt8> {
  @usableFromInline
  struct Header {
    /// Nobody's. The thread sanitizer takes a change of any field through a pointer for one of the first, and the two
    /// after this one are read without the lock.
    var first: UInt = 0
    /// The address of the table of call sites (`CallSites`).
    @usableFromInline var table: UInt = 0
    @usableFromInline var flags: UInt = Flags.unsettled

    var lock = seam_lock()
    var nodes = NodeTable()
    var siteCount = 0

    // Links
    var origin: Core?
    var parent: Core?
    var owners: [Core] = []
    var changes: Changes?
    var context: Context?
    var sharing = Sharing.full
    /// The bits of all keys that are replaced in the scope or in those that it comes from or stands on.
    var replaced: UInt = 0
    /// Whether the scope is made to look at a value and thrown away, or stands on such a scope.
    var isTrial = false

    // End
    var type: (any Scope.Type)?
    var phase = Phase.open
    /// The cores derived from this one: each takes itself out under this core's lock before its memory goes.
    var derived: Set<UnsafeMutableRawPointer> = []
    /// Cores with something to close whose scopes stand on this one's.
    var standing: [ObjectIdentifier: WeakCore] = [:]
    var isKnownToOwners = false
    /// The table of a scope that is being closed.
    var hiddenTable: UInt = 0

    /// What this core stands for and records, where it is a recorder.
    var recording: Recording?
  }

  @usableFromInline
  enum Flags {
    @usableFromInline static let unsettled: UInt = 0
    /// Nothing is replaced and nothing reported: members may go straight to their recipes.
    @usableFromInline static let plain: UInt = 1
    @usableFromInline static let full: UInt = 2
    /// The core of a recording copy.
    @usableFromInline static let recorder: UInt = 3
  }

  /// What a derived core has in common with its origin.
  enum Sharing {
    case full
    /// Looks at what is there and leaves nothing behind.
    case readOnly
    /// An input of the scope differs, so no value can be shared.
    case none
  }

  static func make() -> Core {
    let core = unsafeDowncast(Core.create(minimumCapacity: 0) { _ in Header() }, to: Core.self)
    core.withUnsafeMutablePointerToHeader { header in
      assert(
        UnsafeRawPointer(lock(of: header)) == UnsafeRawPointer(header) + MemoryLayout<Header>.offset(
          of: \.lock)!)
      seam_lock_init(lock(of: header))
    }
    return core
  }

  deinit {
    withUnsafeMutablePointerToHeader { header in
      header.pointee.nodes.end(in: self)
      CallSites.free(header.pointee.table)
      CallSites.free(header.pointee.hiddenTable)
      seam_lock_destroy(Core.lock(of: header))
      let id = ObjectIdentifier(self)
      if header.pointee.isKnownToOwners {
        header.pointee.parent?.standing.base.forget(id)
        for owner in header.pointee.owners { owner.standing.base.forget(id) }
      }
      header.pointee.origin?.forgetDerived(self)
    }
  }

  @inline(__always)
  func locked<R>(_ body: (UnsafeMutablePointer<Header>) throws -> R) rethrows -> R {
    try withUnsafeMutablePointerToHeader { header in
      let lock = Core.lock(of: header)
      seam_lock_acquire(lock)
      defer { seam_lock_release(lock) }
      return try body(header)
    }
  }

  func lock() { withUnsafeMutablePointerToHeader { seam_lock_acquire(Core.lock(of: $0)) } }
  func unlock() { withUnsafeMutablePointerToHeader { seam_lock_release(Core.lock(of: $0)) } }

  /// The words that are read without the lock: `table`, then `flags`.
  static func words(of header: UnsafeMutablePointer<Header>) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(header) + MemoryLayout<UInt>.stride
  }

  /// The lock follows these words.
  private static func lock(of header: UnsafeMutablePointer<Header>) -> UnsafeMutablePointer<seam_lock> {
    (words(of: header) + 2 * MemoryLayout<UInt>.stride).assumingMemoryBound(to: seam_lock.self)
  }
}

// MARK: - Flags and links

extension Core {
  var flags: UInt {
    withUnsafeMutablePointerToHeader { seam_load(Core.words(of: $0) + MemoryLayout<UInt>.size) }
  }

  private func setFlags(_ flags: UInt) {
    withUnsafeMutablePointerToHeader { seam_store(Core.words(of: $0) + MemoryLayout<UInt>.size, flags) }
  }

  var isPlain: Bool { flags == Flags.plain }

  /// For what is constant once the core is linked; for the rest the caller holds the lock.
  @inline(__always)
  func withHeader<R>(_ body: (UnsafeMutablePointer<Header>) -> R) -> R {
    withUnsafeMutablePointerToHeader(body)
  }

  var origin: Core? { withHeader { $0.pointee.origin } }
  var changes: Changes? { withHeader { $0.pointee.changes } }
  var context: Context? { withHeader { $0.pointee.context } }
  var sharing: Sharing { withHeader { $0.pointee.sharing } }
  var isTrial: Bool { withHeader { $0.pointee.isTrial } }

  /// The cores of the scopes that this one's scope stands on: the parent, then the others.
  var parent: Core? { withHeader { $0.pointee.parent } }
  var furtherOwners: [Core] { withHeader { $0.pointee.owners } }
  var allOwners: [Core] { [parent].compactMap(\.self) + furtherOwners }

  func change(of key: Key) -> Change? {
    mayReplace(key) ? withHeader { $0.pointee.changes?.change(of: key) } : nil
  }

  /// Whether the scope itself makes another value of what asks for `key`.
  func affects(_ key: Key) -> Bool {
    mayReplace(key) && withHeader { $0.pointee.changes?.affect(key) == true }
  }

  /// False where nobody has replaced the key as seen from the scope; true says nothing.
  func mayReplace(_ key: Key) -> Bool { replaced & key.bit != 0 }

  private var replaced: UInt { withHeader { $0.pointee.replaced } }

  /// What is replaced in the scopes that one stands on.
  private static func replaced(above parent: Core?, _ owners: [Core]) -> UInt {
    owners.reduce(parent?.standing.base.replaced ?? 0) { $0 | $1.standing.base.replaced }
  }

  /// The scope that this one has been derived from in the end.
  var root: Core {
    var core = self
    while let origin = core.origin { core = origin }
    return core
  }

  /// Links a core to those that its scope stands on, once; the first call counts.
  func settle(_ type: any Scope.Type, parent: Core?, owners: [Core]) {
    if type is AnyClass { Trap.notAStruct(type) }
    let inherited = parent?.context ?? owners.lazy.compactMap(\.context).first
    let isPlain = parent?.isPlain != false && owners.allSatisfy(\.isPlain)
    let isTrial = parent?.standing.base.isTrial == true || owners.contains { $0.standing.base.isTrial }
    let replaced = isPlain ? 0 : Core.replaced(above: parent, owners)
    locked { header in
      guard flags == Flags.unsettled else { return }
      header.pointee.type = type
      header.pointee.parent = parent
      header.pointee.owners = owners
      let context = header.pointee.context ?? inherited
      header.pointee.context = context
      header.pointee.isTrial = isTrial
      header.pointee.replaced = replaced
      setFlags(context == nil && isPlain ? Flags.plain : Flags.full)
    }
  }

  /// The core of a scope that shares nothing with another one, whose reports go to `context`.
  static func root(context: Context) -> Core {
    let core = make()
    core.withHeader { $0.pointee.context = context }
    context.register(core)
    return core
  }

  static func derived(
    from origin: Core, _ changes: Changes?, sharing: Sharing, isTrial: Bool, parent: Core?, owners: [Core],
    context: Context?
  ) -> Core {
    let core = make()
    core.withHeader {
      $0.pointee.origin = origin
      $0.pointee.changes = changes
      $0.pointee.sharing = sharing
      $0.pointee.replaced = (changes?.keys ?? 0) | origin.replaced | replaced(above: parent, owners)
      $0.pointee.isTrial = isTrial
      $0.pointee.parent = parent
      $0.pointee.owners = owners
      $0.pointee.context = context
    }
    core.setFlags(Flags.full)
    if sharing != .readOnly, origin.adopt(core), sharing == .full { core.bornClosed() }
    return core
  }

  static func recorder(_ recording: Recording, context: Context?) -> Core {
    let core = make()
    core.withHeader {
      $0.pointee.recording = recording
      $0.pointee.context = context
    }
    core.setFlags(Flags.recorder)
    return core
  }

  /// Takes the lock and finds a key's entry.
  func lockedPosition(of key: Key, _ seen: inout Seen) -> Int? {
    lock()
    switch withHeader({ $0.pointee.nodes.position(of: key) }) {
    case .found(let position): return position
    case .none: return nil
    case .unknown: return lockedPosition(comparing: key, &seen)
    }
  }

  /// With the lock held, which it gives up while the keys' own `==` runs.
  @inline(never)
  private func lockedPosition(comparing key: Key, _ seen: inout Seen) -> Int? {
    var ruledOut: [Key] = []
    while true {
      let doubtful = withHeader { $0.pointee.nodes.doubtful(key) }
        .filter { other in !ruledOut.contains { $0 === other } }
      seen.keys += doubtful
      if doubtful.isEmpty {
        guard case .found(let position) = withHeader({ $0.pointee.nodes.position(of: key) }) else {
          return nil
        }
        return position
      }
      unlock()
      if let same = doubtful.first(where: { $0.matches(key) }) { return lockedPosition(of: same, &seen) }
      ruledOut += doubtful
      lock()
    }
  }

  /// The finished value of a key, if it is still there.
  func finished(_ key: Key) -> Node? {
    var seen = Seen()
    let position = lockedPosition(of: key, &seen)
    defer { unlock() }
    return withHeader { $0.pointee.nodes.finished(at: position, &seen) }
  }

  /// Lets look-ups at a call site find an object without the lock. Not where the scope's end would not hide it again.
  func add(_ object: AnyObject, at site: CallSite) {
    locked { header in
      guard case .open = header.pointee.phase, !header.pointee.isTrial else { return }
      var count = header.pointee.siteCount
      CallSites.add(object, at: site, to: Core.words(of: header), count: &count)
      header.pointee.siteCount = count
    }
  }
}
