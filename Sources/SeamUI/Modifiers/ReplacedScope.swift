#if canImport(SwiftUI)
  internal import Seam
  internal import SwiftUI

  /// Derives the nearest scope of a type, with all above that stand on one of it, and sets them.
  struct ReplacedScope<S: Scope>: ViewModifier {
    @Environment(\.scopes) private var scopes
    @State private var keeper = ScopeKeeper()
    let id: Argument
    let replace: @MainActor (inout Replacements<S>) -> Void

    init(id: Argument, replace: @escaping @MainActor (inout Replacements<S>) -> Void) {
      self.id = id
      self.replace = replace
    }

    func body(content: Content) -> some View {
      let scope = scopes.scope(S.self)
      let derived = keeper.scopes(madeFrom: [scope] + scopes.all, id: id) {
        var above = scopes.all
        // A view is not one test's, so a test need not ask for all that it replaces.
        let derived = scope.replacing(rebasing: &above) { $0.play(shared: replace) }
        return [derived] + above
      }
      content.environment(\.scopes, keeper.set(derived, below: EnvironmentScopes()))
    }
  }
#endif
