#if canImport(SwiftUI)
  public import Seam
  public import SwiftUI

  extension View {
    /// Plays a scenario for this view and those below, in a preview scope of its own.
    ///
    ///     #Preview { ProductsScreen().scenario(AppScope.self, .failing) }
    ///
    /// A boundary that nothing replaces is reported, and never live.
    public func scenario<S: RootScope>(_ type: S.Type, _ scenario: Scenario<S>) -> some View {
      scope(id: scenario.name) { S.preview(scenario) }
    }
  }
#endif
