import ShopCore

/// The goods somebody likes.
@MainActor
enum FavoritesScreen {
  static func lines(_ model: FavoritesModel, selected: Int?, width: Int, height: Int?) -> [Line] {
    switch model.state {
    case .idle, .loading: Message.lines("Loading favorites…", width: width)
    case .failed(let message):
      Message.failure("The favorites could not be loaded.", message, width: width)
    case .loaded([]): Message.lines("No favorites yet. Press f on a product to keep it here.", width: width)
    case .loaded(let products):
      ProductRows.lines(products, marks: model.marks, selected: selected, width: width, height: height)
    }
  }
}
