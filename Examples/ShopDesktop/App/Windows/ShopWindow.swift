import ShopCore
import Toolkit

/// The frame round the screens: tabs in the header, the screen, and below it what did not work.
@MainActor
struct ShopWindow {
  let controller: WindowController
  private let window: Window

  /// The keys of each window's actions.
  static let keys: [(String, [String])] =
    [
      ("close", ["<Control>w"]), ("search", ["<Control>f"]), ("back", ["<Alt>Left"]),
      ("reload", ["<Control>r", "F5"]),
    ]
    + Coordinator.Tab.allCases.enumerated().map { ("tab-\($1)", ["<Alt>\($0 + 1)"]) }

  init(
    _ application: Application, _ controller: WindowController, _ appearance: Appearance,
    openAnother: @escaping @MainActor () -> Void, onClose: @escaping @MainActor () -> Void
  ) {
    self.controller = controller
    let coordinator = controller.coordinator
    window = Window(application, width: 980, height: 700)
    let back = Button(.init(.back), name: "Back") { coordinator.goBack() }
      .bind {
        coordinator.detail != nil || coordinator.checkout != nil
      } show: {
        $0.isVisible = $1
      }
    let another = Button(.init(.newWindow), name: "New Window", openAnother)
    window.setHeader(HeaderBar(start: [back], title: TabBar.view(controller), end: [another]))
    let search = SearchKey()
    let notice = Label().wrapped(80).margin(x: 18, y: 12)
    let bar = Box.row(0, notice).styled("notice").bind {
      Self.notice(coordinator)
    } show: { bar, text in
      notice.text = text ?? ""
      bar.isVisible = text != nil
    }
    let ruler = Ruler { [layout = controller.layout] in layout.take(width: $0) }
    window.setContent(Box.column(0, ruler, ScreenPages.view(controller, appearance, search).tall(), bar))
    window.bind {
      (Self.title(coordinator))
    } show: {
      $0.setTitle("\($1) – Shop")
    }
    window.onDestroy(onClose)
    addActions(window, search)
  }

  func present() { window.present() }
  func close() { window.close() }

  private func addActions(_ window: Window, _ search: SearchKey) {
    let coordinator = controller.coordinator
    window.action("close") { window.close() }
    window.action("back") { coordinator.goBack() }
    window.onEscape { coordinator.goBack() }
    window.action("search") {
      coordinator.show(.products)
      search.press()
    }
    window.action("reload") { [weak controller] in
      if let screen = coordinator.screen { controller?.reload(screen) }
    }
    for tab in Coordinator.Tab.allCases {
      window.action("tab-\(tab)") { coordinator.show(tab) }
    }
  }

  private static func title(_ coordinator: Coordinator) -> String {
    if coordinator.checkout != nil { return "Check Out" }
    return coordinator.detail?.product.name ?? coordinator.tab.title
  }

  /// What did not work, unless the screen itself says so.
  private static func notice(_ coordinator: Coordinator) -> String? {
    guard !(coordinator.screen is AccountModel) else { return nil }
    if let notice = coordinator.screen?.notice ?? coordinator.member?.cart.notice { return notice }
    guard let marks = (coordinator.screen as? any MarkedScreenModel)?.marks,
      case .failed(let message) = marks.ids,
      coordinator.screen !== coordinator.favorites
    else { return nil }
    return message
  }
}

/// The key that goes to the search field, wherever that is.
@MainActor
final class SearchKey {
  var press: @MainActor () -> Void = {}
}

extension Coordinator.Tab {
  var title: String {
    switch self {
    case .products: "Products"
    case .favorites: "Favorites"
    case .cart: "Cart"
    case .orders: "Orders"
    case .account: "Account"
    case .settings: "Settings"
    }
  }

  var icon: Icon.Shape {
    switch self {
    case .products: .products
    case .favorites: .heart
    case .cart: .cart
    case .orders: .box
    case .account: .person
    case .settings: .sliders
    }
  }
}
