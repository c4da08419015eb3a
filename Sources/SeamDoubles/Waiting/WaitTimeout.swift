/// The error of a wait whose condition was not fulfilled within its limit.
public struct WaitTimeout: Error, Hashable, CustomStringConvertible {
  /// What was awaited, for how long and where, and what there was instead.
  public let description: String

  init(_ limit: Duration, for awaited: String, found: String, at place: String) {
    description = "waited \(limit) for \(awaited); \(found) (\(place))"
  }
}
