internal import CSeam

/// The identity of a dependency: a key path, with what is known of the member behind it.
///
/// Keys without arguments that a call site names are interned, one object for each key path in the process, so
/// that two of them are compared by identity. Keys with arguments are made for each use and compared by value;
/// since that runs the arguments' own `==`, it is never done with a lock held.
///
/// `@unchecked Sendable`: immutable. A key path with arguments that are not `Sendable` is compared and hashed only.
final class Key: @unchecked Sendable {
  let path: AnyKeyPath
  let hash: Int
  /// One bit for the key, the same for what a decorator wraps: a set of keys in a word tells which it does not hold.
  let bit: UInt
  let isInterned: Bool
  /// The member's name as its author wrote it, where a call site has told it.
  let function: Literal?
  /// What a decorator wraps has the decorated member's key path, but is another value.
  let decorated: Key?

  private init(
    _ path: AnyKeyPath, hash: Int, isInterned: Bool, function: Literal?, decorated: Key? = nil
  ) {
    self.path = path
    self.hash = hash
    self.isInterned = isInterned
    self.function = function
    self.decorated = decorated
    bit = decorated?.bit ?? 1 << UInt(hash & 63)
  }

  /// A key for a path that comes from a replacement.
  static func of(_ path: AnyKeyPath) -> Key {
    let hash = path.hashValue
    return Interned.key(path, hash) ?? Key(path, hash: hash, isInterned: false, function: nil)
  }

  /// The key that a call site names, and whether the site stands for it: whether `path` always yields the same.
  ///
  /// A site in a function may be many members': inlined into them, it has closures that capture nothing as well.
  static func at<S, T>(
    _ site: CallSite, _ path: @escaping () -> KeyPath<S, T>
  ) -> (key: Key, isConstant: Bool) {
    if let known = Interned.key(at: site), type(of: known.path).rootType == S.self { return (known, true) }
    guard Seam.isConstant(path), !site.function.namesFunction else {
      let path = path()
      return (Key(path, hash: path.hashValue, isInterned: false, function: site.function), false)
    }
    return (Interned.intern(path(), at: site), true)
  }

  static func original(of decorated: Key) -> Key {
    Key(
      decorated.path, hash: decorated.hash &+ 1, isInterned: true, function: decorated.function,
      decorated: decorated)
  }

  func matches(_ other: Key) -> Bool {
    if self === other { return true }
    if hash != other.hash || (isInterned && other.isInterned) { return false }
    return path == other.path
  }

  /// Whether `other` is of the same member, with an argument that is not equal to itself and looks like this one's: NaN. `again` is
  /// the path of `other` once more.
  func isUnequal<S, T>(to other: Key, again: () -> KeyPath<S, T>) -> Bool {
    guard !isInterned, !other.isInterned, hash == other.hash, type(of: path) == type(of: other.path),
      let function, let asked = other.function
    else { return false }
    return function == asked && other.path != again()
  }

  /// Whether to compare with `other` needs no code of the arguments.
  func isCheap(with other: Key) -> Bool { self === other || isInterned || other.isInterned }

  /// `AppScope.transport`
  var name: String {
    "\(Self.scopeName(type(of: path).rootType)).\(toldName ?? "(a member never asked for)")"
  }

  /// `transport`, once the member has been asked for anywhere in the process.
  var toldName: String? { (function ?? Interned.key(path, path.hashValue)?.function).map { "\($0)" } }

  static func scopeName(_ type: Any.Type) -> String { "\(type)" }

  /// The process-wide tables of interned keys. The lock is taken the first time that a call site is seen and for
  /// keys of replacements, never to look a dependency up; hashing and comparing interned keys runs no user code.
  private enum Interned {
    private static let lock = Lock()
    @exclusivity(unchecked) nonisolated(unsafe) private static var keys: [Int: [Key]] = [:]
    nonisolated(unsafe) private static var siteCount = 0
    /// The address of the call-site table, in memory that is never freed.
    nonisolated(unsafe) private static let sites: UnsafeMutableRawPointer = {
      let word = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
      word.storeBytes(of: 0, as: UInt.self)
      return word
    }()

    static func key(at site: CallSite) -> Key? {
      CallSites.object(in: sites, at: site).map { unsafeDowncast($0.takeUnretainedValue(), to: Key.self) }
    }

    static func key(_ path: AnyKeyPath, _ hash: Int) -> Key? {
      lock { keys[hash]?.first { $0.path == path } }
    }

    static func intern(_ path: AnyKeyPath, at site: CallSite) -> Key {
      let hash = path.hashValue
      return lock {
        let known = keys[hash]?.first { $0.path == path }
        let key = known ?? Key(path, hash: hash, isInterned: true, function: site.function)
        if known == nil { keys[hash, default: []].append(key) }
        CallSites.add(key, at: site, to: sites, count: &siteCount)
        return key
      }
    }
  }
}
