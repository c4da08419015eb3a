#if canImport(SwiftUI)
  internal import Seam
  internal import SwiftUI

  /// Sets a scope that somebody else holds.
  struct GivenScope: ViewModifier {
    @Environment(\.scopes) private var scopes
    @State private var keeper = ScopeKeeper()
    let scope: any Scope

    init(scope: any Scope) { self.scope = scope }

    func body(content: Content) -> some View {
      content.environment(\.scopes, keeper.set([scope], below: scopes))
    }
  }
#endif
