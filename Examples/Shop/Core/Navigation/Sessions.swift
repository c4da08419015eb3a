/// The session of whoever is signed in, one for all windows; ended when they sign out.
@MainActor
package final class Sessions {
  private var current: SessionScope?
  private let tokens: any TokenStore
  private let makeSession: (Account) -> SessionScope
  private let endSession: (SessionScope) async throws -> Void
  private var windows: [Int: @MainActor (SessionScope?) -> Void] = [:]
  private var newestWindow = 0
  /// Why a session could not be ended, until somebody is told.
  private var failure: (any Error)?

  package init(
    tokens: any TokenStore, makeSession: @escaping (Account) -> SessionScope,
    endSession: @escaping (SessionScope) async throws -> Void
  ) {
    self.tokens = tokens
    self.makeSession = makeSession
    self.endSession = endSession
  }

  /// Hands a window the session as it is, then after each change, until the task is cancelled.
  ///
  /// A session ends after each window has taken up the next one, so that none uses it any more.
  package func follow(_ take: @escaping @MainActor (SessionScope?) -> Void) async {
    newestWindow += 1
    let window = newestWindow
    windows[window] = take
    defer { windows[window] = nil }
    take(current)
    let (never, source) = AsyncStream.makeStream(of: Never.self)
    for await _ in never {}  // ends with the task
    source.finish()
  }

  /// Begins and ends sessions as accounts come and go, until the task is cancelled.
  package func follow() async {
    for await account in await tokens.updates() where account != current?.account {
      await change(to: account.map(makeSession))
    }
  }

  /// Ends the session that there is.
  ///
  /// - Throws: what could not be closed of this session or of an earlier one.
  package func end() async throws {
    await change(to: nil)
    defer { failure = nil }
    if let failure { throw failure }
  }

  private func change(to session: SessionScope?) async {
    let former = current
    current = session
    for take in windows.values { take(session) }
    guard let former else { return }
    do { try await endSession(former) } catch { failure = failure ?? error }
  }
}
