import Seam
import SeamTesting
import Testing

@testable import ShopCore

@MainActor @Suite(.timeLimit(.minutes(1))) struct ScenarioTests {
  /// Strict: a boundary that is touched fails the test.
  @Test(arguments: AppScope.mocked.map(\.name))
  func `a scenario has all that each screen needs`(name: String) async throws {
    let scenario = try #require(AppScope.scenarios.first { $0.name == name })
    let app = AppScope.test { $0.play(scenario) }
    await withWindow(of: app) { window in
      if name != "empty" { await eventually { window.member != nil } }
      let screens = window.screens + [WindowScope(parent: app).productDetail(Product.samples[0])]
      let work = screens.map { screen in Task { await screen.appear() } }
      if name != "loading" { for screen in screens { await eventually { screen.isSettled } } }
      for task in work { task.cancel() }
      for task in work { await task.value }
    }
  }

  @Test func `a scenario is chosen by a launch argument`() async throws {
    let app = try AppScope().playing(arguments: ["shop", "-scenario", "empty"])
    #expect(try await app.productService.products() == [])
  }
}
