/// What a look into a table has taken hold of with the lock held. It is let go of without it: perhaps nobody else holds it any more,
/// and its end may run anything.
struct Seen {
  /// Keys that were compared with the one asked for.
  var keys: [Key] = []
  /// An entry that has been taken out.
  var gone: NodeTable.Entry?
  /// An object that is held weakly.
  var object: AnyObject?
  /// Where the table was looked through for entries whose values are gone: these, and the objects of the others.
  var dead: [NodeTable.Entry] = []
  var objects: [AnyObject] = []
}

/// The values of a scope by key.
struct NodeTable {
  struct Entry {
    let key: Key
    var node: Node
    /// The core whose look-up makes the value; nothing once it is made.
    var asked: Core?

    /// Whether the value is gone. One that is still made is not, and its state is not for this core's lock to read.
    func isDead(_ seen: inout Seen) -> Bool { asked == nil && node.isDead(&seen.object) }
  }

  private(set) var entries: [Entry] = []
  /// Positions by hash, kept once there are many entries.
  private var index: [Int: [Int]] = [:]
  private static let many = 12
  /// With so many entries those whose values are gone are taken out: ever new arguments of a weak member would stay for ever.
  private var limit = 64

  enum Position {
    case found(Int)
    case none
    /// Only the keys' own `==` can tell, which is to be asked without a lock.
    case unknown
  }

  func position(of key: Key) -> Position {
    var isUnknown = false
    func holds(_ position: Int) -> Bool {
      let other = entries[position].key
      if other === key { return true }
      if other.hash != key.hash { return false }
      if other.isCheap(with: key) { return other.matches(key) }
      isUnknown = true
      return false
    }
    if entries.count <= Self.many {
      var position = 0
      while position < entries.count {
        if holds(position) { return .found(position) }
        position += 1
      }
    } else if let found = index[key.hash]?.first(where: holds) {
      return .found(found)
    }
    return isUnknown ? .unknown : .none
  }

  /// The keys of which only their own `==` can tell whether they are `key`.
  func doubtful(_ key: Key) -> [Key] {
    let positions = entries.count <= Self.many ? Array(entries.indices) : index[key.hash] ?? []
    return positions.map { entries[$0].key }.filter { $0.hash == key.hash && !$0.isCheap(with: key) }
  }

  /// The position of the entry that holds `node`.
  func position(of node: Node) -> Int? {
    if entries.count <= Self.many { return entries.firstIndex { $0.node === node } }
    let hashes = [node.key.hash, node.key.decorated?.hash].compactMap(\.self)
    return hashes.lazy.compactMap { hash in index[hash]?.first { entries[$0].node === node } }.first
  }

  /// The value at a position where it is finished and still there.
  func finished(at position: Int?, _ seen: inout Seen) -> Node? {
    guard let position, entries[position].asked == nil, !entries[position].isDead(&seen) else { return nil }
    return entries[position].node
  }

  /// The entry at a position. One whose value is gone is taken out.
  mutating func entry(at position: Int?, _ seen: inout Seen) -> Entry? {
    guard let position else { return nil }
    if !entries[position].isDead(&seen) { return entries[position] }
    seen.gone = entries[position]
    removeEntry(of: entries[position].node)
    return nil
  }

  /// Ends the making of `node`, and returns what its entry held.
  mutating func settle(_ node: Node, as value: Node) -> (node: Node, asked: Core?)? {
    guard let position = position(of: node) else { return nil }
    var replaced = (node: value, asked: Core?.none)
    swap(&entries[position].node, &replaced.node)
    swap(&entries[position].asked, &replaced.asked)
    return replaced
  }

  /// Lets the values go that live in `home` and that others may still name.
  ///
  /// The last first: what has been made from others is then let go of before them, and no chain of nodes ends by recursion.
  mutating func end(in home: Core) {
    while var entry = entries.popLast() {
      if entry.node.home === home, !isKnownUniquelyReferenced(&entry.node) { entry.node.end() }
    }
  }

  mutating func append(_ entry: __owned Entry, _ seen: inout Seen) {
    if entries.isEmpty { entries.reserveCapacity(4) }
    if entries.count == limit { takeOutDead(&seen) }
    entries.append(entry)
    if entries.count == Self.many + 1 {
      indexAll()
    } else if entries.count > Self.many {
      index[entry.key.hash, default: []].append(entries.count - 1)
    }
  }

  private mutating func takeOutDead(_ seen: inout Seen) {
    var left: [Entry] = []
    for entry in entries {
      var look = Seen()
      if entry.isDead(&look) { seen.dead.append(entry) } else { left.append(entry) }
      if let object = look.object { seen.objects.append(object) }
    }
    limit = max(limit, left.count * 2)
    if left.count == entries.count { return }
    entries = left
    index = [:]
    if entries.count > Self.many { indexAll() }
  }

  private mutating func indexAll() {
    for position in entries.indices { index[entries[position].key.hash, default: []].append(position) }
  }

  mutating func removeEntry(of node: Node) {
    guard let position = position(of: node) else { return }
    let last = entries.count - 1
    if entries.count > Self.many {
      let hash = entries[position].key.hash
      index[hash]?.removeAll { $0 == position }
      if index[hash]?.isEmpty == true { index[hash] = nil }
      if position != last {
        let moved = entries[last].key.hash
        index[moved] = index[moved]?.map { $0 == last ? position : $0 }
      }
    }
    entries.swapAt(position, last)
    entries.removeLast()
    if entries.count == Self.many { index = [:] }
  }
}
