/// Reads what a `ByteWriter` has written; what is cut off or changed is an error, never a trap.
package struct ByteReader {
  package struct Damaged: Error {
    package init() {}
  }

  /// Stays valid as long as the reader is used: readers are made inside `withUnsafeBytes`.
  private let input: UnsafeRawBufferPointer
  private var offset = 0
  private var known: [String] = []

  package init(_ input: UnsafeRawBufferPointer) { self.input = input }

  package var isAtEnd: Bool { offset == input.count }
  package var remaining: Int { input.count - offset }

  package mutating func int() throws -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard offset < input.count, shift < 64 else { throw Damaged() }
      let byte = input[offset]
      offset += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return Int(truncatingIfNeeded: value) }
      shift += 7
    }
  }

  package mutating func word() throws -> UInt64 {
    guard input.count - offset >= 8 else { throw Damaged() }
    defer { offset += 8 }
    return UInt64(littleEndian: input.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  package mutating func bool() throws -> Bool {
    guard offset < input.count, input[offset] < 2 else { throw Damaged() }
    defer { offset += 1 }
    return input[offset] == 1
  }

  package mutating func string() throws -> String {
    let number = try int()
    if known.indices.contains(number) { return known[number] }
    guard number == known.count, let text = String(validating: try bytes(), as: UTF8.self) else {
      throw Damaged()
    }
    known.append(text)
    return text
  }

  package mutating func optionalString() throws -> String? { try bool() ? try string() : nil }

  package mutating func bytes() throws -> UnsafeRawBufferPointer {
    let count = try int()
    guard count >= 0, count <= input.count - offset else { throw Damaged() }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: input[offset..<(offset + count)])
  }

  package mutating func array<Element>(
    _ readElement: (inout ByteReader) throws -> Element
  ) throws -> [Element] {
    let count = try int()
    // Each element is at least a byte, so a damaged count cannot ask for more memory than there is input.
    guard count >= 0, count <= input.count - offset else { throw Damaged() }
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try readElement(&self)) }
    return elements
  }

  package mutating func strings() throws -> [String] { try array { try $0.string() } }
}
