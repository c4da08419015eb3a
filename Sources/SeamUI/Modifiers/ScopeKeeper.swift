#if canImport(SwiftUI)
  internal import Seam

  /// The state of a view that sets scopes: what was made for it, as long as it is made from the same and has the same id.
  @MainActor
  final class ScopeKeeper {
    private var made: (from: [any Scope], id: Argument, scopes: [any Scope])?
    private(set) var lease: Lease?
    private var set: (above: EnvironmentScopes, scopes: [any Scope], below: EnvironmentScopes)?

    nonisolated init() {}

    /// The scopes that `make` has made; made anew where one of `sources` or the id is another one. They are closed with the
    /// view, but for those that are sources themselves.
    func scopes(
      madeFrom sources: [any Scope], id: Argument, _ make: () -> [any Scope]
    ) -> [any Scope] {
      if let made, made.id == id, Self.areSame(made.from, sources) { return made.scopes }
      let scopes = make()
      made = (sources, id, scopes)
      lease = Lease(scopes.filter { scope in !sources.contains { $0.seams === scope.seams } })
      return scopes
    }

    /// What the views below see: `scopes`, and what is seen above. The same as before where nothing differs, so that no view is
    /// drawn again for it.
    func set(_ scopes: [any Scope], below above: EnvironmentScopes) -> EnvironmentScopes {
      if let set, set.above == above, Self.areSame(set.scopes, scopes) { return set.below }
      let below = scopes.reversed().reduce(above) { $0.adding($1) }
      set = (above, scopes, below)
      return below
    }

    private static func areSame(_ ones: [any Scope], _ others: [any Scope]) -> Bool {
      ones.count == others.count && zip(ones, others).allSatisfy { $0.seams === $1.seams }
    }
  }
#endif
