/// Writes values one behind the other; `ByteReader` reads them in the same order.
package struct ByteWriter: Sendable {
  package private(set) var output: [UInt8] = []
  /// Each string is written once, then named by its number.
  private var strings: [String: Int] = [:]

  package init() {}

  /// Seven bits a byte, the lowest first.
  package mutating func write(_ value: Int) {
    var rest = UInt64(bitPattern: Int64(value))
    while rest >= 0x80 {
      output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    output.append(UInt8(rest))
  }

  /// Eight bytes.
  package mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { output.append(contentsOf: $0) }
  }

  package mutating func write(_ value: Bool) { output.append(value ? 1 : 0) }

  package mutating func write(_ value: String) {
    if let number = strings[value] {
      write(number)
    } else {
      write(strings.count)
      strings[value] = strings.count
      write(bytes: value.utf8)
    }
  }

  package mutating func write(_ value: String?) {
    write(value != nil)
    if let value { write(value) }
  }

  package mutating func write(bytes: some Collection<UInt8>) {
    write(bytes.count)
    output.append(contentsOf: bytes)
  }

  package mutating func write<Elements: Collection>(
    _ elements: Elements, _ writeElement: (inout ByteWriter, Elements.Element) -> Void
  ) {
    write(elements.count)
    for element in elements { writeElement(&self, element) }
  }

  package mutating func write(_ values: [String]) { write(values) { $0.write($1) } }
}
