import ShopCore
import Toolkit

/// A tab for each part of the shop; the names go where there is no room for them.
@MainActor
enum TabBar {
  static func view(_ controller: WindowController) -> Box {
    let bar = Box.tabs().styled("tabs")
    for tab in Coordinator.Tab.allCases { bar.add(button(tab, controller)) }
    return bar.named("Parts of the shop")
  }

  private static func button(_ tab: Coordinator.Tab, _ controller: WindowController) -> Toggle {
    let coordinator = controller.coordinator
    let title = Label(tab.title).cut().bind {
      controller.layout.isNarrow
    } show: {
      $0.isVisible = !$1
    }
    let count = Label().styled("count").aligned(y: .center)
      .bind {
        Self.count(tab, coordinator)
      } show: {
        $0.text = "\($1)"
        $0.isVisible = $1 > 0
      }
    return Toggle(Box.row(6, Icon(tab.icon, size: 16), title, count), name: tab.title, isTab: true) {
      coordinator.show(tab)
    }
    .bind {
      coordinator.tab == tab
    } show: {
      $0.setOn($1)
    }
  }

  private static func count(_ tab: Coordinator.Tab, _ coordinator: Coordinator) -> Int {
    switch tab {
    case .favorites: coordinator.products.marks.ids.value?.count ?? 0
    case .cart: coordinator.member?.cart.lines.value?.map(\.quantity).reduce(0, +) ?? 0
    case .products, .orders, .account, .settings: 0
    }
  }
}
