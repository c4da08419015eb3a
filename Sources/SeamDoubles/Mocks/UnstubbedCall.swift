public import Foundation

/// The error of a throwing member that was called without a stub, after the report.
public struct UnstubbedCall: LocalizedError, Hashable, CustomStringConvertible {
  /// The member's name, with its double's.
  public let member: String

  public var description: String { "'\(member)' was called but has no stub" }
  public var errorDescription: String? { description }
}
