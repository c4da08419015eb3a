import Foundation

/// A name that several declarations have, equally near to where it stands.
package struct UnsettledName: Hashable, Sendable, Comparable {
  package var name: String
  /// Where it stands.
  package var path: String
  /// Where the declarations are, sorted.
  package var places: [String]

  package init(name: String, path: String, places: [String]) {
    self.name = name
    self.path = path
    self.places = places.sorted()
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.path, one.name, one.places.joined()) < (other.path, other.name, other.places.joined())
  }
}

/// Collects, from any thread, what look-ups could not settle.
package final class UnsettledNames: @unchecked Sendable {
  // `names` is guarded by `lock`.
  private let lock = NSLock()
  private var names: Set<UnsettledName> = []

  func insert(_ name: UnsettledName) { lock.withLock { _ = names.insert(name) } }

  /// The set does not depend on the order in which rules ask.
  package var sorted: [UnsettledName] { lock.withLock { names }.sorted() }
}
