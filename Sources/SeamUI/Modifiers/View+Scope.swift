#if canImport(SwiftUI)
  public import Seam
  public import SwiftUI

  extension View {
    /// Sets a scope for this view and those below: they find it, and the scopes that it stands on, by type.
    ///
    /// Whoever made the scope holds it and ends it. It is not made in `body`, for that makes another one each time.
    public func scope(_ scope: some Scope) -> some View {
      modifier(GivenScope(scope: scope))
    }

    /// Makes a scope on those above, keeps it as long as this view lives, and sets it for this view and those below.
    ///
    ///     ShopWindow().scope { (app: AppScope) in WindowScope(parent: app) }
    ///
    /// It is made anew where a scope that it stands on is another one, and closed when it is given up or the view goes. The
    /// closure makes the scope and hands on none that somebody else holds.
    public func scope<each Parent: Scope, S: Scope>(
      _ make: @escaping @MainActor (repeat each Parent) -> S
    ) -> some View {
      scope(id: true, make)
    }

    /// Makes a scope on those above for each value of `id`; otherwise like `scope` without one.
    ///
    ///     Orders().scope(id: account) { (app: AppScope) in SessionScope(parent: app, account: account) }
    public func scope<each Parent: Scope, S: Scope>(
      id: some Equatable, _ make: @escaping @MainActor (repeat each Parent) -> S
    ) -> some View {
      var parents: [any Scope.Type] = []
      repeat parents.append((each Parent).self)
      return modifier(
        MadeScope(parents: parents, id: Argument(id)) { scopes in
          var scopes = scopes[...]
          return make(repeat scopes.removeFirst() as! each Parent)
        })
    }

    /// Replaces members for this view and those below, as `Scope.replacing` does: for the nearest scope of the type and for every
    /// scope above that stands on one.
    ///
    ///     FavoritesScreen().replacing(AppScope.self) { $0.favoritesService = MockFavoritesService() }
    ///
    /// The scopes are derived once and kept as long as this view lives, for each value of `id`: what the closure captures and
    /// what changes is named there. Views and scopes above keep what they have.
    public func replacing<S: Scope>(
      _ type: S.Type, id: some Equatable = true,
      _ replace: @escaping @MainActor (inout Replacements<S>) -> Void
    ) -> some View {
      modifier(ReplacedScope(id: Argument(id), replace: replace))
    }
  }
#endif
