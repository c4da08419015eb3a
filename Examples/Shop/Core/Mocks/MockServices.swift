package import SeamDoubles

/// Price changes that a test sends one by one.
package struct MockPriceService: PriceService {
  private let followers = Broadcaster<PriceChange>()
  /// Each time that somebody begins to listen.
  package let listeners = CallRecorder<Void>()

  package init() {}

  package func send(_ change: PriceChange) { followers.send(change) }

  package func changes() -> AsyncStream<PriceChange> {
    defer { listeners.record(()) }
    return followers.stream()
  }
}

/// An account in memory; whoever asks is let in, or nobody is.
package struct MockAccountService: AccountService {
  package let tokens: any TokenStore
  package let signIn: Stub<(name: String, password: String), Void>

  package init(
    tokens: any TokenStore, _ signIn: Stub<(name: String, password: String), Void>.Behavior = .returns()
  ) {
    self.tokens = tokens
    self.signIn = Stub(signIn)
  }

  package func signIn(name: String, password: String) async throws {
    try await signIn((name, password))
    try await tokens.save(Account(name: name, token: "mock"))
  }

  package func signOut() async throws {
    if let account = try await tokens.account() { try await tokens.clear(account) }
  }
}

/// A cart in memory, or what somebody wishes instead of an answer.
package actor MockCartService: CartService {
  package nonisolated let asking: Stub<Void, Void>
  package nonisolated let changing = Stub<(product: Product, amount: Int), Void>(.returns())
  private var content: [CartLine]
  private let followers = Broadcaster<[CartLine]>()

  package init(_ content: [CartLine] = [], asking: Stub<Void, Void>.Behavior = .returns()) {
    self.content = content
    self.asking = Stub(asking)
  }

  package func lines() async throws -> [CartLine] {
    try await asking()
    return content
  }

  package func updates() async throws -> AsyncStream<[CartLine]> {
    followers.stream(startingWith: try await lines())
  }

  package func change(_ product: Product, by amount: Int) async throws {
    try await changing((product, amount))
    let quantity = (content.first { $0.id == product.id }?.quantity ?? 0) + amount
    set(
      content.filter { $0.id != product.id }
        + (quantity > 0 ? [CartLine(product: product, quantity: quantity)] : []))
  }

  package func clear() { set([]) }

  private func set(_ lines: [CartLine]) {
    content = lines.sorted { $0.id < $1.id }
    followers.send(content)
  }
}

/// Orders as somebody wishes them.
package struct MockOrderService: OrderService {
  package let placing: Stub<[CartLine], Order>
  package let history: Stub<Void, [Order]>

  package init(
    _ history: Stub<Void, [Order]>.Behavior = .returns([]),
    place: Stub<[CartLine], Order>.Behavior = .calls {
      Order(number: "A7", placed: Product.samples[0].updated, lines: $0)
    }
  ) {
    placing = Stub(place)
    self.history = Stub(history)
  }

  package func place(_ lines: [CartLine]) async throws -> Order { try await placing(lines) }
  package func orders() async throws -> [Order] { try await history() }
}
