#if canImport(SwiftUI)
  internal import Seam

  /// Scopes that views ask for and that no view above them has set: one message names all that are known.
  enum MissingScopes {
    private static let lock = Lock()
    nonisolated(unsafe) private static var noted: (in: EnvironmentScopes, types: [any Scope.Type]) = (
      .init(), []
    )

    /// Remembers what is missing among `scopes`; what was missing among others is forgotten.
    static func note<S: Scope>(_ type: S.Type, in scopes: EnvironmentScopes) {
      lock {
        if noted.in != scopes { noted = (scopes, []) }
        if !noted.types.contains(where: { $0 == type }) { noted.types.append(type) }
      }
    }

    static func stop(in scopes: EnvironmentScopes) -> Never {
      let types = lock { noted.types }
      fatalError("\(Report.missing(types, in: scopes))")
    }
  }

  extension Report {
    static func missing(_ types: [any Scope.Type], in scopes: EnvironmentScopes) -> Report {
      let names = types.map { "\($0)" }
      let present = scopes.all.map { "\(type(of: $0))" }
      return Report(
        "a view needs \(names.map { "'\($0)'" }.joined(separator: ", ")), and no view above it has set one",
        [
          ("Missing", names.joined(separator: ", ")),
          ("In the environment", present.isEmpty ? "nothing" : present.joined(separator: ", ")),
        ],
        """
        Only a root scope has an instance of its own to fall back on.
        To fix, add \(types.map { "'\(modifier(for: $0))'" }.joined(separator: ", then ")) to a view above: the one at the top of its \
        window, or what a preview shows.
        """)
    }

    private static func modifier(for type: any Scope.Type) -> String {
      guard let child = type as? any ChildScope.Type else { return ".scope(\(type)(...))" }
      return ".scope { (parent: \(parent(of: child))) in \(type)(parent: parent) }"
    }

    private static func parent<S: ChildScope>(of _: S.Type) -> any Scope.Type { S.Parent.self }
  }
#endif
