// Types that hold dependencies: they take them as parameters, and stay what they are.
import Seam

nonisolated struct HeatingPlan: Sendable {
  let tokens: TokenStore
}

nonisolated final class HeatingLoop: Sendable {
  let plan: HeatingPlan
  let transport: any Transport
  init(plan: HeatingPlan, transport: any Transport) {
    self.plan = plan
    self.transport = transport
  }
}

actor Till {
  let tokens: TokenStore
  let transport: any Transport
  private var total = 0
  init(tokens: TokenStore, transport: any Transport) {
    self.tokens = tokens
    self.transport = transport
  }
  nonisolated func preview() -> String { tokens.token }
  func add() -> Int {
    total += 1
    return total
  }
}

extension AppScope {
  var heating: HeatingLoop {
    shared(\.heating) { HeatingLoop(plan: HeatingPlan(tokens: tokens), transport: transport) }
  }
  var till: Till { shared(\.till) { Till(tokens: tokens, transport: transport) } }
}

nonisolated func needsSendable<T: Sendable>(_ value: T) {}

nonisolated func use(_ app: AppScope, _ window: WindowScope) async {
  needsSendable(app)
  needsSendable(window)
  needsSendable(WeakScope(window))
  needsSendable(Scenario<AppScope>.offline)
  needsSendable(HeatingPlan(tokens: app.tokens))
  _ = app.till.preview()
  _ = await app.till.add()
  await Task.detached { needsSendable(app.heating.plan) }.value
}
