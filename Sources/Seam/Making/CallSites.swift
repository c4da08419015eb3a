public import CSeam

/// A table from call sites to objects: readers take no lock, one writer at a time.
///
/// A call site is the addresses of its `#fileID` and `#function` literals with its line and column. The table is
/// one allocation: a word with the mask, a word with the table that it replaced (readers may still be in that
/// one, so it lives as long), then the slots. A slot becomes visible by the release store of its `file`.
@usableFromInline
struct CallSites {
  @usableFromInline
  struct Slot {
    @usableFromInline var file: UInt
    @usableFromInline var place: UInt
    @usableFromInline var function: UInt
    @usableFromInline var object: Unmanaged<AnyObject>?
  }

  /// The object at a call site. `word` holds the table's address; the caller keeps what owns the table alive.
  @inlinable @inline(__always)
  static func object(
    in word: UnsafeRawPointer, file: UnsafePointer<UInt8>, place: UInt, function: UnsafePointer<UInt8>
  ) -> Unmanaged<AnyObject>? {
    guard let table = UnsafeRawPointer(bitPattern: seam_load(word)) else { return nil }
    let file = UInt(bitPattern: file)
    let function = UInt(bitPattern: function)
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
      if insert(object, at: site, into: table!) { count += 1 }
      seam_store(word, UInt(bitPattern: table))
    } else if insert(object, at: site, into: table!) {
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
      let slot = slots[index]
      let site = CallSite(file: slot.file, place: slot.place, function: slot.function)
      _ = insert(slot.object!.takeUnretainedValue(), at: site, into: table)
    }
    return table
  }

  private static func insert(_ object: AnyObject, at site: CallSite, into table: UnsafeMutableRawPointer)
    -> Bool
  {
    let mask = table.load(as: UInt.self)
    let slots = (table + 16).assumingMemoryBound(to: Slot.self)
    var index = start(site.file, site.place) & mask
    while slots[Int(index)].file != 0 {
      let slot = slots[Int(index)]
      if slot.file == site.file, slot.place == site.place, slot.function == site.function { return false }
      index = (index &+ 1) & mask
    }
    let slot = slots + Int(index)
    slot.pointee.place = site.place
    slot.pointee.function = site.function
    slot.pointee.object = .passUnretained(object)
    seam_store(slot, site.file)
    return true
  }
}

/// Where in the source a member asks for its value.
@usableFromInline
struct CallSite {
  var file: UInt
  var place: UInt
  var function: UInt

  init(file: UInt, place: UInt, function: UInt) {
    self.file = file
    self.place = place
    self.function = function
  }

  @usableFromInline
  init(_ file: StaticString, _ place: UInt, _ function: StaticString) {
    self.init(
      file: UInt(bitPattern: file.utf8Start), place: place, function: UInt(bitPattern: function.utf8Start))
  }
}
