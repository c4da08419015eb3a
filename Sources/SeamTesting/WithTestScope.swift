internal import CSeam
public import Seam

/// Runs a test with a fresh scope of its own, bound as the current one, and looks at what it has left behind.
///
/// What `AppScope.test` does, with an end that is known: the scope is closed there, each closer within
/// `closeLimit`, and what fails is reported by name; also in XCTest, leaks and outstanding work are found here.
public func withTestScope<S: Scope, R>(
  _ base: @autoclosure () -> S, checks: Checks = .all, closeLimit: Duration = .seconds(5),
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  function: StaticString = #function,
  isolation: isolated (any Actor)? = #isolation,
  replacing replace: (inout Replacements<S>) -> Void = { _ in },
  perform body: (S) async throws -> R
) async rethrows -> R {
  let place = Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  let run = TestRun<S>(at: place, checks, closeLimit: closeLimit)
  return try await run.perform(base(), { run.reports.apply(replace, to: &$0) }, isolation: isolation, body)
}

/// One test scope from beginning to end.
struct TestRun<S: Scope> {
  let reports: TestReports
  private let checks: Checks
  private let closeLimit: Duration

  init(at place: Place, _ checks: Checks, closeLimit: Duration) {
    reports = TestReports(at: place)
    self.checks = checks
    self.closeLimit = closeLimit
  }

  func perform<R>(
    _ base: S, _ replace: (inout Replacements<S>) -> Void, isolation: isolated (any Actor)?,
    _ body: (S) async throws -> R
  ) async rethrows -> R {
    let context = reports.context()
    do {
      let result = try await inside(context, base, replace, isolation: isolation, body)
      await end(context, isolation: isolation)
      return result
    } catch {
      await end(context, isolation: isolation)
      throw error
    }
  }

  /// A function of its own, so that the scope is gone when it returns.
  private func inside<R>(
    _ context: Context, _ base: S, _ replace: (inout Replacements<S>) -> Void,
    isolation: isolated (any Actor)?,
    _ body: (S) async throws -> R
  ) async rethrows -> R {
    let scope = base.fresh(in: context, replace)
    return try await withCurrent(scope, isolation: isolation) {
      do {
        let result = try await body(scope)
        await close(context)
        return result
      } catch {
        await close(context)
        throw error
      }
    }
  }

  /// Where nothing has to be closed, work that goes on keeps the scope's values.
  private func close(_ context: Context) async {
    for failure in await context.close(limit: closeLimit) { reports.file(.notClosed(failure)) }
  }

  private func end(_ context: Context, isolation: isolated (any Actor)?) async {
    await settle(context, isolation: isolation)
    reports.flush()
    if checks.contains(.unusedReplacements) { context.unconsulted.forEach(reports.file) }
    let isHeld = context.hasScopes
    if checks.contains(.outstandingWork), isHeld { reports.file(.outstanding("\(S.self)")) }
    if checks.contains(.leaks) {
      let alive = context.alive
      if !alive.isEmpty, !(isHeld && checks.contains(.outstandingWork)) {
        reports.file(.leaks(alive, of: "\(S.self)"))
      }
    }
    reports.end()
  }

  /// A thread that the test has waited for may be about to let go of what it has used.
  private func settle(_ context: Context, isolation: isolated (any Actor)?) async {
    guard !checks.isDisjoint(with: [.leaks, .outstandingWork]) else { return }
    let start = seam_milliseconds()
    while context.hasScopes || !context.alive.isEmpty, seam_milliseconds() - start < 50 { await Task.yield() }
  }
}
