/// Writes PNG files: true colour, and what repeats is packed, so that flat drawings are a few kilobytes.
enum PNG {
  /// - Parameter pixels: red, green and blue of each pixel, row by row.
  static func encoded(_ pixels: [UInt8], width: Int) -> [UInt8] {
    let height = pixels.count / (width * 3)
    let format: [UInt8] = [8, 2, 0, 0, 0]  // 8 bits, true colour
    let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + format
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", packed(rows(pixels, width: width))) + chunk("IEND", [])
  }

  /// Each row as its difference from the one above: zeros, where nothing changes.
  private static func rows(_ pixels: [UInt8], width: Int) -> [UInt8] {
    let length = width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count + pixels.count / length)
    for start in stride(from: 0, to: pixels.count, by: length) {
      rows.append(2)  // the filter "up"
      for index in start..<start + length {
        rows.append(pixels[index] &- (index < length ? 0 : pixels[index - length]))
      }
    }
    return rows
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(crc(content))
  }

  /// The format of zlib: two bytes of head, one block of deflate, a checksum.
  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var deflate = Deflate()
    deflate.write(bytes)
    return [0x78, 0x01] + deflate.finished() + bigEndian(adler(bytes))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return b << 16 | a
  }
}

/// Deflate with the fixed codes; finds what repeats the byte before it, and nothing else.
struct Deflate {
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count = 0

  init() {
    append(0b011, 3)  // the last block, with the fixed codes
  }

  mutating func write(_ input: [UInt8]) {
    var index = 0
    while index < input.count {
      var end = index
      while index > 0, end < input.count, end - index < 258, input[end] == input[index - 1] { end += 1 }
      if end - index >= 3 {
        repeatLast(end - index)
        index = end
      } else {
        symbol(Int(input[index]))
        index += 1
      }
    }
  }

  mutating func finished() -> [UInt8] {
    symbol(256)
    if count > 0 { append(0, 8 - count) }
    return bytes
  }

  /// A match at distance 1. The lengths share codes: the more of them in one, the more bits follow it.
  private mutating func repeatLast(_ length: Int) {
    if length == 258 {
      symbol(285)
    } else if length < 11 {
      symbol(254 + length)
    } else {
      let rest = length - 3
      let extra = (Int.bitWidth - rest.leadingZeroBitCount) - 3
      symbol(257 + 4 * extra + (rest >> extra))
      append(UInt32(rest & (1 << extra - 1)), extra)
    }
    append(0, 5)  // distance 1
  }

  private mutating func symbol(_ value: Int) {
    switch value {
    case ..<144: code(0x30 + value, 8)
    case ..<256: code(0x190 + value - 144, 9)
    case ..<280: code(value - 256, 7)
    default: code(0xC0 + value - 280, 8)
    }
  }

  /// Codes go in with their highest bit first, everything else with its lowest.
  private mutating func code(_ code: Int, _ length: Int) {
    for bit in stride(from: length - 1, through: 0, by: -1) { append(UInt32(code >> bit & 1), 1) }
  }

  private mutating func append(_ value: UInt32, _ length: Int) {
    bits |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      count -= 8
    }
  }
}
