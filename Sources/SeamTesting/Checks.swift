/// What is looked for when a test scope ends.
public struct Checks: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Replacements of the test that nobody has asked for; not those of a scenario or of the suite, which
  /// serve many tests.
  public static let unusedReplacements = Checks(rawValue: 1)
  /// Objects that the scope has made and that are alive though the scope is gone.
  public static let leaks = Checks(rawValue: 2)
  /// Work that still holds the scope.
  public static let outstandingWork = Checks(rawValue: 4)

  public static let standard: Checks = [.unusedReplacements]
  public static let all: Checks = [.unusedReplacements, .leaks, .outstandingWork]
}
