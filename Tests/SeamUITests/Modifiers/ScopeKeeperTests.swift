import Seam
import SeamTesting
import Testing

@testable import SeamUI

/// What a view closes when it goes.
@MainActor struct ScopeKeeperTests {
  @Test func `a scope that something was made from is not the view's to close`() {
    let app = AppScope.test()
    let (window, other) = (WindowScope(parent: app), WindowScope(parent: app))
    let keeper = ScopeKeeper()
    _ = keeper.scopes(madeFrom: [app, window], id: Argument(1)) { [app, window, other] }
    #expect(keeper.lease?.scopes.count == 1)
    #expect(keeper.lease?.scopes.first.map { $0.seams === other.seams } == true)
  }
}
