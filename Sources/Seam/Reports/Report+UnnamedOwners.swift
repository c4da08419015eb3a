extension Report {
  static func unnamedOwners<S: Scope>(of scope: S, parent: Any.Type?) {
    #if DEBUG
      for (label, type) in UnnamedOwners.of(scope, parent: parent) {
        Report(
          "'\(S.self)' stores the scope '\(label)' and does not name it as an owner",
          [("Scope", "\(S.self)"), ("Stored", "\(label): \(type)")],
          """
          Its replacements, its mode and its end do not reach '\(S.self)'.
          To fix, add 'static var owners: [Owner<Self>] { [Owner(\\.\(label))] }' and store it with 'var'.
          """
        ).file(in: scope.seams.core.context)
      }
    #endif
  }
}

/// Finds scopes that a scope stores without naming them, once for each type.
private enum UnnamedOwners {
  private static let lock = Lock()
  nonisolated(unsafe) private static var checked: Set<ObjectIdentifier> = []

  static func of<S: Scope>(_ scope: S, parent: Any.Type?) -> [(String, Any.Type)] {
    guard lock({ checked.insert(ObjectIdentifier(S.self)).inserted }) else { return [] }
    return Mirror(reflecting: scope).children.compactMap { label, value in
      guard let stored = value as? any Scope, let label else { return nil }
      let type = type(of: stored)
      if type == parent || S.owners.contains(where: { $0.type == type }) { return nil }
      return (label, type)
    }
  }
}
