import ShopCore

/// The frame round each screen: tabs above, keys below. A pure function of the window's models and the local state.
@MainActor
enum WindowScreen {
  /// The window at exactly `width` columns and `height` lines, or, without `height`, as long as it needs to be.
  static func lines(
    _ window: Coordinator, _ local: LocalState = LocalState(), width: Int, height: Int?
  ) -> [Line] {
    let rule = Line(String(repeating: "─", count: width), .dim)
    let footer = footer(window, local)
    let room = height.map { max(0, $0 - 3 - footer.count) }
    var body = screen(window, local, width: width, height: room)
    if let room { body = Array((body + Array(repeating: Line(), count: room)).prefix(room)) }
    let lines = [tabs(window, width: width), rule] + body + [rule] + footer
    return lines.prefix(height ?? lines.count).map { $0.fitted(to: width) }
  }

  private static func screen(
    _ window: Coordinator, _ local: LocalState, width: Int, height: Int?
  ) -> [Line] {
    if let checkout = window.checkout { return CheckoutScreen.lines(checkout, width: width) }
    if let detail = window.detail { return ProductDetailScreen.lines(detail, width: width) }
    let selected = window.selectedIndex
    switch window.tab {
    case .products:
      return ListScreens.products(window.products, selected: selected, width: width, height: height)
    case .favorites:
      return ListScreens.favorites(window.favorites, selected: selected, width: width, height: height)
    case .cart:
      guard let cart = window.member?.cart else { break }
      return ListScreens.cart(cart, selected: selected, width: width)
    case .orders:
      guard let orders = window.member?.orders else { break }
      return ListScreens.orders(orders, width: width)
    case .account: break
    case .settings: return SettingsScreen.lines(local, width: width)
    }
    return AccountScreen.lines(window.account, width: width)
  }

  private static let titles: [(Coordinator.Tab, String)] = [
    (.products, "1 Products"), (.favorites, "2 Favorites"), (.cart, "3 Cart"), (.orders, "4 Orders"),
    (.account, "5 Account"), (.settings, "6 Settings"),
  ]

  private static func tabs(_ window: Coordinator, width: Int) -> Line {
    let likes = window.products.marks.ids.value?.count ?? 0
    let tabs = titles.map { tab, title in
      window.tab == tab ? Line("[\(title)]", .bold) : Line(" \(title) ", .dim)
    }
    let left = tabs.reduce(Line(" ") + Line("Shop", .accent) + Line("  ")) { $0 + $1 }
    return .justified(left, Line(likes == 0 ? "" : "♥ \(likes) ", .accent), width: width)
  }

  private static func footer(_ window: Coordinator, _ local: LocalState) -> [Line] {
    if let prompt = local.prompt { return [Line(" " + prompt.shown, .bold)] }
    return (notice(window).map { [Line(" " + $0, .alert)] } ?? []) + [Line(" " + keys(window), .dim)]
  }

  private static func keys(_ window: Coordinator) -> String {
    if window.checkout != nil { return "enter order  esc back  q quit" }
    if window.detail != nil { return "esc back  f favorite  a add to cart  +/- price  r reload  q quit" }
    switch window.tab {
    case .products:
      let search = window.products.search
      let found = search.isEmpty ? "/ search  o order" : "/ search: \(search)"
      return "↑↓ move  enter open  f favorite  a add to cart  \(found)  q quit"
    case .favorites: return "↑↓ move  enter open  f favorite  a add to cart  r reload  q quit"
    case .cart where window.member != nil: return "↑↓ move  +/- amount  c check out  r reload  q quit"
    case .orders where window.member != nil: return "r reload  q quit"
    case .settings: return "t theme  x clear pictures  q quit"
    case .cart, .orders, .account: return "s sign in or out  r reload  q quit"
    }
  }

  /// What did not work, unless the screen itself says so.
  private static func notice(_ window: Coordinator) -> String? {
    if let notice = window.screen?.notice ?? window.member?.cart.notice { return notice }
    guard let marks = (window.screen as? any MarkedScreenModel)?.marks, case .failed(let message) = marks.ids,
      window.screen !== window.favorites
    else { return nil }
    return message
  }
}
