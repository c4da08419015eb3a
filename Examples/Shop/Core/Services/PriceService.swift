/// Prices as they change.
package protocol PriceService: Sendable {
  /// Each change from now on. Ends when the shop can no longer be heard; who needs to know asks again.
  func changes() async throws -> AsyncStream<PriceChange>
}

/// Prices, pushed by the server.
package struct LivePriceService: PriceService {
  let client: APIClient

  package func changes() async throws -> AsyncStream<PriceChange> {
    try await client.stream("prices")
  }
}

extension PriceService {
  /// Hands each change on, until the task is cancelled or the shop is no longer heard: then prices are as old as the
  /// last load, which is what a screen without news shows.
  @MainActor package func follow(_ apply: (PriceChange) -> Void) async {
    guard let changes = try? await changes() else { return }
    for await change in changes { apply(change) }
  }
}
