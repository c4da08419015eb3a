public import Foundation

/// The error of a call that a stub has not been prepared for.
public struct StubMisuse: LocalizedError, Hashable, CustomStringConvertible {
  /// What is wrong with which stub, and how to put it right.
  public let description: String

  public var errorDescription: String? { description }

  static func unconfigured(_ name: String) -> StubMisuse {
    StubMisuse(
      description: "stub '\(name)' was called but has no behavior; give it one, such as '.returns(value)'")
  }

  static func suspending(_ name: String) -> StubMisuse {
    StubMisuse(
      description: """
        stub '\(name)' was called from a synchronous function but its behavior suspends; \
        give it one without delay or 'async'
        """)
  }
}
