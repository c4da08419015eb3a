extension Scope {
  /// Ends the scope: runs the closers of what it has made, and lets go of its values.
  ///
  /// Users are closed before what they use, independent ones at the same time, each within `limit` of `clock`. Scopes that stand
  /// on this one come first. All of it is done even if the task is cancelled or a closer fails. Safe from several tasks: they all
  /// wait for the same end, but for a closer of it, which cannot; and before first use. What other scopes have made, and values that were given, are not touched.
  ///
  /// Use after the end is reported in test scopes, preview scopes and debug builds. It gets the old object as long as somebody
  /// holds it, and else a new one that the scope does not keep.
  ///
  /// - Throws: `CloseError` with all that has failed; `OpenScopesError` where `openScopes` is `.refuse` and there are some.
  public func close(
    limit: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    openScopes: OpenScopes = .close
  ) async throws {
    _settle()
    let core = seams.core.standing.base
    if core.isEndedHere { return }
    if openScopes.isRefused {
      let open = core.openDependents
      if !open.isEmpty { throw OpenScopesError(scopes: open.map(\.scopeName).sorted()) }
    }
    let failures = await core.close(Closer(limit: limit, clock: clock)).value
    if !failures.isEmpty { throw CloseError(failures: failures.sorted { $0.dependency < $1.dependency }) }
  }
}

/// Makes a scope, runs `body` with it, bound as the current one, and closes it on every way out; it is bound for its closers too.
///
///     try await withScope(RequestScope(parent: app, request: request)) { scope in
///       try await scope.handler.respond()
///     }
///
/// - Throws: What `body` throws, else what `close` throws.
public func withScope<S: Scope, R>(
  _ scope: S, isolation: isolated (any Actor)? = #isolation, _ body: (S) async throws -> R
) async throws -> R {
  try await withCurrent(scope, isolation: isolation) {
    let result: R
    do {
      result = try await body(scope)
    } catch {
      try? await scope.close()
      throw error
    }
    try await scope.close()
    return result
  }
}
