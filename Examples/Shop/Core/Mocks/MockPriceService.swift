package import SeamDoubles

/// Prices that somebody changes, or that stay as they are.
///
/// By hand, to show that it needs no command: the others are written by `seam mock`, and this one could be.
package struct MockPriceService: PriceService {
  package let changing = Stub<Void, AsyncStream<PriceChange>>(.calls { AsyncStream { _ in } })
  package init() {}
  package func changes() async throws -> AsyncStream<PriceChange> { try await changing() }
}
