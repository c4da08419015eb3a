import SeamDoubles
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct AccountModelTests {
  @Test func `who signs in and out is shown`() async {
    let tokens = LiveTokenStore(store: InMemoryStore())
    let model = AccountModel(service: MockAccountService { $0.admit(to: tokens) }, tokens: tokens)
    #expect(model.account == .idle)
    await showing(model) {
      #expect(model.account == .loaded(nil))
      await model.signIn(name: "Ada", password: "x")
      await eventually { model.account.value??.name == "Ada" }
      await model.signOut()
      await eventually { model.account == .loaded(nil) }
    }
  }

  @Test func `who is not let in is told why, and can try again`() async {
    let tokens = LiveTokenStore(store: InMemoryStore())
    let service = MockAccountService { $0.signIn.answers(.failure(APIError.timedOut), .success(())) }
    let model = AccountModel(service: service, tokens: tokens)
    await showing(model) {
      await model.signIn(name: "Ada", password: "x")
      #expect(model.notice == "The shop did not answer in time.")
      #expect(model.account == .loaded(nil))
      await model.signIn(name: "Ada", password: "y")
      #expect(model.notice == nil)
      #expect(service.mock.signIn.calls.map(\.password) == ["x", "y"])
    }
  }

  @Test func `one asks to be let in once at a time`() async {
    let gate = Gate()
    let tokens = LiveTokenStore(store: InMemoryStore())
    let service = MockAccountService { $0.signIn.handle { _, _ in try await gate.pass() } }
    let model = AccountModel(service: service, tokens: tokens)
    let first = Task { await model.signIn(name: "Ada", password: "x") }
    await gate.arrival()
    #expect(model.isBusy)
    await model.signIn(name: "Ada", password: "x")
    gate.open()
    await first.value
    #expect(service.mock.signIn.count == 1)
    #expect(!model.isBusy)
  }

  @Test func `an account that cannot be read is a message`() async {
    let tokens = LiveTokenStore(store: BrokenStore())
    let model = AccountModel(service: MockAccountService { $0.admit(to: tokens) }, tokens: tokens)
    await model.load()
    #expect(model.account.isSettled)
    #expect(model.account.value == nil)
  }
}
