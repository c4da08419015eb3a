#if canImport(SwiftUI)
  internal import Seam
  internal import SwiftUI

  /// Makes a scope on those above, and sets it.
  struct MadeScope: ViewModifier {
    @Environment(\.scopes) private var scopes
    @State private var keeper = ScopeKeeper()
    let parents: [any Scope.Type]
    let id: Argument
    let make: @MainActor ([any Scope]) -> any Scope

    init(parents: [any Scope.Type], id: Argument, make: @escaping @MainActor ([any Scope]) -> any Scope) {
      self.parents = parents
      self.id = id
      self.make = make
    }

    func body(content: Content) -> some View {
      let parents = scopes.scopes(parents)
      let made = keeper.scopes(madeFrom: parents, id: id) { [make(parents)] }
      content.environment(\.scopes, keeper.set(made, below: scopes))
    }
  }
#endif
