/// The session of whoever is signed in, one for all windows; gone when they sign out.
@MainActor
package final class Sessions {
  private var current: SessionScope?
  private let tokens: any TokenStore
  private let makeSession: (Account) -> SessionScope
  private let windows = Broadcaster<SessionScope?>()

  package init(tokens: any TokenStore, makeSession: @escaping (Account) -> SessionScope) {
    self.tokens = tokens
    self.makeSession = makeSession
  }

  /// The session as it is, then after each change.
  package func updates() -> AsyncStream<SessionScope?> { windows.stream(startingWith: current) }

  /// Begins and ends sessions as accounts come and go, until the task is cancelled.
  package func follow() async {
    for await account in await tokens.updates() where account != current?.account {
      current = account.map(makeSession)
      windows.send(current)
    }
  }
}
