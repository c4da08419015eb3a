import Seam
import ShopCheckout
import ShopCore

/// One screen in one state, as text. `Preview.all` is the catalogue, which `shop previews` prints.
struct Preview: Sendable {
  var name: String
  /// The screen, in an app that is made for the scenario.
  var text: @MainActor @Sendable (_ app: (Scenario<AppScope>) -> AppScope) async throws -> String

  static let all: [Preview] =
    AppScope.mocked.flatMap { scenario in
      Coordinator.Tab.allCases.map { tab in Preview("\(tab)", scenario) { $0.show(tab) } } + [
        Preview("one product", scenario) { $0.open(Product.samples[0]) },
        Preview("checkout", scenario) { $0.openCheckout() },
      ]
    } + CheckoutBench.scenarios.map { Preview(bench: $0) }

  private init(
    _ screen: String, _ scenario: Scenario<AppScope>,
    open: @escaping @MainActor @Sendable (Coordinator) -> Void
  ) {
    name = "\(screen), \(scenario.name)"
    text = { makeApp in
      let app = makeApp(scenario)
      return try await withWindow(of: app) { window in
        let printer = ScreenPrinter(window: window, patience: app.patience)
        if await app.isSignedIn { await printer.wait { window.member != nil } }
        open(window)
        return await printer.page()
      }
    }
  }

  /// The feature without an app.
  private init(bench scenario: Scenario<CheckoutBench>) {
    name = "checkout on its bench, \(scenario.name)"
    text = { _ in
      let model = CheckoutScope(parent: CheckoutBench.preview(scenario)).model
      await model.load()
      return ScreenPrinter.text(of: CheckoutScreen.lines(model, width: 80))
    }
  }
}
