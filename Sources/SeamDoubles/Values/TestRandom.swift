/// A source of random numbers whose sequence is the same in each run, to be shared between tasks.
///
/// The numbers are those of `SplitMix64`. With the default seed, zero, the first are
/// `0xE220_A839_7B1D_CDAF`, `0x6E78_9E6A_A1B9_65F4` and `0x06C4_5D18_8009_454F`. Each number is handed
/// out once, whichever task asks; copies of the reference share the sequence:
///
///     var random = dependencies.random            // any RandomNumberGenerator & Sendable
///     let die = Int.random(in: 1...6, using: &random)
///
/// Where several tasks draw at once, which of them gets which number is up to the scheduler: give each
/// a `split()` of its own, made in a fixed order, and each sees the same numbers in every run.
public final class TestRandom: RandomNumberGenerator, Sendable {
  private let generator: Lock<SplitMix64>

  /// Makes a source whose sequence is determined by `seed`.
  public init(seed: UInt64 = 0) {
    generator = Lock(SplitMix64(seed: seed))
  }

  /// Hands out the next number.
  public func next() -> UInt64 {
    generator.withLock { $0.next() }
  }

  /// Hands out the next number.
  public func callAsFunction() -> UInt64 { next() }

  /// Makes a generator with a sequence of its own, seeded with the next number.
  public func split() -> SplitMix64 { SplitMix64(seed: next()) }
}
