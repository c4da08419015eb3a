import Foundation
import Observation

/// Who is signed in, and the way in and out.
@MainActor @Observable
package final class AccountModel: ScreenModel {
  package private(set) var account: LoadingState<Account?> = .idle
  package private(set) var isBusy = false
  package private(set) var notice: String?
  @ObservationIgnored private let service: any AccountService
  @ObservationIgnored private let tokens: any TokenStore

  package init(service: any AccountService, tokens: any TokenStore) {
    self.service = service
    self.tokens = tokens
  }

  package var isSettled: Bool { account.isSettled }

  package func load() async {
    do { account = .loaded(try await tokens.account()) } catch {
      account = .failed(error.localizedDescription)
    }
  }

  package func follow() async {
    for await account in await tokens.updates() where self.account.value != nil {
      self.account = .loaded(account)
    }
  }

  package func signIn(name: String, password: String) async {
    await run { try await self.service.signIn(name: name, password: password) }
  }

  package func signOut() async {
    await run { try await self.service.signOut() }
  }

  private func run(_ body: () async throws -> Void) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try await body()
      notice = nil
    } catch {
      notice = error.localizedDescription
    }
  }
}
