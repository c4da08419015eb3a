/// What has gone wrong while a scope was closed; everything else has been closed all the same.
public struct CloseError: Error, CustomStringConvertible {
  public struct Failure: Sendable {
    /// The member, `AppScope.database`.
    public let dependency: String
    /// What its closer has thrown, or `CloseTimeout`.
    public let error: any Error
  }

  /// Sorted by dependency.
  public let failures: [Failure]

  public var description: String {
    failures.map { "'\($0.dependency)' is not closed: \($0.error)" }.joined(separator: "; ")
  }
}

/// A closer has taken longer than it may. It goes on, cancelled.
public struct CloseTimeout: Error, Equatable, CustomStringConvertible {
  public let limit: Duration

  public init(limit: Duration) { self.limit = limit }

  public var description: String { "its closer has not ended within \(limit)" }
}

/// Scopes that stand on the one to be closed are open, and the caller has said `.refuse`.
public struct OpenScopesError: Error, Equatable, CustomStringConvertible {
  /// Their types' names, sorted.
  public let scopes: [String]

  public init(scopes: [String]) { self.scopes = scopes }

  public var description: String {
    "\(scopes.map { "'\($0)'" }.joined(separator: ", ")) still stands on the scope; close it first, or close with it: 'close(openScopes: .close)'"
  }
}

/// What `close` does with open scopes that stand on the one to be closed.
public struct OpenScopes: Equatable, Sendable {
  let isRefused: Bool

  /// Closes them first.
  public static let close = OpenScopes(isRefused: false)
  /// Closes nothing and throws `OpenScopesError`.
  public static let refuse = OpenScopes(isRefused: true)
}
