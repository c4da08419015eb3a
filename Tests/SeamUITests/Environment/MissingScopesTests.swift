import Seam
import SeamUI
import SwiftUI
import Testing

/// Scopes that no view has set, and that have no instance of their own.
@MainActor @Suite(.timeLimit(.minutes(1))) struct MissingScopesTests {
  @Test func `a view without its window is told which scope is missing and how to add it`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stage(WindowView(Probe()).scope(AppScope())) }
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        a view needs 'WindowScope', and no view above it has set one

        Missing: WindowScope
        In the environment: AppScope

        Only a root scope has an instance of its own to fall back on.
        To fix, add '.scope { (parent: AppScope) in WindowScope(parent: parent) }' to a view above: the one at the top of its \
        window, or what a preview shows.
        """))
  }

  @Test func `all that a view misses is told at once`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Stage(Needy()) }
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        a view needs 'WindowScope', 'SessionScope', and no view above it has set one

        Missing: WindowScope, SessionScope
        In the environment: nothing

        Only a root scope has an instance of its own to fall back on.
        To fix, add '.scope { (parent: AppScope) in WindowScope(parent: parent) }', then \
        '.scope { (parent: AppScope) in SessionScope(parent: parent) }' to a view above: the one at the top of its window, or \
        what a preview shows.
        """))
  }

  @Test func `a scope that stands on missing ones names them all`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Stage(
          Text("panel").scope { (window: WindowScope, session: SessionScope) in
            PanelScope(parent: window, session: session)
          })
      }
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("a view needs 'WindowScope', 'SessionScope', and no view above it has set one"))
  }
}

private struct Needy: View {
  @Scoped(\WindowScope.list) private var list
  @Scoped(\SessionScope.user) private var user
  @Scoped(\AppScope.tokens) private var tokens

  var body: some View { Text("\(user) \(list.title)") }
}
