/// What a double makes of calls that return nothing and that it was not prepared for.
///
/// Calls that have to return something are reported in either case.
public struct DoubleStrictness: Sendable, Hashable {
  private let isStrict: Bool

  /// They do nothing, as they are to do in most tests.
  public static let lenient = DoubleStrictness(isStrict: false)

  /// They are reported like all others: each call is one that the test has said something about.
  public static let strict = DoubleStrictness(isStrict: true)
}
