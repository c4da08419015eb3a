#if canImport(SwiftUI)
  public import Seam
  public import SwiftUI

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  extension PreviewTrait where T == Preview.ViewTraits {
    /// Plays a scenario in a preview.
    ///
    ///     #Preview(traits: .scenario(AppScope.self, .failing)) { ProductsScreen() }
    ///
    /// Each preview has a scope of its own. Before iOS 18 and macOS 15, `View.scenario` does the same.
    @MainActor public static func scenario<S: RootScope>(
      _ type: S.Type, _ scenario: Scenario<S>
    ) -> PreviewTrait<T> {
      .modifier(ScenarioModifier(scenario: scenario))
    }
  }

  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  private struct ScenarioModifier<S: RootScope>: PreviewModifier {
    let scenario: Scenario<S>

    func body(content: Content, context: Void) -> some View {
      content.scenario(S.self, scenario)
    }
  }
#endif
