#if canImport(SwiftUI)
  internal import Seam
  internal import SwiftUI

  /// The scopes that a view sees, nearest first. Equal are those that are the same ones, which costs one comparison.
  struct EnvironmentScopes: Sendable, Equatable {
    private let nearest: Entry?

    private final class Entry: Sendable {
      let scope: any Scope
      let next: Entry?

      init(_ scope: any Scope, _ next: Entry?) {
        self.scope = scope
        self.next = next
      }
    }

    private init(_ nearest: Entry?) { self.nearest = nearest }

    init() { nearest = nil }

    static func == (one: Self, other: Self) -> Bool { one.nearest === other.nearest }

    func adding(_ scope: any Scope) -> Self { Self(Entry(scope, nearest)) }

    var all: [any Scope] {
      guard let nearest else { return [] }
      return sequence(first: nearest, next: \.next).map(\.scope)
    }

    /// The nearest scope of a type: one that was put here, or that such a one stands on.
    func first<S: Scope>(_ type: S.Type) -> S? {
      var entry = nearest
      while let here = entry {
        if let found = here.scope._find(type) { return found }
        entry = here.next
      }
      return nil
    }

    /// The nearest scope of a type; for the app's, the process's own where none is set. Stops where there is none.
    @MainActor func scope<S: Scope>(_ type: S.Type) -> S {
      if let scope = first(type) ?? DefaultScope.of(type) { return scope }
      MissingScopes.note(type, in: self)
      MissingScopes.stop(in: self)
    }

    /// The nearest scopes of several types.
    @MainActor func scopes(_ types: [any Scope.Type]) -> [any Scope] {
      for type in types where first(anyOf: type) == nil && !(type is any RootScope.Type) {
        MissingScopes.note(type, in: self)
      }
      return types.map { scope(anyOf: $0) }
    }

    private func first<S: Scope>(anyOf type: S.Type) -> (any Scope)? { first(type) }
    @MainActor private func scope<S: Scope>(anyOf type: S.Type) -> any Scope { scope(type) }
  }

  private struct ScopesKey: EnvironmentKey {
    static let defaultValue = EnvironmentScopes()
  }

  extension EnvironmentValues {
    var scopes: EnvironmentScopes {
      get { self[ScopesKey.self] }
      set { self[ScopesKey.self] = newValue }
    }
  }
#endif
