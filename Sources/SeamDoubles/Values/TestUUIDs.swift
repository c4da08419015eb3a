public import Foundation

/// A source of UUIDs that counts up from zero.
///
/// The first values are `00000000-0000-0000-0000-000000000000`,
/// `00000000-0000-0000-0000-000000000001` and so on, in hexadecimal. Each value is handed out once,
/// whichever task asks. Make a source for each test. Pass it where a `() -> UUID` is wanted:
/// `Cart(makeID: { uuids() })`.
public final class TestUUIDs: Sendable {
  private let next: Lock<UInt64>

  /// Makes a source whose first value is `TestUUIDs[first]`.
  public init(startingAt first: UInt64 = 0) {
    next = Lock(first)
  }

  /// Hands out the next value.
  public func callAsFunction() -> UUID {
    let index = next.withLock { next in
      defer { next &+= 1 }
      return next
    }
    return TestUUIDs[index]
  }

  /// The value at `index` of the sequence, to compare with: `order.id == TestUUIDs[0]`.
  public static subscript(index: UInt64) -> UUID {
    func byte(_ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: index >> (8 * place)) }
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}
