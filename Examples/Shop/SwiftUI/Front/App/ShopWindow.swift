import Foundation
import SeamUI
package import ShopCore
import SwiftUI

/// One window. Its scope is set above it; its coordinator is kept as long as the window is open.
struct ShopWindow: View {
  @Scoped(WindowScope.coordinator) private var coordinator
  @Scoped(\AppScope.locale) private var locale
  let sessions: Sessions
  var tab = Coordinator.Tab.products

  var body: some View {
    let window = coordinator(sessions, tab)
    WindowTabs(window: window)
      .environment(\.locale, locale)
      .task { await window.follow() }
  }
}

extension WindowScope {
  @MainActor func coordinator(sessions: Sessions, tab: Coordinator.Tab) -> Coordinator {
    let coordinator = makeCoordinator(sessions: sessions)
    coordinator.show(tab)
    return coordinator
  }
}

/// As an argument of a method of a scope: the same sessions are one object.
extension Sessions: Equatable {
  package nonisolated static func == (one: Sessions, other: Sessions) -> Bool { one === other }
}

/// What views change through bindings.
extension Coordinator {
  var shownTab: Tab {
    get { tab }
    set { show(newValue) }
  }

  /// Whether the open product lies over a tab.
  subscript(isOpenIn tab: Tab) -> Bool {
    get { detail != nil && self.tab == tab }
    set { if !newValue { goBack() } }
  }

  var isCheckingOut: Bool {
    get { checkout != nil }
    set { if !newValue { goBack() } }
  }
}
