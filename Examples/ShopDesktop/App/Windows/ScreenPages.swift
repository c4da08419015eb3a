import ShopCheckout
import ShopCore
import Toolkit

/// The screen that is in front. A page stays as long as its model is the one of the screen.
@MainActor
enum ScreenPages {
  static func view(_ controller: WindowController, _ appearance: Appearance, _ search: SearchKey) -> Pages {
    let coordinator = controller.coordinator
    var shown: [Place: (model: ObjectIdentifier?, page: any Control)] = [:]
    return Pages().bind { () -> (Place, (any ScreenModel)?, [any ScreenModel]) in
      (Place(coordinator), coordinator.screen, coordinator.screens)
    } show: { pages, front in
      let (place, model, screens) = front
      let id = model.map(ObjectIdentifier.init)
      if shown[place]?.model != id || shown[place] == nil {
        let page = page(place, model, controller, appearance, search)
        pages.add(page)
        pages.show(page)
        if let old = shown.updateValue((id, page), forKey: place) { pages.remove(old.page) }
      } else if let page = shown[place]?.page {
        pages.show(page)
      }
      for (place, entry) in shown {
        guard let id = entry.model, !screens.contains(where: { ObjectIdentifier($0) == id }) else { continue }
        pages.remove(entry.page)
        shown[place] = nil
      }
    }
  }

  private enum Place: Hashable {
    case tab(Coordinator.Tab)
    case detail, checkout

    @MainActor init(_ coordinator: Coordinator) {
      if coordinator.checkout != nil {
        self = .checkout
      } else if coordinator.detail != nil {
        self = .detail
      } else {
        self = .tab(coordinator.tab)
      }
    }
  }

  private static func page(
    _ place: Place, _ model: (any ScreenModel)?, _ controller: WindowController, _ appearance: Appearance,
    _ search: SearchKey
  ) -> any Control {
    switch model {
    case let model as CheckoutModel: return CheckoutScreen.view(model, controller)
    case let model as ProductDetailModel: return ProductDetailScreen.view(model, controller)
    case let model as ProductListModel: return ProductListScreen.view(model, controller, search)
    case let model as FavoritesModel: return FavoritesScreen.view(model, controller)
    case let model as CartModel: return CartScreen.view(model, controller)
    case let model as OrdersModel: return OrdersScreen.view(model, controller)
    case let model as AccountModel:
      return AccountScreen.view(
        model, controller, isPartOf: place == .tab(.account) ? nil : "\(controller.coordinator.tab.title)")
    default: return SettingsScreen.view(controller, appearance)
    }
  }
}
