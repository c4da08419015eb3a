import ShopCore

/// The frame round each screen: tabs above, keys below. A pure function of the window's models.
@MainActor
enum WindowScreen {
  /// The window at exactly `width` columns and `height` lines, or, without `height`, as long as it needs to be.
  static func lines(_ window: Coordinator, width: Int, height: Int?) -> [Line] {
    let rule = Line(String(repeating: "─", count: width), .dim)
    let footer = footer(window, width: width)
    let room = height.map { max(0, $0 - 3 - footer.count) }
    var body = screen(window, width: width, height: room)
    if let room { body = Array((body + Array(repeating: Line(), count: room)).prefix(room)) }
    let lines = [tabs(window, width: width), rule] + body + [rule] + footer
    return lines.prefix(height ?? lines.count).map { $0.fitted(to: width) }
  }

  private static func screen(_ window: Coordinator, width: Int, height: Int?) -> [Line] {
    switch (window.detail, window.tab) {
    case (let detail?, _): ProductDetailScreen.lines(detail, width: width)
    case (nil, .products):
      ProductListScreen.lines(
        window.products, selected: window.selectedIndex, width: width, height: height)
    case (nil, .favorites):
      FavoritesScreen.lines(
        window.favorites, selected: window.selectedIndex, width: width, height: height)
    }
  }

  private static func tabs(_ window: Coordinator, width: Int) -> Line {
    let likes = window.products.marks.ids.value?.count ?? 0
    let tabs = [(Coordinator.Tab.products, "1 Products"), (.favorites, "2 Favorites")].map { tab, title in
      window.tab == tab ? Line("[\(title)]", .bold) : Line(" \(title) ", .dim)
    }
    let left = tabs.reduce(Line(" ") + Line("Shop", .accent) + Line("  ")) { $0 + $1 }
    return .justified(left, Line(likes == 0 ? "" : "♥ \(likes) ", .accent), width: width)
  }

  private static func footer(_ window: Coordinator, width: Int) -> [Line] {
    let keys =
      window.detail == nil
      ? "↑↓ move  enter open  f favorite  r reload  q quit"
      : "esc back  f favorite  r reload  q quit"
    return (notice(window).map { [Line(" " + $0, .alert)] } ?? []) + [Line(" " + keys, .dim)]
  }

  /// What is wrong with the favorites, unless the screen is about them and says so itself.
  private static func notice(_ window: Coordinator) -> String? {
    if let notice = window.screen.marks.notice { return notice }
    guard case .failed(let message) = window.screen.marks.ids, window.screen !== window.favorites else {
      return nil
    }
    return message
  }
}
