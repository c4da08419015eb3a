import ShopCore

/// All goods, or those that somebody looks for.
@MainActor
enum ProductListScreen {
  static func lines(_ model: ProductListModel, selected: Int?, width: Int, height: Int?) -> [Line] {
    switch model.state {
    case .idle, .loading: Message.lines("Loading products…", width: width)
    case .failed(let message):
      Message.failure("The products could not be loaded.", message, width: width)
    case .loaded([]) where !model.query.isEmpty:
      Message.lines("Nothing is called '\(model.query)'.", width: width)
    case .loaded([]): Message.lines("The shop is empty today.", width: width)
    case .loaded(let products):
      ProductRows.lines(products, marks: model.marks, selected: selected, width: width, height: height)
    }
  }
}
