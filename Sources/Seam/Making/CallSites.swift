public import CSeam

/// A table from call sites to objects: readers take no lock, one writer at a time.
///
/// A call site is the addresses of its `#fileID` and `#function` literals with its line and column. The table is
/// one allocation: a word with the mask, a word with the table that it replaced (readers may still be in that
/// one, so it lives as long), then the slots. A slot becomes visible by the release store of its `file`.
@usableFromInline
struct CallSites {
  @frozen @usableFromInline
  struct Slot {
    @usableFromInline var file: UInt
    @usableFromInline var place: UInt
    @usableFromInline var function: UInt
    @usableFromInline var object: Unmanaged<AnyObject>?

    fileprivate init(_ object: AnyObject, at site: CallSite) {
      file = site.file.address
      place = site.place
      function = site.function.address
      self.object = .passUnretained(object)
    }
  }

  /// The object at a call site. `word` holds the table's address; the caller keeps what owns the table alive.
  @inlinable @inline(__always)
  static func object(in word: UnsafeRawPointer, at site: CallSite) -> Unmanaged<AnyObject>? {
    guard let table = UnsafeRawPointer(bitPattern: seam_load(word)) else { return nil }
    let (file, place, function) = (site.file.address, site.place, site.function.address)
    let mask = table.load(as: UInt.self)
    let slots = (table + 16).assumingMemoryBound(to: Slot.self)
    var index = start(file, place) & mask
    while true {
      let slot = slots + Int(truncatingIfNeeded: index)
      let seen = seam_load(UnsafeRawPointer(slot))
      if seen == file, slot.pointee.place == place, slot.pointee.function == function {
        return slot.pointee.object
      }
      if seen == 0 { return nil }
      index = (index &+ 1) & mask
    }
  }

  /// Where the search for a call site begins. The place is known to the compiler, and so is all but one addition.
  @inlinable @inline(__always)
  static func start(_ file: UInt, _ place: UInt) -> UInt {
    file &+ (place &* 0x9E37_79B9_7F4A_7C15) >> 32
  }

  /// Adds a call site unless it is there; `count` counts the entries of the newest table. Writers exclude one another.
  static func add(
    _ object: AnyObject, at site: CallSite, to word: UnsafeMutableRawPointer, count: inout Int
  ) {
    var table = UnsafeMutableRawPointer(bitPattern: seam_load(word))
    let capacity = table.map { $0.load(as: UInt.self) + 1 } ?? 0
    if (count + 1) * 4 > Int(capacity) * 3 {
      table = grown(from: table, capacity: max(8, capacity * 2))
      if insert(Slot(object, at: site), into: table!) { count += 1 }
      seam_store(word, UInt(bitPattern: table))
    } else if insert(Slot(object, at: site), into: table!) {
      count += 1
    }
  }

  /// Frees a table that nobody reads any more, and those that it replaced.
  static func free(_ table: UInt) {
    var next = UnsafeMutableRawPointer(bitPattern: table)
    while let table = next {
      next = UnsafeMutableRawPointer(bitPattern: table.load(fromByteOffset: 8, as: UInt.self))
      table.deallocate()
    }
  }

  private static func grown(from old: UnsafeMutableRawPointer?, capacity: UInt) -> UnsafeMutableRawPointer {
    let bytes = 16 + Int(capacity) * MemoryLayout<Slot>.stride
    let table = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    table.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    table.storeBytes(of: capacity - 1, as: UInt.self)
    table.storeBytes(of: UInt(bitPattern: old), toByteOffset: 8, as: UInt.self)
    guard let old else { return table }
    let slots = (old + 16).assumingMemoryBound(to: Slot.self)
    for index in 0...Int(old.load(as: UInt.self)) where slots[index].file != 0 {
      _ = insert(slots[index], into: table)
    }
    return table
  }

  private static func insert(_ new: Slot, into table: UnsafeMutableRawPointer) -> Bool {
    let mask = table.load(as: UInt.self)
    let slots = (table + 16).assumingMemoryBound(to: Slot.self)
    var index = start(new.file, new.place) & mask
    while slots[Int(index)].file != 0 {
      let slot = slots[Int(index)]
      if slot.file == new.file, slot.place == new.place, slot.function == new.function { return false }
      index = (index &+ 1) & mask
    }
    let slot = slots + Int(index)
    slot.pointee.place = new.place
    slot.pointee.function = new.function
    slot.pointee.object = new.object
    seam_store(slot, new.file)
    return true
  }
}

/// Where in the source a member asks for its value, and the member's name.
@frozen @usableFromInline
struct CallSite {
  @usableFromInline let file: Literal
  @usableFromInline let place: UInt
  @usableFromInline let function: Literal

  @inlinable @inline(__always)
  init(_ file: StaticString, _ line: UInt, _ column: UInt, _ function: StaticString) {
    self.file = Literal(file)
    place = line &<< 16 | column
    self.function = Literal(function)
  }
}

/// A literal of the source by its address, which stays what it is as long as the process.
@frozen @usableFromInline
struct Literal: Equatable, CustomStringConvertible {
  @usableFromInline let address: UInt

  @inlinable @inline(__always)
  init(_ text: StaticString) { address = UInt(bitPattern: text.utf8Start) }

  @usableFromInline
  var description: String { String(cString: UnsafePointer<UInt8>(bitPattern: address)!) }

  /// Whether the literal of a call's function names a function or a subscript, not a property.
  var namesFunction: Bool { description.hasSuffix(")") }

  /// The same text, which each file has at an address of its own.
  @usableFromInline
  static func == (one: Literal, other: Literal) -> Bool {
    one.address == other.address || one.description == other.description
  }
}
