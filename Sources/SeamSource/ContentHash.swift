/// 128 bits that tell the contents of files apart; no defence against somebody who wants two to collide.
package struct ContentHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package init(_ bytes: some Collection<UInt8>) {
    let hash = bytes.withContiguousStorageIfAvailable { Self(UnsafeRawBufferPointer($0)) }
    self = hash ?? Array(bytes).withUnsafeBytes { Self($0) }
  }

  /// Two lanes of multiply-and-fold, over eight bytes at a time.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var high: UInt64 = 0x9e37_79b9_7f4a_7c15
    var low: UInt64 = 0xc2b2_ae3d_27d4_eb4f
    func fold(_ word: UInt64) {
      high = Self.mix(high ^ word, 0xff51_afd7_ed55_8ccd)
      low = Self.mix(low &+ word, 0xd6e8_feb8_6659_fd93) ^ high.byteSwapped
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      fold(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    for index in offset..<bytes.count { rest |= UInt64(bytes[index]) << UInt64(8 * (index - offset)) }
    fold(rest)
    fold(UInt64(bytes.count))
    self.init(high: Self.mix(high, low | 1), low: Self.mix(low, high | 1))
  }

  private static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low ^ one
  }
}

extension ContentHash: CustomStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
