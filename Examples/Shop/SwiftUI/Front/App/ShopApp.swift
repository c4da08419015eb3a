internal import SeamUI
internal import ShopCore
public import SwiftUI

/// The app: as many windows as somebody likes, each with a scope of its own, over the one app.
///
/// The app's scope is `AppScope.main`, which plays the scenario that `-scenario NAME` names; nothing here asks.
public struct ShopApp: App {
  @Scoped(AppScope.open) private var shop

  public init() {}

  public var body: some Scene {
    WindowGroup {
      ShopWindow(sessions: shop.sessions).scope(WindowScope.init(parent:)).scope(shop.app)
    }
  }
}
