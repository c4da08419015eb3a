import Seam
import SeamTesting
import SeamUI
import ShopCheckout
import ShopCore
import SwiftUI
import Testing

@testable import ShopSwiftUI

/// Each screen in each scenario.
@MainActor @Suite(.timeLimit(.minutes(1))) struct PreviewTests {
  /// Strict: a boundary that is touched fails the test.
  @Test(arguments: AppScope.mocked.map(\.name), Coordinator.Tab.allCases)
  func `each tab shows something in each scenario`(scenario: String, tab: Coordinator.Tab) async throws {
    let scenario = try #require(AppScope.scenarios.first { $0.name == scenario })
    let host = Host(PreviewShop(tab: tab).scope(AppScope.test { $0.play(scenario) }))
    await host.until { !$0.area.texts.isEmpty }
    #expect(host.area.tabs.filter { $0.hasPrefix("[") }.count == 1)
    host.close()
  }

  @Test(arguments: AppScope.mocked.map(\.name))
  func `one product is shown in each scenario`(scenario: String) async throws {
    let scenario = try #require(AppScope.scenarios.first { $0.name == scenario })
    let host = Host(PreviewProduct().scope(AppScope.test { $0.play(scenario) }))
    await host.until { $0.area.texts.contains("€89.00") }
    host.close()
  }

  @Test(arguments: [
    ("bill", "1 × Lamp"), ("empty", "There is nothing to pay."), ("unreadable", "The bill is lost."),
  ])
  func `checkout is shown on its bench`(scenario: String, text: String) async throws {
    let scenario = try #require(CheckoutBench.scenarios.first { $0.name == scenario })
    let host = Host(PreviewCheckout().scenario(CheckoutBench.self, scenario))
    await host.until { $0.area.texts.contains(text) }
    host.close()
  }
}
