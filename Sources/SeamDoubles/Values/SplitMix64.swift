/// A small deterministic generator of random numbers, good for tests and unfit for secrets.
///
/// The SplitMix64 algorithm: a counter with a fixed stride, whose bits are mixed. All 2^64 values come
/// once before the first comes again. Two copies go on alike; to share a sequence, use `TestRandom`.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var counter: UInt64

  /// Makes a generator whose sequence is determined by `seed`.
  public init(seed: UInt64) {
    counter = seed
  }

  public mutating func next() -> UInt64 {
    counter &+= 0x9E37_79B9_7F4A_7C15
    var mixed = counter
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
